import type { Ctx } from '../../context';
import { indianDayStart } from '../../platform/clock';
import type { ShardDb } from '../../platform/db';
import * as queries from './answers.queries';

const DAY_MS = 86_400_000;
const DAYS = 90;
const LEAST_ANSWERS = 5;
/** A slower seller is not described. */
const MAX_MINUTES = 24 * 60;
const MAX_BATCH = 100;

/**
 * Job: once a day (IST) for each seller with a public profile, counts how soon they usually call after an offer.
 */
export async function countAnswers(ctx: Ctx, shard: ShardDb): Promise<void> {
  const now = ctx.clock.now();
  const rows = await queries.listUncounted(shard, indianDayStart(now), MAX_BATCH);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const span = { from: now - DAYS * DAY_MS, to: now };
  const medians = await queries.listMedians(shard, { sellers: ids, ...span, least: LEAST_ANSWERS });
  const quick = medians.filter(({ minutes }) => minutes <= MAX_MINUTES);
  await queries.saveUsualAnswers(shard, ids, quick, now);
}
