import { checkBound, movedBuckets } from '../../worker/platform/buckets.ts';
import { orNull } from './api.ts';
import { copiesOfFiles } from './files.ts';
import type { Options } from './options.ts';
import { applyTriggers, keepRecord, type Source, upload } from './release.ts';
import { domain, findZone, resources } from './resources.ts';
import { findReleased, rollOut, sharesOf } from './rollout.ts';
import { isSameRouting, liveRoutings, type Routing } from './routing.ts';
import { migrations, probes, readBookmarks } from './schema.ts';
import { collectSecrets, type Values } from './secrets.ts';
import { tryVersion } from './smoke.ts';
import { type Deployment, type Tools, take } from './step.ts';
import { type Target, writeConfig } from './target.ts';

/** Where this release will look for sellers. */
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

/** How a version reaches people. The first one, and what migrates Durable Objects or moves sellers, cannot share the traffic. */
async function releaseMode({
  tools: { api },
  target,
}: Deployment): Promise<'first' | 'at once' | 'in steps'> {
  const service = await orNull(api.of<Service>(`/workers/services/${target.worker}`));
  if (!service) return 'first';
  const isMigrated =
    service.default_environment.script.migration_tag === target.config.migrations.at(-1)?.tag;
  const live = await liveRoutings(api, target.worker);
  const isSame = live.every((routing) => isSameRouting(routing, routingOf(target)));
  return isMigrated && isSame ? 'in steps' : 'at once';
}

async function releaseAtOnce(deployment: Deployment, source: Source, secrets: Values, isFirst: boolean) {
  const version = await upload(deployment, ['deploy'], source, secrets);
  await take(deployment, [domain(deployment)]);
  await tryVersion(deployment, version, isFirst);
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
 * Brings an account from any state to this release: what is missing is created, the schema migrated, the version released in
 * steps. A run that broke off is continued by the next one. Returns the version, or null for a dry run.
 */
export async function deploy(
  tools: Tools,
  options: Options,
  target: Target,
  source: Source,
): Promise<string | null> {
  const { say } = tools;
  const { shards, buckets } = routingOf(target);
  checkBound(movedBuckets(buckets), (shard) => `SHARD_${shard}` in shards);
  const zone = await findZone(tools, options.domain);
  const deployment: Deployment = { tools, options, target, zone };
  const vars = {
    PUBLIC_ORIGIN: `https://${options.domain}`,
    MEDIA_ORIGIN: `https://${options.mediaHost}`,
    MEDIA_PURGE_ZONE: zone,
    ANALYTICS_ACCOUNT: tools.api.account,
    ANALYTICS_DATASET: target.dataset,
  };
  // Before anything is created: the address may belong to another Worker.
  await domain(deployment).isDone();
  const secrets = await collectSecrets(deployment, vars);
  await take(deployment, resources(deployment));
  // Once the shards have their ids.
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
    say(`  plan  release ${source.tag} ${mode === 'in steps' ? 'at 0, 5, 50 and 100 %' : 'at once'}`);
    return null;
  }
  await writeConfig(target, vars);
  const version =
    mode === 'in steps'
      ? await releaseInSteps(deployment, source, secrets)
      : await releaseAtOnce(deployment, source, secrets, mode === 'first');
  say(`\nhttps://${options.domain} is ${source.tag}, version ${version}`);
  return version;
}
