import { PART_HEADER } from '../../schema/common/part-header';
import { chosenFacets, FACETS, isSort } from '../../schema/profile/facets';
import { ROUTE_NAMES } from '../../schema/profile/usernames';
import type { AppContext } from '../http/app-env';
import { languageOf } from '../http/language';
import { isPageSource, type PageCopy } from '../platform/page-cache';

const LISTING = /^\/(?:vehicle|republished)\/[0-9a-f-]{36}$/;
const PROFILE = /^\/([a-z][a-z0-9_-]{3,29})$/;
const ROUTES: ReadonlySet<string> = new Set(ROUTE_NAMES);
const CACHED_WITH: readonly string[] = ['src', 'lang'];
/** Their values are ours, so a profile has few such pages; a city is anybody's words. */
const CACHED_FACETS = FACETS.filter((facet) => facet !== 'city');
/** Of facets and order, in one address. */
const MAX_CACHED_FACETS = 2;

/** The chosen facets and order in one order; null if their page is not cached. */
function cachedFacets(parameters: URLSearchParams): string | null {
  const given = Object.fromEntries(parameters);
  const facets = chosenFacets(given);
  const sort = given.sort ?? '';
  const chosen = new URLSearchParams([
    ...CACHED_FACETS.flatMap((facet) => (facets[facet] ? [[facet, facets[facet]]] : [])),
    ...(isSort(sort) ? [['sort', sort]] : []),
  ]);
  return chosen.size <= MAX_CACHED_FACETS ? chosen.toString() : null;
}

/**
 * The copy for this request; null for pages that are not cached: searches, many filters, the thanks after an offer,
 * anything for a signed-in person, and a page to take a part from, which has another style. A cached page
 * shows nothing of its request beyond what is in its copy.
 */
export function copyOf(c: AppContext): PageCopy | null {
  const { pathname, searchParams } = new URL(c.req.url);
  if (c.var.sessionToken || c.req.method !== 'GET') return null;
  if (c.req.header(PART_HEADER) !== undefined) return null;
  const [, username] = PROFILE.exec(pathname) ?? [];
  if (!LISTING.test(pathname) && (!username || ROUTES.has(username))) return null;
  const source = searchParams.get('src') ?? '';
  const names = [...searchParams.keys()];
  const known: readonly string[] = username ? [...CACHED_WITH, ...CACHED_FACETS, 'sort'] : CACHED_WITH;
  const isCachedWith = (name: string) => known.includes(name);
  const isRepeated = new Set(names).size < names.length;
  if (!isPageSource(source) || isRepeated || names.some((name) => !isCachedWith(name))) return null;
  const facets = cachedFacets(searchParams);
  if (facets === null) return null;
  return {
    url: `${c.var.ctx.origin}${pathname}`,
    source,
    saveData: c.req.header('save-data') === 'on',
    language: languageOf(c),
    facets,
  };
}
