import { parseArgs } from 'node:util';
import { unstable_readConfig } from 'wrangler';
import { movedBuckets, shardOfBucket } from '../worker/platform/buckets.ts';
import { logIn } from './deploy/api.ts';
import { liveRoutings } from './deploy/routing.ts';
import { type Database, withDatabases } from './lib/databases.ts';
import { main } from './lib/run.ts';
import { cancelMove, copyBucket, finishMove, type Shard } from './shards/move.ts';

/** Moves a bucket, as described in docs/operations/shards.md. */
const USAGE =
  'npx tsx scripts/bucket.ts copy | finish | cancel <bucket> --from <shard> --to <shard> [--local <state>]';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' }, to: { type: 'string' }, local: { type: 'string' } },
});
const [command = '', ...rest] = positionals;
const [bucket = Number.NaN, from = Number.NaN, to = Number.NaN] = [rest[0], values.from, values.to].map(
  Number,
);
const isRight = [bucket, from, to].every(Number.isInteger) && bucket >= 0 && bucket < 4096 && from !== to;

/** The settings that route the bucket: this machine's, or those of every live version. */
async function readRoutes(): Promise<string[]> {
  if (values.local) return [process.env.BUCKETS ?? ''];
  const { name = '' } = unstable_readConfig({ config: 'wrangler.toml', env: 'production' });
  return (await liveRoutings(await logIn(), name)).map(({ buckets }) => buckets);
}

/**
 * Throws unless the bucket is read from the wanted shard: copying to the shard it is read from would delete
 * it, and so would deleting it there.
 */
async function checkRoutes(wanted: number) {
  for (const buckets of await readRoutes()) {
    const shard = movedBuckets(buckets).get(bucket) ?? shardOfBucket(bucket);
    if (shard !== wanted) throw new Error(`Bucket ${bucket} is read from shard ${shard}, not ${wanted}`);
  }
}

/**
 * A shard whose requests are counted: one statement is one request, and the platform accepts fewer than four
 * a second.
 */
function counting({ ask, write }: Database, count: { requests: number }): Shard {
  return {
    ask: (sql) => {
      count.requests += 1;
      return ask(sql);
    },
    write: (statements) => {
      count.requests += statements.length;
      return write(statements);
    },
  };
}

type Ends = readonly [from: Shard, to: Shard, bucket: number];

const COMMANDS: Record<string, (ends: Ends) => Promise<string>> = {
  async copy(ends) {
    await checkRoutes(from);
    const rows = await copyBucket(...ends, (table, count) => console.log(`  ${table.padEnd(28)}${count}`));
    return `${rows} rows are the same in both, and their sellers cannot write. Next: BUCKETS with ${bucket}:${to}, deploy, and finish.`;
  },
  async finish(ends) {
    await checkRoutes(to);
    await finishMove(...ends);
    return `Bucket ${bucket} is in shard ${to}.`;
  },
  async cancel(ends) {
    await checkRoutes(from);
    await cancelMove(...ends);
    return `Bucket ${bucket} stays in shard ${from}.`;
  },
};

await main(async () => {
  const run = COMMANDS[command];
  if (!isRight || !run) throw new Error(USAGE);
  await withDatabases(values.local, async (databases) => {
    const shard = (number: number) => {
      const found = databases.find(({ binding }) => binding === `SHARD_${number}`);
      if (!found) throw new Error(`wrangler.toml binds no SHARD_${number}`);
      return found;
    };
    const count = { requests: 0 };
    const began = new Date();
    const said = await run([counting(shard(from), count), counting(shard(to), count), bucket]);
    const seconds = Math.ceil((Date.now() - began.getTime()) / 1000);
    console.log(`${said}\n${count.requests} requests in ${seconds} s, from ${began.toISOString()}.`);
  });
});
