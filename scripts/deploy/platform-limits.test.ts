import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cloudflareApi } from './api.ts';
import { picturesOf, TOKEN } from './stand-in/server.ts';
import { startTrial, type Trial } from './trial.ts';

// Wrangler takes seconds, many of them on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** As many as a large installation has; in CI two without a bucket. */
const SHARDS = process.env.PROOF ? 200 : 66;

let trial: Trial;
let standIn: Trial['standIn'];

beforeEach(async () => {
  trial = await startTrial();
  ({ standIn } = trial);
});

afterEach(() => trial.end());

const apiWithClock = () => {
  const waits: number[] = [];
  const { traffic } = standIn;
  const sleep = async (ms: number) => {
    waits.push(ms);
    traffic.advance(ms);
  };
  const clock = { now: () => traffic.now, sleep };
  return cloudflareApi(standIn.base, TOKEN, standIn.account, clock).then((api) => ({ api, waits }));
};

it('asks at most four times a second, and waits as long as a 429 says before it asks again', async () => {
  const { api, waits } = await apiWithClock();
  const began = standIn.traffic.now;
  for (let asked = 0; asked < 9; asked++) await api.of('/queues');
  expect(standIn.traffic.now - began).toBe(8 * 300);
  Object.assign(standIn.limit, { requests: 5 });
  const blocked = standIn.traffic.now;
  await api.of('/queues');
  expect(Math.max(...waits)).toBe(300_000);
  expect(standIn.traffic.now - blocked).toBeGreaterThanOrEqual(300_000);
});

it('gives up after three refusals', async () => {
  const { api } = await apiWithClock();
  Object.assign(standIn.limit, { requests: 0 });
  const before = standIn.calls.length;
  await expect(api.of('/queues')).rejects.toThrow('429 More than 1200 requests');
  expect(standIn.calls.length - before).toBe(4);
});

it('reads lists page by page', async () => {
  const { api } = await apiWithClock();
  for (let shard = 0; shard < 205; shard++) {
    await api.of('/d1/database', { json: { name: `database-${shard}` } });
  }
  const found = await api.list<{ name: string }>('/d1/database');
  expect(new Set(found.map(({ name }) => name)).size).toBe(205);
});

it('reads lists of objects by their cursor', async () => {
  const { api } = await apiWithClock();
  await api.of('/r2/buckets', { json: { name: 'files' } });
  const stored = standIn.state.buckets.get('files')?.storedAt;
  for (let file = 0; file < 2_005; file++) stored?.set(`log/${file}`, 0);
  stored?.set('other/1', 0);
  const before = standIn.calls.length;
  const keys = (await api.objects('files', 'log/')).map(({ key }) => key);
  expect([new Set(keys).size, keys.length, standIn.calls.length - before]).toEqual([2_005, 2_005, 3]);
});

it('names everything that a person has to change before it creates anything', async () => {
  standIn.state.plans.clear();
  standIn.state.records.set('example.in', { type: 'A', content: '192.0.2.1' });
  standIn.state.records.set('media.example.in', { type: 'CNAME', content: 'old.example.net' });
  const lacks = [
    /Analytics Engine is off.*10089/,
    /Images has no plan/,
    /example\.in has the DNS record A 192\.0\.2\.1: remove it, or add --take-over-dns/,
    /media\.example\.in has the DNS record CNAME old\.example\.net: remove it, or name another --media-host/,
    /ADMIN_EMAIL/,
  ];
  await expect(trial.release('aaa', '--dry-run')).resolves.toBeNull();
  const said = trial.said.filter((line) => line.startsWith('  lack'));
  expect(said).toHaveLength(lacks.length);
  for (const [index, lack] of lacks.entries()) expect(said[index]).toMatch(lack);
  const secrets = await trial.withSecrets();
  await expect(trial.release('aaa', ...secrets)).rejects.toThrow(/Not deployed[\s\S]*Images has no plan/);
  expect(standIn.state.databases.size).toBe(0);
});

