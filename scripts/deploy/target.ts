import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Options } from './options.ts';

export interface Database {
  binding: string;
  database_name: string;
  /** Undefined until it is found or created. */
  database_id?: string;
  /** The folder of its migrations. */
  migrations_dir: string;
}

/** The parts of a build's configuration that a deployment reads or completes. */
interface Config {
  name: string;
  vars: Record<string, string>;
  assets: { directory: string };
  migrations: { tag: string }[];
  d1_databases: Database[];
  kv_namespaces: { binding: string; id?: string }[];
  r2_buckets: { binding: string; bucket_name: string }[];
  queues: {
    producers: { queue: string }[];
    consumers: { queue: string; dead_letter_queue?: string }[];
  };
  analytics_engine_datasets: { dataset: string }[];
  logpush?: boolean;
  observability?: unknown;
}

/** One environment: the Worker and its resources, by their names in the account. */
export interface Target {
  worker: string;
  /** Completed with ids as they are found. */
  config: Config;
  /** Where the completed configuration is written, next to the build. */
  file: string;
  /** The folder of hashed files. */
  assets: string;
  mediaBucket: string;
  /** The private bucket, which also keeps records of releases. */
  privateBucket: string;
  dataset: string;
}

/**
 * Staging is production with other names, so that nothing has to be written twice; its limits are counted
 * separately.
 */
const asStaging = (config: string) =>
  config
    .replaceAll(/"(chaabi[\w-]*)"/g, (_, name) => `"${name}${name.includes('_') ? '_' : '-'}staging"`)
    .replaceAll(/("namespace_id":\s*)"1(\d+)"/g, '$1"2$2"');

/** Reads what a production build requires in the account. */
export async function readTarget(buildDir: string, { isStaging }: Options): Promise<Target> {
  const source = join(buildDir, 'chaabi/wrangler.json');
  const text = await readFile(source, 'utf8');
  const config = JSON.parse(isStaging ? asStaging(text) : text) as Config;
  const bucketOf = (binding: string): string => {
    const found = config.r2_buckets.find((bucket) => bucket.binding === binding);
    if (!found) throw new Error(`wrangler.toml binds no bucket ${binding}`);
    return found.bucket_name;
  };
  const folder = dirname(source);
  for (const database of config.d1_databases)
    database.migrations_dir = resolve(folder, database.migrations_dir);
  return {
    worker: config.name,
    config,
    file: join(folder, 'deploy.json'),
    assets: resolve(folder, config.assets.directory, 'assets'),
    mediaBucket: bucketOf('MEDIA'),
    privateBucket: bucketOf('DOCS'),
    dataset: config.analytics_engine_datasets[0]?.dataset ?? '',
  };
}

/** Writes the configuration with the account's ids and the site's addresses, for wrangler. */
export const writeConfig = ({ config, file }: Target, vars: Record<string, string>): Promise<void> =>
  writeFile(file, JSON.stringify({ ...config, vars: { ...config.vars, ...vars } }));
