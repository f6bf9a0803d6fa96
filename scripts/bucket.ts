import { parseArgs } from 'node:util';
import { unstable_readConfig } from 'wrangler';
import { movedBuckets, shardOfBucket } from '../worker/platform/buckets.ts';
import { cloudflareApi, findAccount, logIn } from './deploy/api.ts';
import { liveRoutings } from './deploy/routing.ts';
import { remoteDatabases } from './lib/remote.ts';
import { main } from './lib/run.ts';
import { type Bindings, type Database, withStores } from './lib/stores.ts';
import { cancelMove, copyBucket, finishMove } from './shards/move.ts';

/** Moves a bucket, as docs/operations/shards.md says. */
const USAGE =
  'npx tsx scripts/bucket.ts copy | finish | cancel <bucket> --from <shard> --to <shard> [--local <state>]';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' }, to: { type: 'string' }, local: { type: 'string' } },
});
const [command, ...rest] = positionals;
const [bucket = Number.NaN, from = Number.NaN, to = Number.NaN] = [rest[0], values.from, values.to].map(
  Number,
);
const isRight = [bucket, from, to].every(Number.isInteger) && bucket >= 0 && bucket < 4096 && from !== to;

const shardIn = (buckets: string) => movedBuckets(buckets).get(bucket) ?? shardOfBucket(bucket);

/** What decides where the bucket is: this machine's setting, or every version that answers. */
async function readRoutes(): Promise<string[]> {
  if (values.local) return [process.env.BUCKETS ?? ''];
  const config: Bindings & { name: string } = unstable_readConfig({
    config: 'wrangler.toml',
    env: 'production',
  });
  const credentials = await logIn();
  const account = await findAccount(credentials, process.env.CLOUDFLARE_ACCOUNT_ID);
  const live = await liveRoutings(cloudflareApi(credentials, account), config.name);
  return live.map(({ buckets }) => buckets);
}

/** Copying to where the bucket is read would delete it, and deleting it where it still is read as well. */
async function checkRoutes(wanted: number) {
  const found = (await readRoutes()).map(shardIn).filter((shard) => shard !== wanted);
  if (found.length > 0) throw new Error(`Bucket ${bucket} is read from shard ${found[0]}, not ${wanted}`);
}

async function move(databases: Database[]) {
  const shard = (number: number) => {
    const found = databases.find(({ binding }) => binding === `SHARD_${number}`);
    if (!found) throw new Error(`wrangler.toml binds no SHARD_${number}`);
    return found;
  };
  const ends = [shard(from), shard(to), bucket] as const;
  if (command === 'copy') {
    await checkRoutes(from);
    const rows = await copyBucket(...ends, (table, count) => console.log(`  ${table.padEnd(28)}${count}`));
    console.log(`${rows} rows are the same in both. Next: BUCKETS with ${bucket}:${to}, deploy, and finish.`);
  } else if (command === 'finish') {
    await checkRoutes(to);
    await finishMove(...ends);
    console.log(`Bucket ${bucket} is in shard ${to}.`);
  } else {
    await checkRoutes(from);
    await cancelMove(...ends);
    console.log(`Bucket ${bucket} stays in shard ${from}.`);
  }
}

await main(async () => {
  if (!isRight || !['copy', 'finish', 'cancel'].includes(command ?? '')) throw new Error(USAGE);
  if (values.local) await withStores(values.local, ({ databases }) => move(databases));
  else await move(await remoteDatabases());
});
