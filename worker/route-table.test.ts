import { describe, expect, it } from 'vitest';
import { createApp } from './app';
import { SIGNED } from './http/csrf';
import { declaredEntry } from './http/declared';
import { describeApi } from './http/docs/openapi';
import type { RouteEntry } from './http/route-entry';
import { mountPages, PAGES } from './pages/pages';
import { ROUTE_GROUPS, ROUTES } from './route-table';

/** Handlers that show a document. */
const DOCUMENT = new Set<unknown>(PAGES.map(({ show }) => show));

const nameOf = ({ method, path }: { method: string; path: string }) =>
  `${method.toLowerCase()} ${path.replace(/(.)\/$/, '$1')}`;

const mounted = createApp({ pages: mountPages }).routes.filter(
  (route) =>
    route.method !== 'ALL' &&
    !route.path.startsWith('/dev/') &&
    route.path !== '/*' &&
    !DOCUMENT.has(route.handler),
);

/**
 * The differences between application and table. A route counts as declared only by the entry that its
 * handlers start with.
 */
function differences(table: readonly RouteEntry[]) {
  const known = new Map(table.map((entry) => [nameOf(entry), entry]));
  const declared = new Set(
    mounted
      .filter((route) => {
        const entry = declaredEntry(route.handler);
        return entry !== undefined && entry === known.get(nameOf(route));
      })
      .map(nameOf),
  );
  return {
    unknown: [...new Set(mounted.map(nameOf))].filter((name) => !declared.has(name)),
    notMounted: [...known.keys()].filter((name) => !declared.has(name)),
  };
}

describe('the route table', () => {
  it('has every route of the application, and the application every route of the table', () => {
    expect(differences(ROUTES)).toEqual({ unknown: [], notMounted: [] });
    expect(new Set(ROUTES.map(nameOf)).size).toBe(ROUTES.length);
  });

  it('fails as soon as one entry is missing or replaced', () => {
    for (const gone of ROUTES) {
      const rest = ROUTES.filter((entry) => entry !== gone);
      expect(differences(rest).unknown, gone.path).toEqual([nameOf(gone)]);
      expect(differences([...rest, { ...gone }]).unknown, gone.path).toEqual([nameOf(gone)]);
    }
  });

  it('declares before anything else acts: only limits of size and number come first', () => {
    for (const entry of ROUTES) {
      const chain = mounted.filter((route) => nameOf(route) === nameOf(entry));
      expect(chain.filter(({ handler }) => declaredEntry(handler)).length, entry.path).toBe(1);
    }
  });

  it('accepts nothing that changes anything without a schema or a signature', () => {
    const unchecked = ROUTES.filter(
      ({ method, path, json, form, htmlForm, param, address, access }) =>
        method !== 'get' &&
        !json &&
        !form &&
        !htmlForm &&
        !param &&
        !address &&
        access !== 'provider' &&
        path,
    );
    expect(unchecked.map(nameOf).sort()).toEqual([
      'delete /api/auth/sessions',
      'delete /api/feed',
      'delete /api/ownership',
      'delete /api/prints/outdated',
      'delete /api/shared-phones/here/choice',
      'delete /api/weekly',
      'patch /api/notifications/read-all',
      'post /api/auth/refresh-session',
      'post /api/logout',
      'post /api/stock-takes',
    ]);
  });

  it('has nothing secret or personal in addresses: the only search there is for vehicles', () => {
    const asked = Object.entries(describeApi(ROUTE_GROUPS).paths).flatMap(([path, operations]) =>
      Object.values(operations)
        .flatMap(({ parameters }) => parameters.filter((parameter) => parameter.in === 'query'))
        .map(({ name }) => ({ path, name })),
    );
    expect([...new Set(asked.map(({ name }) => name))].sort().join(' ')).toBe(
      'again book city currency cursor days from fuel gears headings hub.challenge hub.mode hub.verify_token kind lang limit list maxPrice message method number owners person popup price republishedVehicleId resolved returnUrl search sort source src state status unlikely until userId vehicleId version year',
    );
    expect(asked.filter(({ name }) => name === 'search').map(({ path }) => path)).toEqual([
      '/api/profile/{username}',
    ]);
  });

  it('counts different limits apart', () => {
    const limits = new Set(ROUTES.flatMap(({ limits = [] }) => limits));
    expect(new Set([...limits].map(({ name }) => name)).size).toBe(limits.size);
    expect(limits.size).toBeGreaterThan(20);
  });

  it('knows the callers that come without an origin', () => {
    const paths = ROUTES.filter(({ access }) => access === 'provider').map(({ path }) => path);
    const unsigned = paths.filter((path) => !SIGNED.some((start) => path.startsWith(start)));
    expect([unsigned, paths.length]).toEqual([[], 7]);
  });
});
