import type { Context, MiddlewareHandler, ValidationTargets } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { BlankInput } from 'hono/types';
import type { InferInput } from 'hono/validator';
import type { ZodType, z } from 'zod';
import { AppError } from '../../schema/common/errors';
import { ACTING_HEADER } from '../../schema/staff/acting';
import { requireAdmin, requireUser, type UnverifiedCtx, type UserCtx } from '../context';
import { actForSeller } from './acting';
import type { AppContext, AppEnv } from './app-env';
import { refuseOtherPages } from './csrf';
import { inTime } from './deadline';
import { readHtmlForm } from './html-form';
import { leaveSharedPhone, refuseOwnOnSharedPhone } from './phone-cookie';
import { type CountedUse, limitRequest, settleUses } from './rate-limit';
import { receiveUpload } from './request-body';
import type { RouteEntry } from './route-entry';
import { validate, validateAddress } from './validate';

type Part<Target extends keyof ValidationTargets, Schema> = Schema extends ZodType
  ? {
      in: {
        [K in Target]: [z.input<Schema>] extends [ValidationTargets[K]]
          ? z.input<Schema>
          : InferInput<z.input<Schema>, K>;
      };
      out: { [K in Target]: z.output<Schema> };
    }
  : BlankInput;

type Get<Entry, Key extends string> = Entry extends { [K in Key]: infer Schema } ? Schema : undefined;

type InputOf<Entry extends RouteEntry> = Part<'param', Get<Entry, 'param'>> &
  Part<'param', Get<Entry, 'address'>> &
  Part<'query', Get<Entry, 'query'>> &
  Part<'header', Get<Entry, 'header'>> &
  Part<'json', Get<Entry, 'json'>> &
  Part<'form', Get<Entry, 'form'>>;

type PersonEnv = AppEnv & { Variables: { ctx: UserCtx } };
type UnverifiedEnv = AppEnv & { Variables: { unverified: UnverifiedCtx } };
type FormContext = Context<AppEnv, string, { out: { form: Record<string, unknown> } }>;
type EnvOf<Entry extends RouteEntry> = Entry extends { speculative: true }
  ? UnverifiedEnv
  : Entry['access'] extends 'person' | 'owner' | 'ownerOrOperator' | 'operator'
    ? PersonEnv
    : AppEnv;

/** Throws unauthorized (401) or forbidden (403). Ownership is enforced by the service's statement (404). */
function checkCaller({ access }: RouteEntry, c: AppContext) {
  if (access === 'operator') requireAdmin(c.var.ctx);
  else if (access !== 'anyone' && access !== 'viewer' && access !== 'provider') requireUser(c.var.ctx);
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/** Another type would be read as an empty object, which a route without required fields would accept. */
function refuseOtherTypes(c: AppContext) {
  if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) {
    throw new AppError('json_only');
  }
}

function explainForm(error: unknown): never {
  if (error instanceof HTTPException) throw new AppError('form_unreadable');
  throw error;
}

/** How many files a form has. */
const filesIn = (form: Record<string, unknown>): number =>
  Object.values(form)
    .flat()
    .filter((value) => value instanceof File).length;

const nothingNext = async () => {};

/** Throws rate_limited (429); a document's form shows the refusal itself. Malformed requests do not count. */
async function countUses(c: AppContext, { limits = [] }: RouteEntry): Promise<CountedUse[]> {
  const { form } = c.var;
  if (limits.length === 0 || form?.data === null) return [];
  try {
    return await inTime(c, () => limitRequest(c, limits));
  } catch (error) {
    if (!form || !(error instanceof AppError)) throw error;
    form.refusal = error;
    return [];
  }
}

/** Drops the speculative response, headers included, in favour of the refusal. */
function discardResponse(c: AppContext, headersBefore: Set<string>, refusal: unknown): never {
  for (const name of [...c.res.headers.keys()]) if (!headersBefore.has(name)) c.header(name, undefined);
  throw refusal;
}

const entryOf = new WeakMap<object, RouteEntry>();

/** The entry of a mounted handler, if any, with which a test compares application and table. */
export const declaredEntry = (handler: object) => entryOf.get(handler);

/**
 * The start of every handler: checks who calls, then what is sent, then how often. A handler reads validated
 * input by `c.req.valid`; `c.var.ctx` has a person if the entry requires one.
 *
 * A `speculative` entry does not wait for that person. Verifying a session is one round trip to its
 * database, reading a list is one to the seller's shard, and in sequence a phone would wait for both. The
 * cookie's MAC already proves whose session it is, so the handler reads that seller's data at once, as
 * `c.var.unverified`, which has only the person's id. The response is sent only if that
 * database then confirms the session; if it has ended, `discardResponse` drops body and headers.
 *
 * Somebody who works for a seller sends the seller's id (acting.ts). The membership is then confirmed as the
 * session is: beside the data when reading, and before writing.
 */
export function declared<const Entry extends RouteEntry>(
  entry: Entry,
): MiddlewareHandler<EnvOf<Entry>, string, InputOf<Entry>>;
export function declared(entry: RouteEntry): MiddlewareHandler<AppEnv> {
  const { param, address, query, header, json, form, htmlForm, maxBytes = 0, tooLarge = 'too_large' } = entry;
  // Each knows only its own part of the request, which the overload above adds to the context's type.
  const checks: MiddlewareHandler[] = [
    param && validate('param', param),
    address && validateAddress(address),
    query && validate('query', query),
    header && validate('header', header),
    json && validate('json', json),
  ].filter((check) => check !== undefined);
  const formCheck: MiddlewareHandler | undefined = form && validate('form', form);

  const middleware: MiddlewareHandler<AppEnv> = async (c, next) => {
    if (entry.ownPagesOnly) refuseOtherPages(c);
    const { acting, ctx, sessionToken } = c.var;
    const confirm = async () => {
      await c.var.identified;
      checkCaller(entry, c);
      if (!acting) refuseOwnOnSharedPhone(c, entry);
      if (acting && entry.ability) {
        if (!(await acting.employer)) leaveSharedPhone(c, acting.short);
        await actForSeller(c.var.ctx, acting, entry);
      }
      if (acting) c.header(ACTING_HEADER, acting.short);
      return c.var.ctx as UserCtx;
    };
    let confirmation: Promise<UserCtx> | undefined;
    const confirmed = () => {
      confirmation ??= confirm();
      return confirmation;
    };
    const isSpeculative = entry.speculative && sessionToken !== null;
    if (isSpeculative) {
      const { userId: personId } = sessionToken;
      const actor = acting
        ? { user: { id: acting.sellerId }, member: { personId } }
        : { user: { id: personId } };
      c.set('unverified', { ...ctx, actor, confirmed });
    } else await confirmed();
    if (json) refuseOtherTypes(c);
    for (const check of checks) await check(c, nothingNext);
    if (htmlForm) c.set('form', await readHtmlForm(c, htmlForm));
    const counted = await countUses(c, entry);
    if (!formCheck) {
      const headers = new Set(c.res.headers.keys());
      await next();
      if (isSpeculative) await confirmed().catch((refusal) => discardResponse(c, headers, refusal));
      return settleUses(c, counted);
    }
    await receiveUpload(c, { maxBytes, tooLarge }, () => formCheck(c, nothingNext).catch(explainForm));
    const files = filesIn((c as FormContext).req.valid('form'));
    // The first was counted with the request.
    if (entry.limits && files > 1) await inTime(c, () => limitRequest(c, entry.limits ?? [], files - 1));
    return c.var.slots.work(c.var.ctx, () => inTime(c, next));
  };
  entryOf.set(middleware, entry);
  return middleware;
}
