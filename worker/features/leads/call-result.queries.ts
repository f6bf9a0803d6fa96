import { and, eq, type SQL, sql } from 'drizzle-orm';
import { OPEN_STATUSES } from '../../../schema/leads/call-results';
import { UNDO_LEAD_MINUTES } from '../../../schema/leads/input';
import type { LeadStatus } from '../../../schema/leads/lead-statuses';
import { leads } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { type LeadReader, mayRead } from './lead-access.sql';

/** What a result changes; what is not named stays. */
export interface CallOutcome {
  /** For a lead that has it; others keep theirs. */
  moves: { from: LeadStatus | 'any'; to: LeadStatus } | null;
  hasSpoken: boolean;
  /** `due`: a follow-up that was due by then is done, a later one stays. */
  followUp: { at: number | null } | { due: number };
}

interface OwnLead {
  reader: LeadReader;
  id: string;
  now: number;
}

const BEFORE = [
  'status',
  'previousStatus',
  'statusChangedAt',
  'followUpAt',
  'followUpNotifiedAt',
  'followUpById',
  'lastContactAt',
  'answeredAt',
] as const satisfies readonly (keyof typeof leads.$inferSelect)[];

const before = (now: number): SQL =>
  sql`json_object(${sql.join(
    BEFORE.map((name) => sql`${sql.raw(`'${name}'`)}, ${leads[name]}`),
    sql`, `,
  )}, 'at', ${now})`;

const isOwn = ({ reader, id }: OwnLead) => and(eq(leads.id, id), mayRead(reader));

/**
 * Records what came of a call, and what it replaced; only for an open lead that is not withdrawn, enforced in
 * the WHERE. False if nothing was written.
 */
export async function recordCall(
  db: ShardDb,
  lead: OwnLead,
  { moves, hasSpoken, followUp }: CallOutcome,
): Promise<boolean> {
  const { now } = lead;
  const isMoved = moves
    ? sql`${leads.status} ${moves.from === 'any' ? sql`<>` : sql`=`} ${moves.from === 'any' ? moves.to : moves.from}`
    : sql`false`;
  const isDone = 'due' in followUp ? sql`${leads.followUpAt} < ${followUp.due}` : sql`true`;
  const due = 'at' in followUp ? followUp.at : null;
  const written = await db
    .update(leads)
    .set({
      beforeCall: before(now),
      status: moves ? sql`iif(${isMoved}, ${moves.to}, ${leads.status})` : undefined,
      previousStatus: sql`iif(${isMoved}, ${leads.status}, ${leads.previousStatus})`,
      statusChangedAt: sql`iif(${isMoved}, ${now}, ${leads.statusChangedAt})`,
      followUpAt: sql`iif(${isDone}, ${due}, ${leads.followUpAt})`,
      followUpNotifiedAt: sql`iif(${isDone}, null, ${leads.followUpNotifiedAt})`,
      followUpById: sql`iif(${isDone}, ${lead.reader.memberId}, ${leads.followUpById})`,
      lastContactAt: hasSpoken ? now : undefined,
      answeredAt: sql`coalesce(${leads.answeredAt}, ${now})`,
      updatedAt: now,
    })
    .where(
      and(
        isOwn(lead),
        sql`${leads.status} in ${OPEN_STATUSES} and ${leads.withdrawnAt} is null and ${leads.unlikelyReason} is null`,
      ),
    )
    .returning({ id: leads.id });
  return written.length === 1;
}

/**
 * Restores what the last result of a call replaced, within ten minutes and unless the status was changed
 * since. False if nothing was written.
 */
export async function undoCall(db: ShardDb, lead: OwnLead): Promise<boolean> {
  const old = (name: (typeof BEFORE)[number] | 'at') => sql`${leads.beforeCall} ->> ${sql.raw(`'${name}'`)}`;
  const written = await db
    .update(leads)
    .set({
      ...Object.fromEntries(BEFORE.map((name) => [name, old(name)])),
      beforeCall: null,
      updatedAt: lead.now,
    })
    .where(
      and(
        isOwn(lead),
        sql`${leads.withdrawnAt} is null and ${old('at')} > ${lead.now - UNDO_LEAD_MINUTES * 60_000}
          and (${leads.statusChangedAt} is ${old('statusChangedAt')} or ${leads.statusChangedAt} = ${old('at')})`,
      ),
    )
    .returning({ id: leads.id });
  return written.length === 1;
}
