import { requestsByVersion, type VersionRequests } from '../../schema/operations/analytics-sql.ts';
import { readShares, type Share } from './routing.ts';
import { tryVersion } from './smoke.ts';
import type { Deployment } from './step.ts';

const STEPS = [5, 50, 100] as const;
/** A step is watched for ten minutes, or until the new version has served this many requests. */
const WATCH_MS = 10 * 60_000;
const ENOUGH = 200;
/** Polling intervals: during the first minute of a step, which reveals most faults, and afterwards. */
const FIRST_POLL_MS = 15_000;
const POLL_MS = 45_000;
const MINUTE_MS = 60_000;
/** With fewer requests than this, a step is judged only at its end. */
const TELLING = 50;
const MAX_FAILED = 0.01;
const TIMES_OLD = 2;
const HOUR_MS = 3_600_000;

export const sharesOf = ({ tools: { api }, target }: Deployment) => readShares(api, target.worker);

/** The share of a commit's version that an earlier run has left with traffic, if any. */
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

const setShares = (
  { tools: { api }, target }: Deployment,
  versions: Share[],
  message: string,
  query: '' | '?force=true' = '',
) =>
  api.of(`/workers/scripts/${target.worker}/deployments${query}`, {
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

/** Throws if the new version fails in more than 1 % of its requests, and twice as often as the old one. */
async function watch(deployment: Deployment, { from, to }: { from: string; to: string }) {
  const { now, sleep, say } = deployment.tools;
  const began = now();
  const before = rateOf((await countSince(deployment, began - HOUR_MS))(from));
  for (;;) {
    await sleep(now() - began < MINUTE_MS ? FIRST_POLL_MS : POLL_MS);
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

/** The version with the most requests besides this one. Throws if there is none. */
async function findStable(deployment: Deployment, version: string): Promise<string> {
  const others = (await sharesOf(deployment)).filter(({ version_id: id }) => id !== version);
  const [stable] = others.toSorted((one, other) => other.percentage - one.percentage);
  if (!stable) throw new Error('There is no version to go back to');
  return stable.version_id;
}

/** Forced, since the platform refuses a version from before a secret was changed (10220). */
async function rollBack(deployment: Deployment, to: string, error: unknown): Promise<never> {
  await setShares(deployment, [{ version_id: to, percentage: 100 }], 'rolled back', '?force=true');
  throw new Error(`Rolled back to ${to}: ${(error as Error).message}`);
}

/**
 * Tests a version at 0 %, then gives it all requests: for a version that looks for sellers elsewhere and must
 * not share the traffic. The test only reads, so nothing is written where the previous version would not find
 * it.
 */
export async function releaseTried(deployment: Deployment, version: string): Promise<void> {
  const { say } = deployment.tools;
  const from = await findStable(deployment, version);
  const shares = [
    { version_id: from, percentage: 100 },
    { version_id: version, percentage: 0 },
  ];
  try {
    await setShares(deployment, shares, 'to be tried');
    await tryVersion(deployment, version);
  } catch (error) {
    await rollBack(deployment, from, error);
  }
  say(`  do    ${version} was tried at 0 %, and gets all requests`);
  await setShares(deployment, [{ version_id: version, percentage: 100 }], 'at once');
}

/**
 * Gives a version its traffic in steps: 0 % with a test, then 5, 50 and 100 %, each watched. On any failure,
 * all requests go back to the previous version. `reached` is where an earlier run ended.
 */
export async function rollOut(deployment: Deployment, version: string, reached = 0): Promise<void> {
  const { say } = deployment.tools;
  if (reached === 100) return say(`  have  ${version} with all requests`);
  const from = await findStable(deployment, version);
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
    await rollBack(deployment, from, error);
  }
}
