import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Options } from './options.ts';

/** What a build's configuration says, as far as a deployment reads or completes it. */
interface Config {
  name: string;
  vars: Record<string, string>;
  assets?: { directory: string };
  migrations: { tag: string }[];
  d1_databases: { binding: string; database_name: string; database_id?: string; migrations_dir: string }[];
  kv_namespaces: { binding: string; id?: string }[];
  r2_buckets: { binding: string; bucket_name: string }[];
  queues: {
    producers: { queue: string }[];
    consumers: { queue: string; dead_letter_queue?: string }[];
  };
  analytics_engine_datasets: { dataset?: string }[];
  logpush?: boolean;
  observability?: unknown;
}

export interface Database {
  name: string;
  /** Empty until it is found or created. */
  id: string;
  /** The folder of its migrations. */
  migrations: string;
}

/** One environment: the Worker and everything it is bound to, by the names that they have in the account. */
export interface Target {
  worker: string;
  config: Config;
  /** Where the completed configuration is written, beside the build. */
  file: string;
  /** The folder of hashed files. */
  assets: string;
  databases: Database[];
  namespaces: { title: string; id: string }[];
  mediaBucket: string;
  /** The private bucket, where records of releases are kept too. */
  privateBucket: string;
  queues: string[];
  dataset: string;
  /** The newest migration of Durable Objects. */
  objectsTag: string | undefined;
}

/** Staging is production under other names, so that nothing has to be written twice; its limits are counted apart. */
const asStaging = (config: string) =>
  config
    .replaceAll(/"(chaabi[\w-]*)"/g, (_, name) => `"${name}${name.includes('_') ? '_' : '-'}staging"`)
    .replaceAll(/("namespace_id":\s*)"1(\d+)"/g, '$1"2$2"');

/** Reads what a production build wants from the account. */
export async function readTarget(buildDir: string, { isStaging }: Options): Promise<Target> {
  const source = join(buildDir, 'chaabi/wrangler.json');
  const text = await readFile(source, 'utf8');
  const config = JSON.parse(isStaging ? asStaging(text) : text) as Config;
  const bucketOf = (binding: string): string => {
    const found = config.r2_buckets.find((bucket) => bucket.binding === binding);
    if (!found) throw new Error(`wrangler.toml binds no bucket ${binding}`);
    return found.bucket_name;
  };
  const { producers, consumers } = config.queues;
  const queues = [...producers, ...consumers].map(({ queue }) => queue);
  const deadLetters = consumers.flatMap(({ dead_letter_queue: queue }) => queue ?? []);
  return {
    worker: config.name,
    config,
    file: join(dirname(source), 'deploy.json'),
    assets: resolve(dirname(source), config.assets?.directory ?? '.', 'assets'),
    databases: config.d1_databases.map(({ database_name: name, migrations_dir: folder }) => ({
      name,
      id: '',
      migrations: resolve(dirname(source), folder),
    })),
    namespaces: config.kv_namespaces.map(({ binding }) => ({
      title: `${config.name}-${binding.toLowerCase()}`,
      id: '',
    })),
    mediaBucket: bucketOf('MEDIA'),
    privateBucket: bucketOf('DOCS'),
    queues: [...new Set([...queues, ...deadLetters])],
    dataset: config.analytics_engine_datasets[0]?.dataset ?? '',
    objectsTag: config.migrations.at(-1)?.tag,
  };
}

/** Writes the configuration with the ids of the account and the addresses of the site, for wrangler. */
export async function writeConfig(target: Target, vars: Record<string, string>): Promise<void> {
  const { config, databases, namespaces, file } = target;
  const complete: Config = {
    ...config,
    vars: { ...config.vars, ...vars },
    d1_databases: config.d1_databases.map((entry, at) => ({
      ...entry,
      database_id: databases[at]?.id ?? '',
    })),
    kv_namespaces: config.kv_namespaces.map((entry, at) => ({ ...entry, id: namespaces[at]?.id ?? '' })),
  };
  await writeFile(file, JSON.stringify(complete));
}
