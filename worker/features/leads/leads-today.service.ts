import type { LeadsTodayDto } from '../../../schema/leads/output';
import type { UserCtx } from '../../context';
import { indianDayStart } from '../../platform/clock';
import { readerOf } from './lead-access.sql';
import { toLeadDto } from './leads.dto';
import { maskOf } from './leads.service';
import * as queries from './leads-today.queries';

const DAY_MS = 24 * 3_600_000;
const MOST = 100;
const SHOWN = 3;

/**
 * What the seller should do today: new offers, follow-ups due by the end of the day in India, people waiting
 * for an answer. Masked leads stay masked.
 */
export async function leadsToday(ctx: UserCtx): Promise<LeadsTodayDto> {
  const reader = readerOf(ctx);
  const until = indianDayStart(ctx.clock.now()) + DAY_MS;
  const mask = maskOf(ctx);
  const shard = ctx.shardOf(ctx.actor.user.id);
  const [counts, due, posters] = await Promise.all([
    queries.countToday(shard, reader, until, MOST),
    queries.listDue(shard, reader, until, SHOWN),
    queries.listOutdatedPosters(shard, reader.ownerId, MOST),
  ]);
  return {
    ...counts,
    followUps: due.map((row) => toLeadDto(row, mask)),
    outdatedPosters: posters,
  };
}
