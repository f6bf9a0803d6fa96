import type { RouteEntry } from '../http/route-entry';
import { TestClient } from './client';
import { withPages } from './pages';
import { ownerOf } from './samples';
import type { World } from './world';

/** No limit interferes with a thousand attempts, except that of passwords, which precedes the hash. */
const BINDINGS = {
  READ_LIMIT: open(),
  WRITE_LIMIT: open(),
  SITE_READ_LIMIT: open(),
  SITE_WRITE_LIMIT: open(),
};
const UNLIMITED = { ...BINDINGS, RATE_SCALE: '1000000' };
const LIMITED = { ...BINDINGS, RATE_SCALE: '1' };
/** Routes that compute hashes: a few simultaneous requests overload them and get 503. */
export const HASHES: ReadonlySet<string> = new Set([
  '/api/account/erase',
  '/api/account/export',
  '/api/account/password',
  '/api/auth/login',
  '/api/auth/register',
  '/api/auth/reset-password',
]);

function open() {
  return { limit: async () => ({ success: true }) };
}

/** The caller of a route, independent of what happens to the original session. */
export function callerOf(entry: RouteEntry, world: World): TestClient {
  const { people } = world;
  const person = { operator: people.admin, anyone: people.visitor, provider: people.visitor }[
    entry.access as string
  ];
  const { cookies } = person ?? ownerOf(entry, world);
  const bindings = HASHES.has(entry.path) ? LIMITED : UNLIMITED;
  const client = new TestClient({}, {}, { cookies: new Map(cookies) });
  return (entry.htmlForm ? withPages(client) : client).with({}, bindings);
}

/** What a response must never reveal: paths of code, SQL, other people. */
const LEAKS =
  /\bat [\w.<>$]+ \(|node_modules|\/work\/|\.[jt]s:\d|SQLITE|D1_ERROR|drizzle|\bselect .+ from \b|insert into|no such (?:table|column)|scrypt\$/i;

export const SLOW_MS = 10_000;

/** What is wrong with a response to an attack; null if nothing is. */
export async function faultOf(
  send: () => Promise<{ status: number; body: unknown }>,
): Promise<string | null> {
  const began = Date.now();
  const { status, body } = await send();
  const took = Date.now() - began;
  if (status >= 500) return `answered ${status}`;
  if (took > SLOW_MS) return `took ${took} ms`;
  const text = body instanceof ArrayBuffer ? '' : JSON.stringify(body);
  return status >= 400 && LEAKS.test(text) ? `let out ${text.slice(0, 200)}` : null;
}
