import { UNSUBSCRIBE_PATH } from '../../schema/channels/paths';
import { FEED_PATH } from '../../schema/feeds/paths';
import { WITHDRAW_PATH } from '../../schema/leads/input';
import { ROUTE_NAMES } from '../../schema/profile/usernames';
import { RC_WATCH_PATH } from '../../schema/rc-watch/kinds';
import { SLIP_PATH } from '../../schema/stock-book/slip';

const PROFILE = /^\/([a-z][a-z0-9_-]{3,29})$/i;
const NAMED = /^\/api\/(profile|auth\/username\/check)\/[^/]+/;
const MSG91_PATH = '/api/delivery/msg91/';
const ROUTES: ReadonlySet<string> = new Set(ROUTE_NAMES);

/** An address for logs and issues: without the key of a private link or a username. */
export function loggedPath(path: string): string {
  if (path.startsWith(`${WITHDRAW_PATH}/`)) return `${WITHDRAW_PATH}/:id/:key`;
  if (path.startsWith(`${UNSUBSCRIBE_PATH}/`)) return `${UNSUBSCRIBE_PATH}/:user/:kind/:key`;
  if (path.startsWith(`${FEED_PATH}/`)) return `${FEED_PATH}/:secret`;
  if (path.startsWith(`${RC_WATCH_PATH}/`)) return `${RC_WATCH_PATH}/:code`;
  if (path.startsWith(`${SLIP_PATH}/`)) return `${SLIP_PATH}/:id/:key`;
  if (path.startsWith(MSG91_PATH)) return `${MSG91_PATH}:key`;
  const [, route] = NAMED.exec(path) ?? [];
  if (route) return `/api/${route}/:username`;
  const [, username] = PROFILE.exec(path) ?? [];
  return username && !ROUTES.has(username) ? '/:username' : path;
}