it('says which secrets it makes, and that nobody would be an operator', async () => {
  await trial.release('aaa', '--dry-run', ...(await trial.withSecrets({ ADMIN_EMAIL: '' })));
  const planned = trial.said.filter((line) => / make |ADMIN_EMAIL/.test(line));
  expect(planned).toEqual([
    '  plan  make SECRET_KEY',
    expect.stringContaining('  plan  make PAPERS_KEY_1: give your own in --secrets-file'),
    '  plan  make VAPID_PRIVATE_KEY',
    '  lack  ADMIN_EMAIL: until it is given, nobody is an operator',
  ]);
});

it('refuses a host of pictures in another zone before it creates anything', async () => {
  const elsewhere = ['--media-host', 'media.example.org'];
  await expect(trial.release('aaa', ...elsewhere)).rejects.toThrow(/no zone for media\.example\.org/);
  expect(standIn.state.databases.size).toBe(0);
  const beside = ['--media-host', 'pictures-of.example.in', '--dry-run'];
  await expect(trial.release('aaa', ...beside)).resolves.toBeNull();
});

it('replaces the DNS record of the site only when asked to', async () => {
  standIn.state.records.set('example.in', { type: 'A', content: '192.0.2.1' });
  await trial.release('aaa', '--take-over-dns', ...(await trial.withSecrets()));
  expect(standIn.state.domains.get('example.in')).toBe('chaabi');
  expect(standIn.state.records.size).toBe(0);
  // Its own address does not count as someone else's record.
  standIn.state.records.set('example.in', { type: 'AAAA', content: '100::' });
  await expect(trial.release('aaa')).resolves.toBeTruthy();
});

it('waits for the certificate of pictures, and stops if they are not cached', async () => {
  const pictures = picturesOf(standIn, 'media.example.in');
  const began = standIn.traffic.now;
  await trial.release('aaa', ...(await trial.withSecrets()));
  expect(standIn.traffic.now - began).toBeGreaterThanOrEqual(4 * 60_000);
  const states = [];
  for (let asked = 0; asked < 2; asked++) {
    states.push((await pictures('/probe.webp')).headers.get('cf-cache-status'));
  }
  expect(states).toEqual(['MISS', 'HIT']);

  const { calls, state } = standIn;
  state.rules.clear();
  state.buckets.get('chaabi-media')?.objects.set('a/full', 'x');
  expect((await pictures('/a/full')).headers.get('cf-cache-status')).toBe('DYNAMIC');
  state.buckets.get('chaabi-media')?.objects.delete('probe.webp');
  calls.length = 0;
  await trial.release('aaa');
  expect(calls).toContain('PUT /r2/buckets/chaabi-media/objects/probe.webp');
});

it('of pictures that never reach the cache is stopped before the release', async () => {
  standIn.state.settings.set('zone-of-example.in/development_mode', 'on');
  await expect(trial.release('aaa', ...(await trial.withSecrets()))).rejects.toThrow(
    'https://media.example.in/probe.webp is not cached: cf-cache-status is BYPASS',
  );
  expect(standIn.state.scripts.size).toBe(0);
});

it('of a version that does not start changes nothing for people', async () => {
  await trial.release('aaa', ...(await trial.withSecrets()));
  const live = trial.live();
  standIn.state.startUpError = 'Uncaught Error at index.js:1';
  await expect(trial.release('bbb')).rejects.toThrow('Script startup failed: Uncaught Error');
  expect(trial.live()).toEqual(live);
});

it('that moves sellers is tried before anybody gets it, and stays away if it is not right', async () => {
  await trial.release('aaa', ...(await trial.withSecrets()));
  const [old] = trial.live() ?? [];
  const further = {
    binding: 'SHARD_1',
    database_name: 'chaabi-shard-1',
    migrations_dir: '../migrations/shard',
  };
  await trial.rebind(({ d1_databases: known }) => ({ d1_databases: [...known, further] }));
  standIn.traffic.failing.set('bbb', 1);
  await expect(trial.release('bbb')).rejects.toThrow(/Rolled back to .* The version was tried: \/health/);
  expect(trial.live()).toEqual([{ version_id: old?.version_id, percentage: 100 }]);
});

