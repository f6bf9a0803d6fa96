import { ZodType, z } from 'zod';
import { ErrorBody } from '../../schema/common/error';
import type { RouteEntry } from '../http/route-entry';
import { ROUTES } from '../route-table';

const countParams = ({ path }: RouteEntry) => path.split('/:').length;

/** Fixed paths before parameters: `/leads/export` is not a lead. */
const PATTERNS = [...ROUTES]
  .sort((a, b) => countParams(a) - countParams(b))
  .map((entry) => ({ entry, pattern: new RegExp(`^${entry.path.replace(/:\w+/g, '[^/]+')}/?$`) }));

/** The table's entry for a request; none for pages and development tools. */
export const entryFor = (method: string, pathname: string) =>
  PATTERNS.find(({ entry, pattern }) => entry.method === method.toLowerCase() && pattern.test(pathname))
    ?.entry;

interface Asked {
  method: string;
  path: string;
}

function fault({ method, path }: Asked, status: number, what: string, body?: unknown): Error {
  const shown = body === undefined ? '' : `\n${JSON.stringify(body).slice(0, 600)}`;
  return new Error(`${method} ${path} answered ${status} ${what}${shown}`);
}

function hold(asked: Asked, status: number, schema: ZodType, body: unknown) {
  const { error } = schema.safeParse(body);
  if (error)
    throw fault(asked, status, `with what the table does not promise: ${z.prettifyError(error)}`, body);
}

/** The validation library's own words, which mean nothing to people. */
const LIBRARY_WORDS = /Invalid (input|option|string)|expected|received|Too (big|small)|Unrecognized/;

function refuseLibraryWords(asked: Asked, status: number, body: unknown) {
  const { error, data } = ErrorBody.safeParse(body);
  if (error || data.code !== 'invalid') return;
  const says = [data.message, ...Object.values(data.fields ?? {})];
  const found = says.find((text) => LIBRARY_WORDS.test(text));
  if (found) throw fault(asked, status, `in the words of a library: ${found}`, body);
}

/** Checks an answer against the table: no key more or less, and every refusal in the one format. */
export function checkAnswer(asked: Asked, response: Response, body: unknown) {
  const { status } = response;
  const type = response.headers.get('content-type') ?? '';
  const { pathname } = new URL(asked.path, 'http://localhost');
  const entry = entryFor(asked.method, pathname);
  const isApi = entry !== undefined || pathname.startsWith('/api/');
  // Requests that accept HTML get a page where there is one.
  if (!isApi || (type.startsWith('text/html') && !pathname.startsWith('/api/'))) return;
  const promised = entry?.responses[status];
  if (type.startsWith('application/json') && promised instanceof ZodType)
    return hold(asked, status, promised, body);
  if (status >= 400) {
    refuseLibraryWords(asked, status, body);
    return hold(asked, status, ErrorBody, body);
  }
  if (promised === undefined) throw fault(asked, status, 'which the table does not know');
  if (promised instanceof ZodType) throw fault(asked, status, `as ${type || 'nothing'} and not as JSON`);
  if (promised === null) return;
  const isPromised = promised.split(', ').some((one) => type.startsWith(one.replace('*', '')));
  if (!isPromised) throw fault(asked, status, `as ${type} and not as ${promised}`);
}
