import { FEATURES, type Feature } from './features';
import { docsApi } from './http/docs/docs.api';
import type { RouteEntry, RouteGroups } from './http/route-entry';

/** Every route there is besides the pages, by the part of the product it belongs to: what is not in here does not ship. */
export const ROUTE_GROUPS: RouteGroups = {};
const parts = [...Object.values<Feature>(FEATURES), { group: 'Service', entries: docsApi }];
for (const { group, entries } of parts) ROUTE_GROUPS[group] = { ...ROUTE_GROUPS[group], ...entries };

export const ROUTES: readonly RouteEntry[] = Object.values(ROUTE_GROUPS).flatMap(Object.values);
