import { type SQL, sql } from 'drizzle-orm';
import { wants } from '../../../schema/wants/table';
import { updateWhere } from '../../platform/db';

/** Deletes what the buyer of a withdrawn lead was waiting for. */
export const dropWantsOfWithdrawn = (lead: SQL): SQL =>
  sql`delete from wants where lead_id = ${lead}
    and exists (select 1 from leads l where l.id = wants.lead_id and l.withdrawn_at is not null)`;

/** Keeps what a buyer waits for when their lead is merged into another that has none. */
export const moveWants = ({ from, to, guard }: { from: string; to: string; guard: SQL }): SQL =>
  updateWhere(
    wants,
    { leadId: to },
    sql`where lead_id = ${from} and ${guard} and not exists (select 1 from wants w where w.lead_id = ${to})`,
  );
