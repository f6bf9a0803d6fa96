import type { RouteEntry } from '../http/route-entry';
import { ROUTES } from '../route-table';

/** Reads first, and deletions last, children before parents. */
const rank = ({ method, path }: RouteEntry) => {
  // Signing in or out ends the browser's previous session.
  if (path === '/api/logout' || path === '/login' || path === '/api/auth/login') return 2000;
  // Signing out elsewhere invalidates older cookies, of which copies are used for the other calls.
  if (method === 'delete' && path === '/api/auth/sessions') return 1500;
  if (method === 'get') return 0;
  return method === 'delete' ? 1000 - path.length : 1;
};
/** All routes, in an order in which each still finds what the ones before left. */
export const ORDERED_ROUTES = [...ROUTES].sort((a, b) => rank(a) - rank(b));
