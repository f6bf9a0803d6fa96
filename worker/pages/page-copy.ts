import { PART_HEADER } from '../../schema/common/part-header';
import { ROUTE_NAMES } from '../../schema/profile/usernames';
import type { AppContext } from '../http/app-env';
import { languageOf } from '../http/language';
import { isPageSource, type PageCopy } from '../platform/page-cache';

const LISTING = /^\/(?:vehicle|republished)\/[0-9a-f-]{36}$/;
const PROFILE = /^\/([a-z][a-z0-9_-]{3,29})$/;
const ROUTES: ReadonlySet<string> = new Set(ROUTE_NAMES);
const CACHED_WITH: ReadonlySet<string> = new Set(['src', 'lang']);

/**
 * The copy for this request; null for pages that are not cached: searches, the thanks after an offer,
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
  const isRepeated = new Set(names).size < names.length;
  if (!isPageSource(source) || isRepeated || names.some((name) => !CACHED_WITH.has(name))) return null;
  return {
    url: `${c.var.ctx.origin}${pathname}`,
    source,
    saveData: c.req.header('save-data') === 'on',
    language: languageOf(c),
  };
}
