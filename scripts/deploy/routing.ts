import { movedBuckets } from '../../worker/platform/buckets.ts';
import { type Api, orNull } from './api.ts';

export interface Share {
  version_id: string;
  percentage: number;
}

/** The shares of the versions that answer; none before the first deployment. */
export async function readShares(api: Api, worker: string): Promise<Share[]> {
  const path = `/workers/scripts/${worker}/deployments`;
  const found = await orNull(api.of<{ deployments: { versions: Share[] }[] }>(path));
  return found?.deployments[0]?.versions ?? [];
}

/** Where a version looks for a seller's rows: its shards by binding, and the buckets that were moved (`BUCKETS`). */
export interface Routing {
  shards: Readonly<Record<string, string>>;
  buckets: string;
}

interface Version {
  resources: { bindings: { type: string; name: string; id?: string; text?: string }[] };
}

/** Of every version that answers. */
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

/** Whether two versions find every row in the same place. Two that do not would write one seller's rows into both. */
export const isSameRouting = (one: Routing, other: Routing) => keyOf(one) === keyOf(other);
