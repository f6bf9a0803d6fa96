import { defineConfig } from 'drizzle-kit';

/** `directory` or `shard`: each has its own schema and migrations (scripts/migration.ts selects one). */
const kind = process.env.DATABASE_KIND ?? 'shard';

export default defineConfig({
  dialect: 'sqlite',
  schema: `./schema/${kind}.ts`,
  out: `./migrations/${kind}`,
  casing: 'snake_case',
});