it('goes back from all requests, though the release brought a new secret', async () => {
  await trial.release('aaa', ...(await trial.withSecrets()));
  const before = trial.live();
  const given = await trial.withSecrets({ INVOICE_NAME: 'Chaabi' });
  trial.listeners.push((line) => {
    if (line.includes('100 %')) standIn.traffic.failing.set('bbb', 0.5);
  });
  await expect(trial.release('bbb', ...given)).rejects.toThrow('Rolled back to');
  expect(trial.live()).toEqual(before);
});

it('a secret is set at once only while the newest version has all requests', async () => {
  const { api } = await apiWithClock();
  const put = (name: string) =>
    api.of('/workers/scripts/chaabi/secrets', {
      method: 'PUT',
      json: { name, text: '1', type: 'secret_text' },
    });
  await trial.release('aaa', ...(await trial.withSecrets()));
  await put('READ_ONLY');
  const [live] = trial.live() ?? [];
  const address = `${standIn.base}/accounts/${standIn.account}/workers/scripts/chaabi/secrets/READ_ONLY`;
  await fetch(address, { method: 'DELETE', headers: { authorization: `Bearer ${TOKEN}` } });
  expect(standIn.state.scripts.get('chaabi')?.secrets.has('READ_ONLY')).toBe(false);
  const deploy = (query: string) =>
    api.of(`/workers/scripts/chaabi/deployments${query}`, { json: { versions: [live] } });
  await expect(deploy('')).rejects.toThrow('10220');
  await deploy('?force=true');
  await expect(put('SESSIONS_SINCE')).rejects.toThrow('10215');
});

it('goes out while a shard is gone, which the version before misses too', async () => {
  standIn.state.failedParts.add('database');
  await expect(trial.release('aaa', ...(await trial.withSecrets()))).rejects.toThrow(
    '/health is degraded: database',
  );
  standIn.state.failedParts.clear();
  await trial.release('aaa');
  standIn.state.silent.set('', ['shard 7']);
  expect(trial.stepsOf(await trial.release('bbb'))).toEqual([0, 5, 50, 100]);
  standIn.state.silent.set('ccc', ['shard 8']);
  await expect(trial.release('ccc')).rejects.toThrow('Rolled back to');
});

it(`with ${SHARDS} shards and no migration takes at most ${SHARDS + 100} requests`, async () => {
  await trial.release('aaa', ...(await trial.withSecrets()));
  const shards = Array.from({ length: SHARDS - 1 }, (_, index) => ({
    binding: `SHARD_${index + 1}`,
    database_name: `chaabi-shard-${index + 1}`,
    migrations_dir: '../migrations/shard',
  }));
  await trial.rebind(({ d1_databases: known }) => ({ d1_databases: [...known, ...shards] }));
  await expect(trial.release('bbb')).rejects.toThrow(
    new RegExp(`SHARD_64 has no buckets[\\s\\S]*SHARD_${SHARDS - 1} has no buckets`),
  );
  await trial.release('bbb', '--empty-shard');
  standIn.calls.length = 0;
  expect(trial.stepsOf(await trial.release('ccc', '--empty-shard'))).toEqual([0, 5, 50, 100]);
  expect(standIn.calls.length).toBeLessThanOrEqual(SHARDS + 100);
  expect(standIn.state.databases.size).toBe(SHARDS + 1);
});

it('survives a client that is killed while it sends', async () => {
  const { port } = new URL(standIn.base);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'PUT /accounts/x/r2/buckets/y/objects/z HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\nhalf',
  );
  socket.destroy();
  const { api } = await apiWithClock();
  await expect(api.of('/queues')).resolves.toEqual([]);
});
