import { requestsByVersion, type VersionRequests } from '../../schema/operations/analytics-sql.ts';
import { readShares, type Share } from './routing.ts';
import { tryVersion } from './smoke.ts';
import type { Deployment } from './step.ts';

const STEPS = [5, 50, 100] as const;
/** A step is watched for ten minutes, or until the new version has answered this many requests. */
const WATCH_MS = 10 * 60_000;
const ENOUGH = 200;
const POLL_MS = 15_000;
/** Fewer requests than these decide nothing before the step is over. */
const TELLING = 50;
const MAX_FAILED = 0.01;
const TIMES_OLD = 2;
const HOUR_MS = 3_600_000;

export const sharesOf = ({ tools: { api }, target }: Deployment) => readShares(api, target.worker);

/** The version of a commit that a run before this one has left with traffic, all of it or a part. */
export async function findReleased(deployment: Deployment, tag: string): Promise<Share | undefined> {
  const { tools, target } = deployment;
  const shares = await sharesOf(deployment);
  const { items } = await tools.api.of<{ items: { id: string; annotations?: Record<string, string> }[] }>(
    `/workers/scripts/${target.worker}/versions?deployable=true`,
  );
  const isOurs = (id: string) =>
    items.some((item) => item.id === id && item.annotations?.['workers/tag'] === tag.slice(0, 25));
  return shares.find(({ version_id: id }) => isOurs(id));
}

const setShares = ({ tools: { api }, target }: Deployment, versions: Share[], message: string) =>
  api.of(`/workers/scripts/${target.worker}/deployments`, {
    json: { strategy: 'percentage', versions, annotations: { 'workers/message': message } },
  });

const rateOf = ({ requests, failed }: VersionRequests) => (requests === 0 ? 0 : failed / requests);

async function countSince({ tools: { api }, target }: Deployment, since: number) {
  const rows = await api.query<VersionRequests>(requestsByVersion(target.dataset, since));
  return (version: string): VersionRequests => {
    const row = rows.find((found) => found.version === version);
    return { version, requests: Number(row?.requests ?? 0), failed: Number(row?.failed ?? 0) };
  };
}

/** Throws where the new version fails in more than 1 % of its requests, and twice as often as the old one. */
async function watch(deployment: Deployment, { from, to }: { from: string; to: string }) {
  const { now, sleep, say } = deployment.tools;
  const began = now();
  const before = rateOf((await countSince(deployment, began - HOUR_MS))(from));
  for (;;) {
    await sleep(POLL_MS);
    const counts = await countSince(deployment, began);
    const fresh = counts(to);
    const isOver = fresh.requests >= ENOUGH || now() - began >= WATCH_MS;
    const old = Math.max(before, rateOf(counts(from)));
    const rate = rateOf(fresh);
    if ((isOver || fresh.requests >= TELLING) && rate > MAX_FAILED && rate > TIMES_OLD * old) {
      throw new Error(
        `${fresh.failed} of ${fresh.requests} requests failed (${(rate * 100).toFixed(1)} %), ${(old * 100).toFixed(1)} % before`,
      );
    }
    if (!isOver) continue;
    say(`        ${fresh.requests} requests, ${fresh.failed} failed`);
    return;
  }
}

/**
 * Gives a version its traffic in steps: 0 % and tried, then 5, 50 and 100 %, each watched. Whatever goes wrong gives all requests
 * back to the version before. `reached` is where a run before this one ended.
 */
export async function rollOut(deployment: Deployment, version: string, reached = 0): Promise<void> {
  const { say } = deployment.tools;
  if (reached === 100) return say(`  have  ${version} with all requests`);
  const shares = await sharesOf(deployment);
  const others = shares.filter(({ version_id: id }) => id !== version);
  const [stable] = others.toSorted((one, other) => other.percentage - one.percentage);
  if (!stable) throw new Error('There is no version to go back to');
  const from = stable.version_id;
  const give = (percentage: number, message: string) => {
    const old = percentage === 100 ? [] : [{ version_id: from, percentage: 100 - percentage }];
    return setShares(deployment, [...old, { version_id: version, percentage }], message);
  };
  try {
    if (reached === 0) await give(0, 'to be tried');
    await tryVersion(deployment, version);
    say(`  do    ${version} was tried at ${reached} %`);
    for (const percentage of STEPS) {
      if (percentage < reached) continue;
      say(`  do    ${percentage} % of the requests`);
      if (percentage !== reached) await give(percentage, `${percentage} %`);
      await watch(deployment, { from, to: version });
    }
  } catch (error) {
    await setShares(deployment, [{ version_id: from, percentage: 100 }], 'rolled back');
    throw new Error(`Rolled back to ${from}: ${(error as Error).message}`, { cause: error });
  }
}
