import { getTableColumns } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../route-table';
import { everything } from '../test/everything';
import { anonymous, asSeller, offer, publishVehicle, type Seller } from '../test/factories';
import { htmlOf } from '../test/pages';
import { TABLE_DATA } from '../test/table-data';
import { findTraces } from '../test/traces';
import { liveWholly, NUMBERS } from '../test/whole-life';

/**
 * Part of every text of one person and of the strangers who write to them, with a letter that nobody else
 * uses.
 */
const CANARY = 'ƶqwhose';

/** Columns that name the person whom a row belongs to. */
const OWNERS = ['user_id', 'owner_id', 'republisher_id'];

/** Columns that a canary cannot reach, with the test that checks them instead. */
const UNREACHED: Record<string, string> = {
  'purchase_identities.id_end': 'the last four characters of an ID: identities.test',
  'purchase_identities.pan_end': 'the last four characters of a PAN: identities.test',
  'messages.recipient': 'deleted when the message has left: messages.test',
  'messages.data': 'deleted when the message has left: messages.test',
  'payment_records.gateway_response': 'the answer of a provider: erase-account.test',
  'payment_records.invoice_parties': 'written when money was paid, which the law keeps: erase-account.test',
};

const columns = TABLE_DATA.flatMap(([table, { kept, whose, notExported = {} }]) =>
  Object.entries(whose).map(([key, subject]) => ({
    table,
    column: toSnakeCase(key),
    subject,
    kept,
    reason: notExported[key],
  })),
);
const strangers = columns.filter(({ subject }) => subject === 'buyer' || subject === 'reporter');
const personal = columns.filter(({ subject }) => subject === 'buyer' || subject === 'seller');

let seller: Seller;
let exported: string;
let traces: string[];

beforeAll(async () => {
  const name = `zqwhose-${Math.random().toString(36).slice(2, 8)}`;
  seller = await asSeller({
    plan: 'pro',
    email: `${name}@example.test`,
    username: name,
    subscriptionEndsAt: Date.now() + 1e9,
  });
  await liveWholly(seller, CANARY);
  traces = await findTraces(CANARY, 'zqcanary', 'zqwhose', ...NUMBERS);
  exported = htmlOf(await seller.post('/api/account/export', { format: 'json' }));
}, 60_000);

/** The texts in a stored value, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') {
    try {
      const parsed = JSON.parse(value);
      if (typeof parsed === 'object') return textsIn(parsed);
    } catch {}
    return [value];
  }
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

describe('what is stored of people', () => {
  it('names only columns that exist', () => {
    for (const [name, { whose }, table] of TABLE_DATA) {
      expect(
        Object.keys(whose).filter((key) => !(key in getTableColumns(table))),
        name,
      ).toEqual([]);
    }
  });

  it.each(strangers)('ends, for $table $column of a stranger', ({ kept }) => {
    expect(kept.stays).toBeUndefined();
  });

  // The erasure test searches all databases for this canary, so a column that it never reaches would prove
  // nothing.
  const tried = personal.filter(({ table, column, kept }) => !kept.stays && !UNREACHED[`${table}.${column}`]);
  it.each(tried)('is tried with a canary in $table $column', ({ table, column }) => {
    expect(traces).toContain(`${table}.${column}`);
  });

  const exports = personal.filter(({ kept, reason }) => !kept.stays && !reason);
  it.each(exports)('is in its person’s export: $table $column', async ({ table, column }) => {
    const { results } = await everything.prepare(`select * from "${table}"`).all<Record<string, unknown>>();
    const own = results.filter((row) => !OWNERS.some((owner) => row[owner] && row[owner] !== seller.user.id));
    const texts = own.flatMap((row) => textsIn(row[column])).filter((text) => text.includes(CANARY));
    expect(texts.filter((text) => !exported.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
  });
});

describe('a buyer over the plan’s limit', () => {
  const lists = ROUTES.filter(
    ({ method, access, path }) => method === 'get' && access === 'person' && !/[:*]/.test(path),
  );

  it('is in no list of the seller’s, and in no download', async () => {
    const dealer = await asSeller();
    const vehicle = await publishVehicle(dealer);
    const buyer = {
      buyerName: `${CANARY} hidden`,
      message: `${CANARY} words`,
      exchangeModel: `${CANARY} words`,
      buyerMobile: '9812349854',
    };
    const { body: lead } = await anonymous().post('/api/leads', offer(vehicle.id, buyer));
    const paths = [...lists.map(({ path }) => path), `/api/leads/${lead.id}`];
    const read = async () => {
      const file = htmlOf(await dealer.post('/api/account/export', { format: 'json' }));
      const answers = await Promise.all(paths.map((path) => dealer.get(path)));
      const texts = [file, ...answers.map(({ body }) => JSON.stringify(body))];
      return texts.filter((text) => /ƶqwhose (hidden|words)|98123.?49854/.test(text)).length;
    };
    // Leads, notifications, the lead itself and the export: without the limit, all of them name the buyer.
    expect(await read()).toBeGreaterThanOrEqual(3);
    await everything.prepare('update leads set monthly_ordinal = 51 where id = ?').bind(lead.id).run();
    expect(await read()).toBe(0);
  });
});
