import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

type Graph = Map<string, Set<string>>;

const FILES = globSync('{schema,worker,web}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.ts$|\.gen\.ts$|\/(?:test|proof|e2e)\//.test(file),
);
const known = new Set(FILES);

function find(from: string, source: string): string | undefined {
  const path = normalize(join(dirname(from), source));
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((name) => known.has(name));
}

/** What each file imports, types and `import()` included. */
const imports: Graph = new Map(
  FILES.map((file) => {
    const sources = readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
    return [
      file,
      new Set(Array.from(sources, ([, source = '']) => find(file, source) ?? '').filter(Boolean)),
    ];
  }),
);

/** The layer of a file: the folder below `worker` or `web`; files next to those folders are a separate layer. */
function layerOf(file: string): string {
  const [top = '', folder = '', ...rest] = file.split('/');
  return top === 'schema' ? top : join(top, folder, rest.length > 0 ? '' : '.').replace(/\/$/, '');
}

const layers: Graph = new Map();
for (const [file, targets] of imports) {
  const layer = layers.get(layerOf(file)) ?? new Set();
  layers.set(layerOf(file), layer);
  for (const target of targets) if (layerOf(target) !== layerOf(file)) layer.add(layerOf(target));
}

/** Some cycle of a graph, in order; null when there is none. */
function findCycle(graph: Graph): string[] | null {
  const done = new Set<string>();
  const path: string[] = [];
  const walk = (node: string): string[] | null => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return null;
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      const cycle = walk(next);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const cycle = walk(node);
    if (cycle) return cycle;
  }
  return null;
}

describe('imports', () => {
  it('never go round, from file to file', () => {
    expect(imports.get('worker/app.ts')?.size).toBeGreaterThan(10);
    expect(findCycle(imports)).toBeNull();
  });

  it('never go round, from layer to layer', () => {
    expect(layers.get('worker/pages')).toContain('worker/features');
    expect(findCycle(layers)).toBeNull();
  });

  it('would be found going round', () => {
    const round: Graph = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['b'])],
    ]);
    expect(findCycle(round)).toEqual(['b', 'c', 'b']);
  });
});
