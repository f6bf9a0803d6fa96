import type { Picked } from '../../../schema/bulk/input';
import type { BulkChangeDto, RefusedRow } from '../../../schema/bulk/output';
import { MAX_AT_ONCE, UNDO_BULK_MINUTES } from '../../../schema/bulk/rules';
import { SWITCHED_ROLE } from '../../../schema/staff/abilities';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import type { ShardDb } from '../../platform/db';
import { newId } from '../../platform/random';
import { invalidatePages } from '../vehicles/cached-pages.service';
import * as queries from './bulk.queries';
import { type BulkAsk, judge, refuse, type Verdict } from './judge';

export const UNDO_BULK_MS = UNDO_BULK_MINUTES * 60_000;

/** A request may call the cache a thousand times, and each page has six copies; other pages expire after a minute. */
const MAX_PAGES = 100;

/** Applies the effects of a change of many vehicles, and invalidates their pages, the profile once. */
export async function followMany(
  ctx: UserCtx,
  shard: ShardDb,
  { ids, pages, effects, cause }: { ids: readonly string[]; pages: string[]; effects: number; cause: string },
): Promise<void> {
  if (effects > 0) await ctx.settle(shard, cause);
  if (ids.length === 0) return;
  const { username } = ctx.actor.user;
  await invalidatePages(ctx, [
    ...(username ? [`/${username}`] : []),
    ...ids.slice(0, MAX_PAGES).map((id) => `/vehicle/${id}`),
    ...pages.map((id) => `/republished/${id}`),
  ]);
}

const isRefused = (verdict: Verdict): verdict is RefusedRow => 'code' in verdict;

/**
 * Changes up to 200 vehicles in one statement, each only if it is the seller's, not sold (but for deletion) and still as
 * it was seen; answers which were changed, and of the others why not. Prices are in major units; a salesperson's stay
 * within what the owner allows. Sent again with the same operation it changes nothing and answers the same. Throws only
 * for what concerns all of them, as `chosenAnswerer` does.
 */
export async function changeMany(
  ctx: UserCtx,
  { operation, vehicles }: Picked,
  ask: BulkAsk,
): Promise<BulkChangeDto> {
  const { user, member } = ctx.actor;
  const shard = ctx.shardOf(user.id);
  const lowerPercent = member?.role === SWITCHED_ROLE ? member.switches.lowerPercent : null;
  const now = ctx.clock.now();
  const cause = newId(now);
  const of = { ownerId: user.id, operation };
  const asked = vehicles.slice(0, MAX_AT_ONCE);
  const [before, rows] = await Promise.all([
    queries.findOperation(shard, of),
    queries.listOwn(
      shard,
      user.id,
      asked.map(({ id }) => id),
    ),
  ]);
  const own = new Map(rows.map((row) => [row.id, row]));
  const verdicts = asked.map((one) => judge(one, own.get(one.id), ask, lowerPercent));
  const given = verdicts.flatMap((verdict) => ('given' in verdict ? [verdict.given] : []));
  const write = ask.kind === 'price' ? { kind: ask.kind, isLimited: lowerPercent !== null } : ask;
  const done =
    before || given.length === 0
      ? null
      : await queries.changeMany(shard, {
          ...of,
          personId: member?.personId ?? null,
          given,
          write,
          cause,
          now,
        });
  const stored = done ?? before;
  const changed = new Set(stored?.rows.map(({ id }) => id));
  if (done) await followMany(ctx, shard, { ids: [...changed], cause, ...done });
  const others = verdicts.filter(
    (verdict) =>
      !changed.has('given' in verdict ? verdict.given.id : 'same' in verdict ? verdict.same : verdict.id),
  );
  return {
    changed: vehicles.flatMap(({ id }) => (changed.has(id) ? [id] : [])),
    same: others.flatMap((verdict) => ('same' in verdict ? [verdict.same] : [])),
    refused: [
      ...others.filter(isRefused),
      // Changed while this request was on its way.
      ...others.flatMap((verdict) =>
        'given' in verdict ? [refuse(verdict.given.id, 'listing_changed')] : [],
      ),
      ...vehicles.slice(MAX_AT_ONCE).map(({ id }) => refuse(id, 'too_many_at_once', { limit: MAX_AT_ONCE })),
    ],
    undoUntil: stored && changed.size > 0 ? iso(stored.at + UNDO_BULK_MS) : null,
  };
}
