import { type Schema, Validator } from '@cfworker/json-schema';
import { ZodType, z } from 'zod';
import { ErrorBody } from '../../schema/common/error';
import { REFUSAL_CODES, REFUSALS } from '../../schema/common/refusals';
import { isTranslated } from '../../web/i18n/messages';
import { describeApi, type Operation } from '../http/docs/openapi';
import type { RouteEntry } from '../http/route-entry';
import { ROUTE_GROUPS, ROUTES } from '../route-table';

const countParams = ({ path }: RouteEntry) => path.split('/:').length;

/** Fixed paths before parameters: `/leads/export` is not a lead. */
const PATTERNS = [...ROUTES]
  .sort((a, b) => countParams(a) - countParams(b))
  .map((entry) => ({ entry, pattern: new RegExp(`^${entry.path.replace(/:\w+/g, '[^/]+')}/?$`) }));

/** The table's entry for a request; undefined for pages and development tools. */
export const entryFor = (method: string, pathname: string) =>
  PATTERNS.find(({ entry, pattern }) => entry.method === method.toLowerCase() && pattern.test(pathname))
    ?.entry;

const DESCRIPTION = describeApi(ROUTE_GROUPS);

const validators = new Map<string, Validator>();

/** What the published API description says about a route's response; undefined for one without a body. */
function describedContent({ method, path }: RouteEntry, status: number) {
  const operation: Operation | undefined = DESCRIPTION.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method];
  return (operation?.responses[status] ?? operation?.responses.default)?.content;
}

function validatorFor(entry: RouteEntry, status: number): Validator | undefined {
  const key = `${entry.method} ${entry.path} ${status}`;
  const known = validators.get(key);
  if (known) return known;
  const schema = describedContent(entry, status)?.['application/json']?.schema;
  if (!schema) return undefined;
  const validator = new Validator(
    { ...schema, components: DESCRIPTION.components } as Schema,
    '2020-12',
    false,
  );
  validators.set(key, validator);
  return validator;
}

const isOneOf = (types: readonly string[], type: string) =>
  types.some((one) => type.startsWith(one.replace('*', '')));

interface Asked {
  method: string;
  path: string;
}

function fault({ method, path }: Asked, status: number, what: string, body?: unknown): Error {
  const shown = body === undefined ? '' : `\n${JSON.stringify(body).slice(0, 600)}`;
  return new Error(`${method} ${path} answered ${status} ${what}${shown}`);
}

/** Validates the same bytes against the published document, since its schemas could be translated wrongly. */
function holdDescription(asked: Asked, entry: RouteEntry, status: number, body: unknown) {
  const validator = validatorFor(entry, status);
  if (!validator) throw fault(asked, status, 'as JSON, which the description does not know', body);
  const { valid, errors } = validator.validate(body);
  const said = errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`).join('\n');
  if (!valid) throw fault(asked, status, `with what the description does not promise: ${said}`, body);
}

function hold(asked: Asked, status: number, schema: ZodType, body: unknown) {
  const { error } = schema.safeParse(body);
  if (error)
    throw fault(asked, status, `with what the table does not promise: ${z.prettifyError(error)}`, body);
}

/** The validation library's own messages, which people must never see. */
const LIBRARY_WORDS = /Invalid (input|option|string)|expected|received|Too (big|small)|Unrecognized/;

function refuseLibraryWords(asked: Asked, status: number, body: unknown) {
  const { error, data } = ErrorBody.safeParse(body);
  if (error || data.error !== 'invalid') return;
  const says = [data.message, ...Object.values(data.fields ?? {})];
  const found = says.find((text) => LIBRARY_WORDS.test(text));
  if (found) throw fault(asked, status, `in the words of a library: ${found}`, body);
}

/** A text with an unfilled placeholder: `{limit}`, or `undefined` in its place. */
const UNFILLED = /\{\w+\}|\bundefined\b/;

function refuseUnfilled(asked: Asked, status: number, body: unknown) {
  const { data } = ErrorBody.safeParse(body);
  if (!data) return;
  const { kind } = REFUSALS[data.code];
  if (kind !== data.error) throw fault(asked, status, `as ${data.error}, but ${data.code} is ${kind}`, body);
  const texts = [data.message, ...Object.values(data.fields ?? {})];
  // An unknown field is quoted as it was sent, and fuzzing sends braces too.
  const found = texts.find((text) => !/^Unknown fields?: /.test(text) && UNFILLED.test(text));
  if (found) throw fault(asked, status, `without a value: ${found}`, body);
}

/** Refuses untranslated refusals of buyers' forms. */
function refuseUntranslated(
  asked: Asked,
  { htmlForm, access, path }: RouteEntry,
  status: number,
  body: unknown,
) {
  if (!htmlForm || access !== 'anyone' || !/^\/(vehicle|republished)\//.test(path)) return;
  const [, said = ''] =
    /role="alert"[^>]*>([^<]+)</.exec(new TextDecoder().decode(body as ArrayBuffer)) ?? [];
  const codes = REFUSAL_CODES.filter((code) => REFUSALS[code].text === said.replaceAll('&#x27;', "'"));
  if (codes.length > 0 && !codes.some(isTranslated))
    throw fault(asked, status, `${codes[0]}, which belongs in schema/common/problem-texts.ts`);
}

/** Checks a response against the table: no key more or less, and every refusal in the one format. */
export function checkAnswer(asked: Asked, response: Response, body: unknown) {
  const { status } = response;
  const type = response.headers.get('content-type') ?? '';
  const { pathname } = new URL(asked.path, 'http://localhost');
  const entry = entryFor(asked.method, pathname);
  const described = entry && describedContent(entry, status);
  if (described && type && !isOneOf(Object.keys(described), type))
    throw fault(asked, status, `as ${type}, which the description does not know`, body);
  const isApi = entry !== undefined || pathname.startsWith('/api/');
  // Requests that accept HTML get a page where there is one.
  if (entry && type.startsWith('text/html')) refuseUntranslated(asked, entry, status, body);
  if (!isApi || (type.startsWith('text/html') && !pathname.startsWith('/api/'))) return;
  const promised = entry?.responses[status];
  if (entry && type.startsWith('application/json')) holdDescription(asked, entry, status, body);
  if (type.startsWith('application/json') && promised instanceof ZodType)
    return hold(asked, status, promised, body);
  if (status >= 400) {
    refuseLibraryWords(asked, status, body);
    refuseUnfilled(asked, status, body);
    return hold(asked, status, ErrorBody, body);
  }
  if (promised === undefined) throw fault(asked, status, 'which the table does not know');
  if (promised instanceof ZodType) throw fault(asked, status, `as ${type || 'nothing'} and not as JSON`);
  if (promised === null) return;
  if (!isOneOf(promised.split(', '), type)) throw fault(asked, status, `as ${type} and not as ${promised}`);
}
