import { type SQL, sql } from 'drizzle-orm';
import { effects } from '../../schema/effects/table';
import { insertWhere } from './db';
import type { EffectKind } from './effect-kinds';

/** The causing request applies it at once; if that fails, it is due after this time. */
const DUE_AFTER_MS = 30_000;

interface NewEffect {
  /** An id made by the service, which settles it after the batch. */
  cause: string;
  /** Tells the effects of one cause apart. */
  rest?: SQL;
  kind: EffectKind;
  /** An id of the seller whose shard it is applied in; null for the directory. */
  target: string | SQL | null;
  /** JSON, as in `Payloads` (effect-kinds.ts). */
  payload: SQL;
  now: number;
}

/**
 * Stores an effect if `guard` (the rest of a SELECT) holds, in the batch of its cause. The service then calls
 * `ctx.settle`.
 */
export const storeEffect = ({ cause, rest, kind, target, payload, now }: NewEffect, guard: SQL): SQL =>
  insertWhere(
    effects,
    {
      id: sql`${cause} || ':' || ${rest ?? sql`${kind}`}`,
      kind,
      target,
      payload,
      attempts: 0,
      dueAt: now + DUE_AFTER_MS,
      createdAt: now,
    },
    sql`${guard} on conflict (id) do nothing`,
  );

/** A payload known in advance. */
export const json = (value: unknown): SQL => sql`${JSON.stringify(value)}`;
