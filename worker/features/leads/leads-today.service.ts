import type { CallListDto, LeadsTodayDto } from '../../../schema/leads/output';
import type { UserCtx } from '../../context';
import { indianDayStart } from '../../platform/clock';
import { stockToday } from '../vehicles/stock-today.service';
import { readerOf } from './lead-access.sql';
import { toLeadDto } from './leads.dto';
import { maskOf } from './leads.service';
import * as queries from './leads-today.queries';

const DAY_MS = 24 * 3_600_000;
const MOST = 100;
const SHOWN = 3;
/** After this time a new offer is called unanswered. */
const WAITING_MS = 2 * 3_600_000;
const SCANNED = 200;
/** Of each part of the call list. */
const CALLS = 50;

/**
 * What the seller should do today: new offers, the ones that wait for two hours, follow-ups due by the end of the day in
 * India, people waiting for an answer, vehicles without an offer or with few photos. Masked leads stay masked.
 */
export async function leadsToday(ctx: UserCtx): Promise<LeadsTodayDto> {
  const reader = readerOf(ctx);
  const now = ctx.clock.now();
  const until = indianDayStart(now) + DAY_MS;
  const mask = maskOf(ctx);
  const shard = ctx.shardOf(ctx.actor.user.id);
  const [counts, due, unanswered, stock, posters] = await Promise.all([
    queries.countToday(shard, reader, { now, until, limit: MOST }),
    queries.listDue(shard, reader, until, SHOWN),
    queries.listUnanswered(shard, reader, { before: now - WAITING_MS, scanned: SCANNED, limit: SHOWN }),
    stockToday(ctx, SHOWN),
    queries.listOutdatedPosters(shard, reader.ownerId, MOST),
  ]);
  return {
    ...counts,
    ...stock,
    followUps: due.map((row) => toLeadDto(row, mask)),
    unanswered: unanswered.map((row) => toLeadDto(row, mask)),
    outdatedPosters: posters,
  };
}

/** Whom the seller should call: due follow-ups, new offers that nobody has answered, and buyers close to a sale. */
export async function callList(ctx: UserCtx): Promise<CallListDto> {
  const reader = readerOf(ctx);
  const now = ctx.clock.now();
  const shard = ctx.shardOf(ctx.actor.user.id);
  const mask = maskOf(ctx);
  const [due, unanswered, hot] = await Promise.all([
    queries.listDue(shard, reader, indianDayStart(now) + DAY_MS, CALLS),
    queries.listUnanswered(shard, reader, { before: now + 1, scanned: SCANNED, limit: CALLS }),
    queries.listHot(shard, reader, { scanned: SCANNED, limit: CALLS }),
  ]);
  const shown = (rows: typeof due) => rows.map((row) => toLeadDto(row, mask));
  const isDue = new Set(due.map(({ lead }) => lead.id));
  return {
    due: shown(due),
    unanswered: shown(unanswered.filter(({ lead }) => !isDue.has(lead.id))),
    hot: shown(hot),
  };
}
