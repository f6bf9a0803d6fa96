import { z } from 'zod';
import type { Ctx } from '../context';
import { EFFECTS } from '../features/effects';
import type { Followed } from '../features/feature';
import type { AnyDb } from '../platform/db';
import type { EffectKind, Payloads } from '../platform/effect-kinds';
import { hasBudget } from '../platform/query-budget';
import { withTimeout } from '../platform/timeout';
import * as queries from './effects.queries';

const PATIENCE_MS = 2_000;
const QUEUED_AFTER_SECONDS = 20;
const MAX_A_RUN = 200;

/** The queue's message: a request that could not apply its effects. */
export const LeftBehind = z.strictObject({ from: z.string(), cause: z.string() });

/**
 * Applies one effect in its target database, and deletes it in the database of its cause. Returns the effects
 * that follow from it.
 */
async function carryOut(ctx: Ctx, from: AnyDb, { id, kind, payload }: queries.EffectRow): Promise<Followed> {
  const { apply } = EFFECTS[kind as EffectKind];
  const followed = await (
    apply as (ctx: Ctx, payload: Payloads[EffectKind], id: string) => Promise<Followed>
  )(ctx, payload as Payloads[EffectKind], id);
  await queries.deleteEffect(from, id);
  return followed;
}

async function settleAll(ctx: Ctx, from: AnyDb, cause: string): Promise<void> {
  for (const effect of await queries.listEffects(from, cause)) {
    if (!hasBudget()) throw new Error('the job has used its queries');
    const followed = await carryOut(ctx, from, effect);
    if (followed) await settleAll(ctx, followed.from, followed.cause);
  }
}

/**
 * Applies a cause's effects in other databases, and those that follow from them. False if that was not
 * possible in time: the queue and the job retry, and applying an effect twice changes nothing. Never throws,
 * since the cause has already happened.
 */
export async function settleEffects(ctx: Ctx, from: AnyDb, cause: string): Promise<boolean> {
  try {
    await withTimeout(PATIENCE_MS, settleAll(ctx, from, cause), () => new Error('effects take too long'));
    return true;
  } catch (error) {
    console.error('effects were not done, will try again', error);
    ctx.defer(Promise.resolve(ctx.queue?.send({ from: ctx.nameOf(from), cause }, QUEUED_AFTER_SECONDS)));
    return false;
  }
}

/** Job: applies the overdue effects of a database. One that fails waits longer each time. */
export async function settleDueEffects(ctx: Ctx, from: AnyDb): Promise<void> {
  const now = ctx.clock.now();
  for (const effect of await queries.listDue(from, now, MAX_A_RUN)) {
    if (!hasBudget()) return;
    try {
      const followed = await carryOut(ctx, from, effect);
      if (followed) await settleAll(ctx, followed.from, followed.cause);
    } catch (error) {
      console.error(`effect ${effect.kind} failed, attempt ${effect.attempts + 1}`, error);
      await queries.waitAgain(from, effect.id, now);
    }
  }
}
