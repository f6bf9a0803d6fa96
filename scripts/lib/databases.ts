import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { getPlatformProxy, unstable_readConfig } from 'wrangler';
import { logIn } from '../deploy/api.ts';
import type { Ask, Row, Write } from './backup.ts';
import { ROOT } from './run.ts';

export interface Database {
  binding: string;
  name: string;
  ask: Ask;
  write: Write;
}

// Hides warnings about missing Durable Objects, since no Worker runs.
process.env.WRANGLER_LOG ??= 'error';

const CONFIG = join(ROOT, 'wrangler.toml');
const boundIn = (env?: string): { binding: string; database_name: string }[] =>
  unstable_readConfig({ config: CONFIG, ...(env ? { env } : {}) }).d1_databases;

async function onThisMachine(stateDir: string, work: (databases: Database[]) => Promise<void>) {
  const { env, dispose } = await getPlatformProxy<Record<string, D1Database>>({
    configPath: CONFIG,
    remoteBindings: false,
    persist: { path: join(stateDir, 'v3') },
  });
  const databases = boundIn().map(({ binding, database_name: name }) => {
    const db = env[binding] as D1Database;
    return {
      binding,
      name,
      ask: async (sql: string) => (await db.prepare(sql).all<Row>()).results,
      write: (statements: string[]) => db.batch(statements.map((sql) => db.prepare(sql))),
    };
  });
  await work(databases).finally(dispose);
}

/** Production's databases, from wrangler.toml. One statement is one request of the platform's API. */
async function remote(): Promise<Database[]> {
  const api = await logIn();
  const found = boundIn('production').map(async ({ binding, database_name: name }) => {
    const known = await api.of<{ uuid: string; name: string }[]>(`/d1/database?name=${name}`);
    const id = known.find((one) => one.name === name)?.uuid;
    if (!id) throw new Error(`The account has no database ${name}`);
    const ask = (sql: string) => api.d1<Row>(id, sql);
    const write = async (statements: string[]) => {
      for (const statement of statements) await ask(statement);
    };
    return { binding, name, ask, write };
  });
  return Promise.all(found);
}

/**
 * Runs `work` with every database of a local state, whose server must be stopped; without a state, of
 * production.
 */
export const withDatabases = async (
  stateDir: string | undefined,
  work: (databases: Database[]) => Promise<void>,
): Promise<void> => (stateDir ? onThisMachine(stateDir, work) : work(await remote()));
