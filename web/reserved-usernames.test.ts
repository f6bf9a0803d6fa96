import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { USERNAME_PATTERN } from '../schema/profile/public-profile';
import { ROUTE_NAMES, Username } from '../schema/profile/usernames';

const firstSegments = (paths: Iterable<string>) =>
  [...paths].map((path) => path.split('/')[1] ?? '').filter((name) => USERNAME_PATTERN.test(name));

/** What the application's route tree and the Worker mount, and the folders of built files. */
function mounted(): Set<string> {
  const tree = readFileSync('web/route-tree.gen.ts', 'utf8');
  const app = globSync([
    'worker/{app,pages/pages,features/index}.ts',
    'worker/features/*/*.api.ts',
    'worker/features/sitemap/sitemap.routes.ts',
  ])
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const pages = [...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, path = '']) => path);
  const routes = [...app.matchAll(/(?:\.\w+\(|\bpage\(|\bleadsTo\(|\bat: |\bpath: )'([^']+)'/g)].map(
    ([, path = '']) => path,
  );
  return new Set([...firstSegments([...pages, ...routes]), 'assets', 'admin']);
}

describe('every address of the product', () => {
  it('is reserved, so that no username can shadow it', () => {
    expect([...ROUTE_NAMES].sort()).toEqual([...mounted()].sort());
  });
});

it.each([
  'about',
  'billing',
  'help',
  'moderator',
  'operator',
  'official',
  'security',
  'support',
  'grievance',
])('nobody is called %s', (name) => expect(Username.safeParse(name).success).toBe(false));
