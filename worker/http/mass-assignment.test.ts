import { getTableColumns, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ZodType, z } from 'zod';
import { ROUTES } from '../route-table';
import { callerOf, faultOf } from '../test/attack';
import { TABLES } from '../test/digest';
import { everything } from '../test/everything';
import { isProof } from '../test/proof';
import { report } from '../test/report';
import { bodyOf, makeSampledWorld, nameOf, pathOf } from '../test/samples';
import type { World } from '../test/world';
import type { RouteEntry } from './route-entry';

let world: World;
let victim: string;
beforeAll(async () => {
  world = await makeSampledWorld();
  victim = world.people.other.user.id;
});

/** Fields that no body may ever set; in CI also tried on the running application. */
const NEVER =
  /^(is_?admin|role|subscription_?(plan|ends_?at)|is_?active|email_?verified|phone_?verified|owner_?id|user_?id|password|price_?minor|amount_?minor|view_?count|hidden_?by_?plan)$/i;

const COLUMNS = [
  ...new Set(
    TABLES.flatMap((table) => Object.keys(getTableColumns(table))).flatMap((key) => [key, toSnakeCase(key)]),
  ),
];

/** A value that would do harm in a column of that name. */
function harmful(column: string): unknown {
  if (/(^id|_?id|by)$/i.test(column)) return victim;
  if (/^(is|has|show|hidden|for|used|resolved|email_?verified|phone_?verified)/i.test(column)) return true;
  if (/plan/i.test(column)) return 'pro';
  if (/role/i.test(column)) return 'admin';
  if (/(minor|count|amount|tries|price|order|number)$/i.test(column)) return 999_999;
  if (/(at|expire|until|end|start)$/i.test(column)) return 9_999_999_999_999;
  return 'evil';
}

const OWNERS = new Set(['user_id', 'owner_id', 'republisher_id', 'requester_id']);
const OWNED = TABLES.flatMap((table) =>
  Object.keys(getTableColumns(table))
    .map((key) => toSnakeCase(key))
    .filter((column) => OWNERS.has(column))
    .map(
      (column) =>
        `select '${getTableName(table)}', count(*) as found from "${getTableName(table)}" where "${column}" = ?1`,
    ),
);

/** The state of all people, and the number of the caller's rows. */
async function standing(): Promise<string> {
  const people = everything
    .prepare(
      `select id, email, password, role, is_admin, is_active, email_verified, subscription_plan,
      subscription_status, subscription_ends_at, stripe_customer_id from accounts where id <> ? and created_at < ? order by id`,
    )
    .bind(world.suspect, began);
  const results = await everything.batch([
    people,
    ...OWNED.map((sql) => everything.prepare(sql).bind(victim)),
  ]);
  return JSON.stringify(results.map(({ results: rows }) => rows));
}

let began: number;
const tried = { routes: 0, columns: COLUMNS.length, 'pairs by schema': 0, 'pairs by request': 0, fell: 0 };
const WRITES = ROUTES.filter(
  ({ method, path }) => method !== 'get' && method !== 'delete' && path !== '/api/logout',
);

/** Of each alternative, where a body is one of several kinds. */
function fieldsOf(schema: ZodType): Set<string> {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const kinds = [described, ...(described.oneOf ?? []), ...(described.anyOf ?? [])];
  return new Set(kinds.flatMap(({ properties = {} }) => Object.keys(properties)));
}

async function send(entry: RouteEntry, extra: Record<string, unknown>) {
  const client = callerOf(entry, world);
  const path = pathOf(entry, world);
  const body = { ...(await bodyOf(entry, world)), ...extra };
  if (!entry.form && !entry.htmlForm) return client.send(entry.method.toUpperCase(), path, { json: body });
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  return client.send(entry.method.toUpperCase(), path, { form });
}

describe('a column of a table in a body', () => {
  beforeAll(() => {
    began = Date.now() + 1;
  });

  it.each(WRITES.map((entry) => [nameOf(entry), entry] as const))('%s', async (_name, entry) => {
    tried.routes++;
    const schema = entry.json ?? entry.form;
    const known = schema ? fieldsOf(schema) : new Set<string>();
    const unknown = COLUMNS.filter((column) => !known.has(column));
    if (schema) {
      const good = await bodyOf(entry, world);
      const taken = unknown.filter(
        (column) => schema.safeParse({ ...good, [column]: harmful(column) }).success,
      );
      tried['pairs by schema'] += unknown.length;
      expect(taken, 'taken without being known').toEqual([]);
    }
    const before = await standing();
    const asked = schema ? unknown.filter((column) => isProof || NEVER.test(column)) : [];
    for (const column of asked) {
      const { status } = await send(entry, { [column]: harmful(column) });
      expect(status, column).toBe(400);
    }
    // What a route accepts but never uses to decide rights and owners. Operators do name other people.
    const believed = entry.access === 'operator' ? [] : COLUMNS.filter((name) => known.has(name));
    for (const column of believed) {
      expect(await faultOf(() => send(entry, { [column]: harmful(column) })), column).toBeNull();
    }
    const everything = Object.fromEntries(
      COLUMNS.filter((name) => !known.has(name)).map((name) => [name, harmful(name)]),
    );
    expect(await faultOf(() => send(entry, everything))).toBeNull();
    tried['pairs by request'] += asked.length + believed.length + 1;
    expect(await standing(), 'who everybody is').toBe(before);
  });

  afterAll(() => report('Mass assignment', tried));
});
