import { sql } from 'drizzle-orm';
import type { RestoreLogEntry } from '../../../schema/restore/copy';
import type { DirectoryDb } from '../../platform/db';
import { type Range, timesOf } from './restore.queries';

/**
 * Suspensions, from the activity log; new passwords, from the mails that the same batch stores; erasures,
 * from the accounts waiting for theirs and from the log.
 */
export function listOfDirectory(db: DirectoryDb, range: Range) {
  const { from, to } = range;
  const { since, until } = timesOf(range);
  return db.all<RestoreLogEntry>(sql`
    select case action when 'user_suspended' then 'suspended' when 'user_restored' then 'reinstated' else 'erasing' end as kind,
      entity_id as subject, created_at as at from activity_logs
      where id >= ${from} and id < ${to} and action in ('user_suspended', 'user_restored', 'account_erased')
    union all select 'password', user_id, created_at from messages
      where id >= ${from} and id < ${to} and kind = 'security' and data ->> 'what' = 'password' and user_id is not null
    union all select 'erasing', id, erasing_at from accounts
      where erasing_at is not null and erased_at is null and erasing_at >= ${since} and erasing_at < ${until}`);
}
