import { checkBound, movedBuckets, shardsWithoutBuckets } from '../../worker/platform/buckets.ts';
import { missingFrom } from './account.ts';
import { orNull } from './api.ts';
import { copiesOfFiles } from './files.ts';
import type { Options } from './options.ts';
import { applyTriggers, keepRecord, type Source, upload } from './release.ts';
import { domain, findZone, resources } from './resources.ts';
import { findReleased, releaseTried, rollOut, sharesOf } from './rollout.ts';
import { isSameRouting, liveRoutings, type Routing } from './routing.ts';
import { migrations, probes, readBookmarks } from './schema.ts';
import { collectSecrets, type Values } from './secrets.ts';
import { picturesAreServed, tryVersion } from './smoke.ts';
import { type Deployment, type Tools, take } from './step.ts';
import { type Target, writeConfig } from './target.ts';

/** Where this release looks for sellers. */
function routingOf({ config: { d1_databases: databases, vars } }: Target): Routing {
  const shards = databases.filter(({ binding }) => binding.startsWith('SHARD_'));
  return {
    shards: Object.fromEntries(shards.map(({ binding, database_id: id = '' }) => [binding, id])),
    buckets: vars.BUCKETS ?? '',
  };
}

interface Service {
  default_environment: { script: { migration_tag?: string } };
}

/**
 * How a version is released. The first one, and one that migrates Durable Objects, can only be uploaded live.
 * One that moves sellers is tested first, but cannot share the traffic.
 */
async function releaseMode({
  tools: { api },
  target,
}: Deployment): Promise<'first' | 'live' | 'at once' | 'in steps'> {
  const service = await orNull(api.of<Service>(`/workers/services/${target.worker}`));
  if (!service) return 'first';
  const isMigrated =
    service.default_environment.script.migration_tag === target.config.migrations.at(-1)?.tag;
  if (!isMigrated) return 'live';
  const live = await liveRoutings(api, target.worker);
  return live.every((routing) => isSameRouting(routing, routingOf(target))) ? 'in steps' : 'at once';
}

async function releaseLive(deployment: Deployment, source: Source, secrets: Values, isFirst: boolean) {
  const version = await upload(deployment, ['deploy'], source, secrets);
  await take(deployment, [domain(deployment)]);
  await tryVersion(deployment, version, isFirst);
  return version;
}

async function releaseAtOnce(deployment: Deployment, source: Source, secrets: Values) {
  const version = await upload(deployment, ['versions', 'upload'], source, secrets);
  await take(deployment, [domain(deployment)]);
  await releaseTried(deployment, version);
  await applyTriggers(deployment);
  return version;
}

async function releaseInSteps(deployment: Deployment, source: Source, secrets: Values) {
  const isRepeatable = !source.tag.endsWith('-dirty') && Object.keys(secrets).length === 0;
  const released = isRepeatable ? await findReleased(deployment, source.tag) : undefined;
  const version = released?.version_id ?? (await upload(deployment, ['versions', 'upload'], source, secrets));
  await take(deployment, [domain(deployment)]);
  await rollOut(deployment, version, released?.percentage);
  await applyTriggers(deployment);
  return version;
}

/**
 * Brings an account from any state to this release: creates what is missing, migrates the schema, releases
 * the version in steps. The next run continues an interrupted one. Returns the version, or null for a dry
 * run.
 */
export async function deploy(
  tools: Tools,
  options: Options,
  target: Target,
  source: Source,
): Promise<string | null> {
  const { say } = tools;
  const { shards, buckets } = routingOf(target);
  const moved = movedBuckets(buckets);
  checkBound(moved, (shard) => `SHARD_${shard}` in shards);
  const numbers = Object.keys(shards).map((binding) => Number(binding.slice('SHARD_'.length)));
  const unused = options.isAddingEmptyShard ? [] : shardsWithoutBuckets(numbers, moved);
  const zone = await findZone(tools, options.domain);
  const isBelow = options.mediaHost.endsWith(`.${options.domain}`);
  if (!isBelow && (await findZone(tools, options.mediaHost)) !== zone) {
    throw new Error(`--media-host ${options.mediaHost} is in another zone than ${options.domain}`);
  }
  const deployment: Deployment = { tools, options, target, zone };
  const vars = {
    PUBLIC_ORIGIN: `https://${options.domain}`,
    MEDIA_ORIGIN: `https://${options.mediaHost}`,
    MEDIA_PURGE_ZONE: zone,
    ANALYTICS_ACCOUNT: tools.api.account,
    ANALYTICS_DATASET: target.dataset,
  };
  // Before anything is created, because the address may belong to another Worker.
  await domain(deployment).isDone();
  const missing = [
    ...unused.map(
      (shard) => `SHARD_${shard} has no buckets and gets no sellers: add --empty-shard and move some there`,
    ),
    ...(await missingFrom(deployment)),
  ];
  for (const lack of missing) say(`  lack  ${lack}`);
  const secrets = await collectSecrets(deployment, vars);
  if (missing.length > 0 && !options.isDryRun) throw new Error(`Not deployed:\n${missing.join('\n')}`);
  await take(deployment, [...resources(deployment), picturesAreServed(deployment)]);
  // After the shards have their ids.
  const mode = await releaseMode(deployment);
  if (!options.isDryRun) {
    const record = {
      ...source,
      live: await sharesOf(deployment),
      bookmarks: await readBookmarks(deployment),
    };
    say(`  do    ${target.privateBucket}/${await keepRecord(deployment, record)} leads back`);
  }
  await take(deployment, [...probes(deployment), ...migrations(deployment), copiesOfFiles(deployment)]);
  if (options.isDryRun) {
    await take(deployment, [domain(deployment)]);
    const steps = {
      first: 'at once',
      live: 'at once',
      'at once': 'at 0 and 100 %',
      'in steps': 'at 0, 5, 50 and 100 %',
    };
    say(`  plan  release ${source.tag} ${steps[mode]}`);
    return null;
  }
  await writeConfig(target, vars);
  const release = {
    'in steps': releaseInSteps,
    'at once': releaseAtOnce,
    live: (...args: [Deployment, Source, Values]) => releaseLive(...args, false),
    first: (...args: [Deployment, Source, Values]) => releaseLive(...args, true),
  };
  const version = await release[mode](deployment, source, secrets);
  say(`\nhttps://${options.domain} is ${source.tag}, version ${version}`);
  return version;
}
