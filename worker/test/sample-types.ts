import type { World } from './world';

export type Body = Record<string, unknown>;

/**
 * A feature's samples for the tests generated from the route table: a request that each of its routes
 * accepts.
 */
export interface FeatureSamples<Made> {
  /** Creates what only this feature's routes refer to. */
  make?: (world: World) => Promise<Made>;
  /** The value of a parameter, by the path segment before it. */
  ids?: Record<string, (world: World, made: Made) => string>;
  /** Addresses that do not follow `ids`, by method and path. */
  paths?: Record<string, (world: World, made: Made) => string>;
  /** Bodies of allowed callers, by method and path. */
  bodies?: Record<string, (world: World, made: Made) => Body | Promise<Body>>;
}

/** For the export `samples` of a feature's `*.samples.ts`. */
// biome-ignore lint/suspicious/noExplicitAny: what a feature makes is only its own business.
export const samplesOf = <Made = any>(samples: FeatureSamples<Made>): FeatureSamples<Made> => samples;
