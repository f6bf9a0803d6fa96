import { PLANS } from '../../../schema/billing/plans';
import type { BulkUndoDto, RefusedRow } from '../../../schema/bulk/output';
import { type BulkKind, UNDO_BULK_MINUTES } from '../../../schema/bulk/rules';
import { AppError } from '../../../schema/common/errors';
import { SWITCHED_ROLE } from '../../../schema/staff/abilities';
import type { Ctx, UserCtx } from '../../context';
import type { ShardDb } from '../../platform/db';
import { hasBudget } from '../../platform/query-budget';
import { newId } from '../../platform/random';
import { findOperation, type StoredOperation } from './bulk.queries';
import { followMany, UNDO_BULK_MS } from './bulk.service';
import * as queries from './bulk-undo.queries';
import { refuse } from './judge';

/** Why each vehicle that undo left as it is stays so. */
async function reasons(
  ctx: UserCtx,
  operation: StoredOperation,
  ids: readonly string[],
): Promise<RefusedRow[]> {
  if (ids.length === 0) return [];
  const { user } = ctx.actor;
  const rows = new Map(
    (await queries.findKept(ctx.shardOf(user.id), user.id, ids)).map((row) => [row.id, row]),
  );
  const versions = new Map(operation.rows.map(({ id, version }) => [id, version]));
  const limit = PLANS[user.subscriptionPlan].limits.liveVehicles;
  return ids.map((id) => {
    const row = rows.get(id);
    if (!row || (!row.isActive && operation.kind !== 'delete')) return refuse(id, 'vehicle_not_found');
    if (row.version !== (versions.get(id) ?? 0) + 1) return refuse(id, 'listing_changed');
    if (row.isListedAgain) return refuse(id, 'listed_again');
    if (operation.kind === 'price') return refuse(id, 'not_your_role');
    if (operation.kind === 'answerer') return refuse(id, 'member_not_found');
    return refuse(id, 'live_limit', { limit: limit ?? 0 });
  });
}

/**
 * Undoes a bulk change of one of these kinds within ten minutes: restores the vehicles that nobody has changed since, as
 * far as the plan has room and staff may, and answers why the others stay. A second time it answers the same. Throws
 * not_found (404) for any other operation, bulk_not_undoable (409) once it is final.
 */
export async function undoMany(
  ctx: UserCtx,
  operation: string,
  kinds: readonly BulkKind[],
): Promise<BulkUndoDto> {
  const { user, member } = ctx.actor;
  const shard = ctx.shardOf(user.id);
  const of = { ownerId: user.id, operation };
  const before = await findOperation(shard, of);
  if (!before || !kinds.includes(before.kind)) throw new AppError('not_found');
  // Otherwise undoing the owner's price would forget from where they may lower it.
  const isOthersPrice = before.kind === 'price' && before.personId !== member?.personId;
  if (member?.role === SWITCHED_ROLE && isOthersPrice)
    return { restored: [], kept: before.rows.map(({ id }) => refuse(id, 'not_your_role')) };
  const now = ctx.clock.now();
  if (before.restored === null) {
    const cause = newId(now);
    const undone = await queries.undoMany(shard, {
      ...of,
      kind: before.kind,
      personId: member?.personId ?? null,
      liveLimit: PLANS[user.subscriptionPlan].limits.liveVehicles,
      finalUpTo: now - UNDO_BULK_MS,
      cause,
      now,
    });
    await followMany(ctx, shard, { ids: before.rows.map(({ id }) => id), cause, ...undone });
  }
  const after = before.restored ? before : await findOperation(shard, of);
  if (!after?.restored) throw new AppError('bulk_not_undoable', { values: { minutes: UNDO_BULK_MINUTES } });
  const restored = new Set(after.restored);
  const kept = after.rows.map(({ id }) => id).filter((id) => !restored.has(id));
  return { restored: after.restored, kept: await reasons(ctx, after, kept) };
}

const MAX_BATCH = 20;

/** Job: makes bulk changes final that can no longer be undone, and notifies republishers of what they closed. */
export async function finishBulkChanges(ctx: Ctx, shard: ShardDb): Promise<void> {
  const now = ctx.clock.now();
  for (let isMore = true; isMore && hasBudget(); ) {
    const over = await queries.listOver(shard, now - UNDO_BULK_MS, MAX_BATCH);
    isMore = over.length === MAX_BATCH;
    for (const operation of over) {
      const cause = newId(now);
      await queries.finish(shard, operation, { cause, now });
      await ctx.settle(shard, cause);
    }
  }
}
