import { FEATURES } from './features';
import type { Feature } from './features/feature';
import { docsApi } from './http/docs/docs.api';
import type { RouteEntry, RouteGroups } from './http/route-entry';

/**
 * Every route besides the pages, by the part of the product it belongs to. A route missing here is not
 * shipped.
 */
export const ROUTE_GROUPS: RouteGroups = {};
const parts: Record<string, Pick<Feature, 'group' | 'entries'>> = {
  ...FEATURES,
  docs: { group: 'Service', entries: docsApi },
};
for (const [feature, { group, entries = {} }] of Object.entries(parts)) {
  const named = Object.entries(entries).map(([name, entry]) => [`${feature}.${name}`, entry]);
  ROUTE_GROUPS[group] = { ...ROUTE_GROUPS[group], ...Object.fromEntries(named) };
}

export const ROUTES: readonly RouteEntry[] = Object.values(ROUTE_GROUPS).flatMap(Object.values);
