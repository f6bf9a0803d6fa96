import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTrial, type Trial } from './trial.ts';

// wrangler takes seconds, and many of them on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe('a further shard', () => {
  let trial: Trial;

  const SHARD_1 = {
    binding: 'SHARD_1',
    database_name: 'chaabi-shard-1',
    migrations_dir: '../migrations/shard',
  };

  beforeEach(async () => {
    trial = await startTrial();
    await trial.release('aaa', '--secrets-file', await trial.secretsFile());
    trial.said.length = 0;
  });

  afterEach(() => trial.end());

  it('is created and migrated, and nothing else is', async () => {
    await trial.rebind(({ d1_databases: known }) => ({ d1_databases: [...known, SHARD_1] }));
    await trial.release('bbb');
    expect(trial.said.filter((line) => /^ {2}do {4}(?:D1|migrations|R2|KV|queue)/.test(line))).toEqual([
      '  do    D1 chaabi-shard-1 in apac',
      '  do    migrations of chaabi-shard-1',
    ]);
    expect(trial.tablesOf('chaabi-shard-1')).toEqual(['cars']);
    expect(trial.standIn.unknown).toEqual([]);
  });

  it('is released at once, as is a bucket that was moved: two versions must not look in different shards', async () => {
    await trial.rebind(({ d1_databases: known }) => ({ d1_databases: [...known, SHARD_1] }));
    expect(trial.stepsOf(await trial.release('bbb'))).toEqual([100]);
    await trial.rebind(({ vars }) => ({ vars: { ...vars, BUCKETS: '5:1' } }));
    expect(trial.stepsOf(await trial.release('ccc'))).toEqual([100]);
    expect(trial.stepsOf(await trial.release('ddd'))).toEqual([0, 5, 50, 100]);
  });

  it('is migrated with the others before the Worker is uploaded', async () => {
    await trial.rebind(({ d1_databases: known }) => ({ d1_databases: [...known, SHARD_1] }));
    await trial.migrate('shard/0001_colour.sql', 'alter table cars add colour text;\n');
    trial.standIn.calls.length = 0;
    await trial.release('bbb');
    const ids = [...trial.standIn.state.databases]
      .filter(([, { name }]) => name.includes('shard'))
      .map(([id]) => id);
    const uploaded = trial.standIn.calls.indexOf('POST /workers/scripts/chaabi/versions');
    for (const id of ids)
      expect(trial.standIn.calls.lastIndexOf(`POST /d1/database/${id}/query`)).toBeLessThan(uploaded);
    expect([ids.length, uploaded > 0]).toEqual([2, true]);
  });
});
