import type { RestoreLogEntry } from '../../schema/restore/copy.ts';
import type { Ask, Write } from '../lib/backup.ts';

/**
 * Repeats in restored databases what their copies in the bucket record, and finds sellers whose account is
 * gone.
 */

export interface Restored {
  ask: Ask;
  write: Write;
}

/** Ids are ours and contain nothing that needs escaping (RestoreLogCopy). */
const text = (value: string) => `'${value}'`;
const listed = (ids: readonly string[]) => ids.map(text).join(', ');
const NOW = 'unixepoch() * 1000';

const setActive = (id: string, isActive: boolean) =>
  `update accounts set is_active = ${isActive ? 1 : 0}, version = version + 1, updated_at = ${NOW}
    where id = ${text(id)} and is_active <> ${isActive ? 1 : 0} and erasing_at is null`;

/** The statements for each kind, in the database where it happened. Repeating them changes nothing. */
const STATEMENTS: Record<RestoreLogEntry['kind'], (id: string) => string[]> = {
  suspended: (id) => [setActive(id, false)],
  reinstated: (id) => [setActive(id, true)],
  // The new password is not in the copy, so the person must request a code.
  password: (id) => [
    `update accounts set password = null, updated_at = ${NOW} where id = ${text(id)} and password is not null`,
  ],
  // Recreates an already erased account as a shell, by which the job finds what a restored shard has of the
  // person.
  erasing: (id) => [
    `insert into accounts (id, first_name, last_name, created_at, updated_at)
      values (${text(id)}, 'Erased', 'person', ${NOW}, ${NOW}) on conflict (id) do nothing`,
    `update accounts set erasing_at = ${NOW}, erased_at = null, is_active = 0, is_admin = 0, version = version + 1, updated_at = ${NOW}
      where id = ${text(id)} and (erasing_at is null or erased_at is not null)`,
    `update sessions set revoked_at = ${NOW} where user_id = ${text(id)} and revoked_at is null`,
  ],
  offer: (id) => {
    const lead = `(select lead_id from lead_offers where id = ${text(id)})`;
    return [
      `update lead_offers set withdrawn_at = ${NOW}, buyer_name = null, message = null where id = ${text(id)} and withdrawn_at is null`,
      `update leads set buyer_name = null, buyer_mobile = 'withdrawn ' || id, device_hash = null, message = null, notes = null,
        withdrawn_at = ${NOW}, updated_at = ${NOW} where id = ${lead} and withdrawn_at is null
        and not exists (select 1 from lead_offers o where o.lead_id = leads.id and o.withdrawn_at is null)`,
    ];
  },
  enquiry: (id) => [
    `update enquiries set buyer_name = null, buyer_mobile = '', device_hash = '', withdrawn_at = ${NOW}, updated_at = ${NOW}
      where id = ${text(id)} and withdrawn_at is null`,
  ],
};

/** The last entry wins for suspending and reinstating. */
function lastOnes(entries: readonly RestoreLogEntry[]): RestoreLogEntry[] {
  const last = new Map<string, RestoreLogEntry>();
  for (const entry of [...entries].sort((one, other) => one.at - other.at)) {
    const what = entry.kind === 'reinstated' ? 'suspended' : entry.kind;
    last.set(`${what} ${entry.subject}`, entry);
  }
  return [...last.values()];
}

/**
 * Repeats what happened in a database after the time to which it was restored. Returns the number of entries.
 */
export async function repeatEntries(
  { write }: Restored,
  entries: readonly RestoreLogEntry[],
): Promise<number> {
  const all = lastOnes(entries);
  for (const { kind, subject } of all) await write(STATEMENTS[kind](subject));
  return all.length;
}

/**
 * Sends to the shards the accounts that changed in the directory since; a shard applies what is newer than
 * its copy.
 */
export async function pushAccounts({ write }: Restored, since: number): Promise<void> {
  const changed = `updated_at > ${since}`;
  await write([
    `insert or replace into effects (id, kind, target, payload, attempts, due_at, created_at)
      select 'restored-' || id || ':account', 'account', id, json_object('id', id, 'version', version + 1, 'username', username, 'plan', subscription_plan,
        'endsAt', subscription_ends_at, 'graceUntil', profile_grace_until, 'isActive', is_active, 'erasingAt', erasing_at,
        'firstName', first_name, 'lastName', last_name, 'createdAt', created_at, 'notice', null), 0, 0, ${NOW}
      from accounts where ${changed}`,
    `update accounts set version = version + 1 where ${changed}`,
  ]);
}

/** D1 accepts statements of up to 100 KB. */
const AT_ONCE = 2_000;

export interface Orphan {
  id: string;
  listings: number;
}

/**
 * Sellers of a shard without an account: their listings are online, but nobody can sign in to manage them.
 */
export async function findOrphans(directory: Restored, shard: Restored): Promise<Orphan[]> {
  const orphans: Orphan[] = [];
  for (let after = ''; ; ) {
    const sellers = await shard.ask(
      `select id from sellers where id > ${text(after)} order by id limit ${AT_ONCE}`,
    );
    const ids = sellers.map(({ id }) => String(id));
    if (ids.length === 0) return orphans;
    const known = await directory.ask(`select id from accounts where id in (${listed(ids)})`);
    const accounts = new Set(known.map(({ id }) => String(id)));
    for (const id of ids.filter((one) => !accounts.has(one))) {
      const [row] = await shard.ask(
        `select count(*) as n from vehicles where user_id = ${text(id)} and is_active = 1`,
      );
      orphans.push({ id, listings: Number(row?.n) });
    }
    after = ids.at(-1) ?? '';
  }
}
