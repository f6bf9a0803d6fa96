import { join } from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { cloudflareApi, findAccount, logIn } from '../deploy/api.ts';
import type { Row } from './backup.ts';
import { ROOT } from './run.ts';
import type { Bindings, Database } from './stores.ts';

/** The databases of production, by wrangler.toml. One statement is one request of the platform's API. */
export async function remoteDatabases(): Promise<Database[]> {
  const config: Bindings = unstable_readConfig({ config: join(ROOT, 'wrangler.toml'), env: 'production' });
  const credentials = await logIn();
  const api = cloudflareApi(credentials, await findAccount(credentials, process.env.CLOUDFLARE_ACCOUNT_ID));
  const found = config.d1_databases.map(async ({ binding, database_name: name }) => {
    const known = await api.of<{ uuid: string; name: string }[]>(`/d1/database?name=${name}`);
    const id = known.find((one) => one.name === name)?.uuid;
    if (!id) throw new Error(`The account has no database ${name}`);
    const ask = async (sql: string) => {
      const [first] = await api.of<{ results: Row[] }[]>(`/d1/database/${id}/query`, { json: { sql } });
      return first?.results ?? [];
    };
    const write = async (statements: string[]) => {
      for (const statement of statements) await ask(statement);
    };
    return { binding, name, ask, write };
  });
  return Promise.all(found);
}
