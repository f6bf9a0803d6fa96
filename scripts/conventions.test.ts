import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unstable_readConfig } from 'wrangler';

const read = (file: string) => readFileSync(file, 'utf8');

/** The layer of a path: the folder below `worker` or `web`, or the file in its place. */
const layerOf = (path: string) =>
  path.startsWith('schema/')
    ? 'schema'
    : path
        .replace(/\.tsx?$/, '')
        .split('/')
        .slice(0, 2)
        .join('/');

it('imports never go round, from layer to layer', () => {
  const layers = new Map<string, Set<string>>();
  for (const file of globSync('{schema,worker,web}/**/*.{ts,tsx}')) {
    if (/\.test\.ts$|\.gen\.ts$|\/(?:test|proof|e2e)\//.test(file)) continue;
    const targets = layers.get(layerOf(file)) ?? new Set();
    for (const [, source = ''] of read(file).matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const target = layerOf(join(dirname(file), source));
      if (target !== layerOf(file) && /^(?:schema|worker|web)/.test(target)) targets.add(target);
    }
    layers.set(layerOf(file), targets);
  }
  expect(layers.get('worker/pages')).toContain('worker/features');
  // A layer that imports none of the remaining ones is not part of a cycle.
  const isFree = (targets: Set<string>) => [...targets].every((target) => !layers.has(target));
  for (let free = ['']; free.length > 0; ) {
    free = [...layers].flatMap(([layer, targets]) => (isFree(targets) ? [layer] : []));
    for (const layer of free) layers.delete(layer);
  }
  expect([...layers]).toEqual([]);
});

const stored = [
  ['notifyWhere(', 'announce('],
  ['storeMessage(', 'ctx.deliver('],
].flatMap(([stores = '', sends = '']) =>
  globSync('worker/features/*/*.queries.ts')
    .filter((file) => read(file).includes(stores))
    .map((file) => ({ file, stores, sends })),
);

it.each(stored)('$file calls $stores, and a service beside it $sends', ({ file, sends }) => {
  expect(globSync(`${dirname(file)}/*.ts`).some((service) => read(service).includes(sends))).toBe(true);
});

/** A provider's response must not choose where keys and codes are sent (ASVS 15.3.2). */
it('calls to other services do not follow redirects', () => {
  const calls = globSync('worker/platform/*.ts', { exclude: ['**/*.test.ts'] }).flatMap((file) =>
    read(file).split('await fetch(').slice(1),
  );
  expect(calls.length).toBeGreaterThan(2);
  expect(calls.filter((call) => !call.slice(0, 200).includes("redirect: 'manual'"))).toEqual([]);
});

it('every input schema imports the plain messages', () => {
  const brings = /from '(\.\.?\/)(common\/)?text'|import '(\.\.?\/)(common\/)?validation-messages'|z\.config/;
  const inputs = globSync('schema/*/{,*.}input.ts');
  expect(inputs.length).toBeGreaterThan(20);
  expect(inputs.filter((file) => read(file).includes("from 'zod'") && !brings.test(read(file)))).toEqual([]);
});

describe('production', () => {
  const config = (env?: string) =>
    unstable_readConfig({ config: 'wrangler.toml', ...(env ? { env } : {}) }, { hideWarnings: true });
  const production = config('production');

  it('is one Worker, which has no public address of its own', () => {
    const { name, workers_dev, preview_urls } = production;
    expect([name, workers_dev, preview_urls]).toEqual(['chaabi', false, false]);
  });

  it('keeps logs and traces, and no line with a network address for each request', () => {
    const logs = { enabled: true, invocation_logs: false };
    expect(production.observability).toMatchObject({ enabled: true, logs, traces: { enabled: true } });
  });

  it('binds whatever development binds but the second shard, and what is only there', () => {
    const bound = (value: unknown): string[] =>
      [...JSON.stringify(value).matchAll(/"(?:binding|class_name)":"(\w+)"|"name":"(\w+)","namespace_id"/g)]
        .map(([, binding, limit]) => binding ?? limit ?? '')
        .sort();
    const expected = bound(config()).filter((name) => name !== 'SHARD_1');
    expect(bound(production)).toEqual([...expected, 'AI', 'POINTS'].sort());
    expect(production.triggers).toEqual(config().triggers);
  });
});
