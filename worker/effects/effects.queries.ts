import { and, asc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import { effects } from '../../schema/effects/table';
import type { AnyDb } from '../platform/db';

export type EffectRow = typeof effects.$inferSelect;

/** The remaining effects of a cause, in order. */
export function listEffects(db: AnyDb, cause: string): Promise<EffectRow[]> {
  return db
    .select()
    .from(effects)
    .where(and(gte(effects.id, `${cause}:`), lt(effects.id, `${cause};`)))
    .orderBy(asc(effects.id));
}

/**
 * Overdue effects, longest overdue first: a failed one comes after those that were due before its next
 * attempt.
 */
export function listDue(db: AnyDb, now: number, limit: number): Promise<EffectRow[]> {
  return db
    .select()
    .from(effects)
    .where(lte(effects.dueAt, now))
    .orderBy(asc(effects.dueAt), asc(effects.id))
    .limit(limit);
}

export const deleteEffect = (db: AnyDb, id: string) => db.delete(effects).where(eq(effects.id, id));

const MAX_WAIT_MS = 3_600_000;
/** 2^6 minutes exceed the longest wait; a shift by 48 would overflow and make the effect due at once. */
const MAX_DOUBLINGS = 6;

/** Schedules the next attempt in 1, 2, 4 … 60 minutes. */
export const waitAgain = (db: AnyDb, id: string, now: number) =>
  db
    .update(effects)
    .set({
      attempts: sql`${effects.attempts} + 1`,
      dueAt: sql`${now} + min(60000 << min(${effects.attempts}, ${MAX_DOUBLINGS}), ${MAX_WAIT_MS})`,
    })
    .where(eq(effects.id, id));
