import type { ZodType } from 'zod';
import type { RefusalCode } from '../../schema/common/refusals';
import type { Ability } from '../../schema/staff/abilities';
import type { Limit } from './limits';

/**
 * Who may call a route. What belongs to someone else answers 404, operators' routes 403, and anything that
 * needs a sign-in 401.
 */
export const ACCESS = {
  anyone: 'Anyone',
  person: 'Anyone signed in',
  owner: 'Its owner',
  ownerOrOperator: 'Its owner, and operators',
  viewer: 'Anyone who may see it',
  operator: 'Operators',
  provider: 'A provider, by signature or by a key in the address',
} as const;
export type Access = keyof typeof ACCESS;

/** The content of a response: a JSON schema, another media type, or only status and headers. */
export type ResponseBody = ZodType | string | null;

/**
 * One route's contract. The handlers of `*.routes.ts` start with `declared(entry)`, which enforces it; tests
 * check every response against it, and `/api/openapi.json` publishes it.
 */
interface Contract {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  /** What it does, in one sentence. */
  summary: string;
  /**
   * A GET whose data is read while the session is verified (see `declared`); its handler uses
   * `c.var.unverified`, not `c.var.ctx`.
   */
  speculative?: true;
  /** Staff may call it on a shared phone before anybody is chosen there. */
  beforeChoice?: true;
  /** Answers 403 unless the person has this plan. */
  plan?: 'pro';
  param?: ZodType;
  /** Parameters from links rather than typed input: one that cannot be ours is a 404. */
  address?: ZodType;
  query?: ZodType;
  header?: ZodType;
  json?: ZodType;
  /** A form with files, read once the limits have been checked, and only up to `maxBytes`. */
  form?: ZodType;
  maxBytes?: number;
  tooLarge?: RefusalCode;
  /** A document's form. An invalid one also reaches the handler, which shows the problems at their fields. */
  htmlForm?: ZodType;
  /** Requests that accept HTML get a page instead of JSON. */
  alsoPage?: true;
  /** A GET that changes something: allows only navigations from our own pages. */
  ownPagesOnly?: true;
  /** The exact limits that apply to it, narrow ones first. */
  limits?: readonly Limit[];
  responses: Readonly<Record<number, ResponseBody>>;
}

/** Whoever works for the person may call it if their role has the ability (schema/staff/abilities.ts). */
type Caller =
  | { access: 'person' | 'owner' | 'ownerOrOperator'; ability: Ability }
  | { access: 'anyone' | 'viewer' | 'operator' | 'provider'; ability?: never };

export type RouteEntry = Contract & Caller;

/** Entries by the part of the product that they belong to. */
export type RouteGroups = Record<string, Record<string, RouteEntry>>;

/** Keeps an entry's literal types, for its handler. */
export const route = <const Entry extends RouteEntry>(entry: Entry): Entry => entry;
