import { env } from 'cloudflare:workers';

// One batch: applied one by one as in a deployment, they would be half of every test file's time.
await env.DB.batch(
  env.TEST_MIGRATIONS.flatMap(({ queries }) => queries).map((query) => env.DB.prepare(query)),
);
