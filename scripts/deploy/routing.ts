import { movedBuckets } from '../../worker/platform/buckets.ts';
import { type Api, orNull } from './api.ts';

export interface Share {
  version_id: string;
  percentage: number;
}

/** The traffic shares of the live versions; empty before the first deployment. */
export async function readShares(api: Api, worker: string): Promise<Share[]> {
  const path = `/workers/scripts/${worker}/deployments`;
  const found = await orNull(api.of<{ deployments: { versions: Share[] }[] }>(path));
  return found?.deployments[0]?.versions ?? [];
}

/** Where a version looks for a seller's rows: its shards by binding, and the moved buckets (`BUCKETS`). */
export interface Routing {
  shards: Readonly<Record<string, string>>;
  buckets: string;
}

interface Version {
  resources: { bindings: { type: string; name: string; id?: string; text?: string }[] };
}

/** The routings of all live versions. */
export async function liveRoutings(api: Api, worker: string): Promise<Routing[]> {
  const versions = (await readShares(api, worker)).map(({ version_id: id }) =>
    api.of<Version>(`/workers/scripts/${worker}/versions/${id}`),
  );
  return (await Promise.all(versions)).map(({ resources: { bindings } }) => {
    const shards = bindings.filter(({ type, name }) => type === 'd1' && name.startsWith('SHARD_'));
    return {
      shards: Object.fromEntries(shards.map(({ name, id = '' }) => [name, id])),
      buckets: bindings.find(({ name }) => name === 'BUCKETS')?.text ?? '',
    };
  });
}

const keyOf = ({ shards, buckets }: Routing) =>
  JSON.stringify([Object.entries(shards).sort(), [...movedBuckets(buckets)].sort()]);

/**
 * Whether two versions find every row in the same place. Otherwise one seller's rows would be written to
 * both.
 */
export const isSameRouting = (one: Routing, other: Routing) => keyOf(one) === keyOf(other);
