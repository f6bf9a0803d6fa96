import { expect, it } from 'vitest';
import { unstable_readConfig } from 'wrangler';

const read = (env?: string) => unstable_readConfig({ config: 'wrangler.toml', ...(env ? { env } : {}) });
const production = read('production');

it('production is one Worker, which has no public address of its own', () => {
  expect(production.name).toBe('chaabi');
  expect([production.workers_dev, production.preview_urls]).toEqual([false, false]);
});

it('production keeps logs and traces, and no line with a network address for each request', () => {
  expect(production.observability).toMatchObject({
    enabled: true,
    logs: { enabled: true, invocation_logs: false },
    traces: { enabled: true },
  });
});

it('production binds whatever development binds but the second shard, and Workers AI', () => {
  const names = ({
    d1_databases,
    r2_buckets,
    kv_namespaces,
    durable_objects,
    ratelimits,
    images,
    queues,
  }: Config) =>
    [d1_databases, r2_buckets, kv_namespaces, durable_objects.bindings, ratelimits, queues.producers ?? []]
      .flat()
      .map((binding) => ('binding' in binding ? binding.binding : binding.name))
      .concat(images?.binding ?? [])
      .sort();
  expect(names(production)).toEqual(names(read()).filter((name) => name !== 'SHARD_1'));
  expect(production.ai?.binding).toBe('AI');
  expect(production.triggers).toEqual(read().triggers);
});

type Config = ReturnType<typeof read>;
