import { movedBuckets } from '../../worker/platform/buckets.ts';
import type { Api } from './api.ts';

/** Where a version looks for a seller's rows: its shards by binding, and the buckets that were moved (`BUCKETS`). */
export interface Routing {
  shards: Readonly<Record<string, string>>;
  buckets: string;
}

interface Version {
  resources: { bindings: { type: string; name: string; id?: string; text?: string }[] };
}

/** Of every version that answers; none before the first deployment. */
export async function liveRoutings(api: Api, worker: string): Promise<Routing[]> {
  const script = `/workers/scripts/${worker}`;
  const found = await api.find<{ deployments: { versions: { version_id: string }[] }[] }>(
    `${script}/deployments`,
  );
  const versions = (found?.deployments[0]?.versions ?? []).map(({ version_id: id }) =>
    api.of<Version>(`${script}/versions/${id}`),
  );
  return (await Promise.all(versions)).map(({ resources: { bindings } }) => ({
    shards: Object.fromEntries(
      bindings.flatMap(({ type, name, id = '' }) =>
        type === 'd1' && name.startsWith('SHARD_') ? [[name, id]] : [],
      ),
    ),
    buckets: bindings.find(({ name }) => name === 'BUCKETS')?.text ?? '',
  }));
}

/** Whether two versions find every row in the same place. Two that do not would write one seller's rows into both. */
export const isSameRouting = (one: Routing, other: Routing) => keyOf(one) === keyOf(other);

const keyOf = ({ shards, buckets }: Routing) =>
  JSON.stringify([Object.entries(shards).sort(), [...movedBuckets(buckets)].sort()]);

/** Throws where the moved buckets lead to a shard that is not bound: such a version would answer nothing. */
export function checkRouting({ shards, buckets }: Routing): void {
  for (const [bucket, shard] of movedBuckets(buckets)) {
    if (!(`SHARD_${shard}` in shards))
      throw new Error(`BUCKETS: bucket ${bucket} is in shard ${shard}, which is not bound`);
  }
}
