import type { JOBS, JobName } from '../../schema/operations/jobs';
import type { Ctx } from '../context';
import type { createRouter } from '../http/app-env';
import type { Group } from '../http/docs/groups';
import type { RouteEntry } from '../http/route-entry';
import type { AnyDb, DirectoryDb, ShardDb } from '../platform/db';
import type { EffectKind, Payloads } from '../platform/effect-kinds';

/** A part of the product: its routes, where they are mounted, and their declarations. */
export interface Feature {
  /** Its section in the API documentation. */
  group: Group;
  entries?: Record<string, RouteEntry>;
  /** Where it is mounted, if not at its path in schema/common/api-paths.ts. */
  at?: string;
  /** Missing for forms of documents, which worker/pages handles. */
  routes?: ReturnType<typeof createRouter>;
}

interface DatabaseOf {
  directory: DirectoryDb;
  shards: ShardDb;
  all: AnyDb;
}

/**
 * The cron's jobs of all features, each run in one database at a time. Running twice or after a missed tick
 * changes nothing.
 */
export type AllJobs = {
  [Name in JobName]: (ctx: Ctx, db: DatabaseOf[(typeof JOBS)[Name]['in']]) => Promise<unknown>;
};
export type Jobs = Partial<AllJobs>;

/** Effects stored in the batch that applied this one, to be settled next. */
export type Followed = { from: AnyDb; cause: string } | null;

interface Effect<Kind extends EffectKind> {
  from: 'directory' | 'shard';
  to: 'directory' | 'shard';
  /** For the table in docs/decisions/shards.md. */
  does: string;
  /** Why applying it twice is harmless. */
  once: string;
  /**
   * Why applying it late is harmless: the column with the version that orders it relative to its opposite, or
   * why nothing undoes it.
   */
  order: string;
  apply: (ctx: Ctx, payload: Payloads[Kind], effectId: string) => Promise<Followed>;
}

/** How one database changes another. */
export type AllEffects = { [Kind in EffectKind]: Effect<Kind> };
export type Effects = Partial<AllEffects>;
