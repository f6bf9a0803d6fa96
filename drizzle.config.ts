import { defineConfig } from 'drizzle-kit';

/** `directory` or `shard`: each has a schema and migrations of its own (scripts/migration.ts says which). */
const kind = process.env.DATABASE_KIND ?? 'shard';

export default defineConfig({
  dialect: 'sqlite',
  schema: `./schema/${kind}.ts`,
  out: `./migrations/${kind}`,
  casing: 'snake_case',
});
