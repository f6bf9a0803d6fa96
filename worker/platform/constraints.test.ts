import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import { enumColumnOf, TableRules } from '../../schema/common/rules';
import * as directory from '../../schema/directory';
import * as shard from '../../schema/shard';
import { databases } from '../test/databases';
import { TABLES } from '../test/digest';

type Row = Record<string, string | number | null>;

let serial = 0;

/**
 * A row that the database accepts, with new values in all required columns; foreign keys are not checked
 * before the end of a batch.
 */
function rowOf(table: string, given: Row): Row {
  const found = TABLES.find((one) => getTableName(one) === table);
  if (!found) throw new Error(`there is no table ${table}`);
  const columns = Object.entries(getTableColumns(found)).filter(
    ([, { notNull, generated }]) => notNull && !generated,
  );
  const values = columns.map(([key, { columnType, enumValues }]) => {
    const fresh = ++serial;
    if (columnType === 'SQLiteTextJson') return [toSnakeCase(key), '["a"]'];
    if (columnType.includes('Text')) return [toSnakeCase(key), enumValues?.[0] ?? `v${fresh}`];
    return [toSnakeCase(key), columnType.includes('Boolean') ? 1 : fresh];
  });
  return { ...Object.fromEntries(values), ...FITTING[table], ...given };
}

/** What a table's constraints require of a row besides new values. */
const FITTING: Record<string, Row> = {
  enquiries: { status: 'asked' },
  grievances: { language: 'en' },
  gift_codes: { discount_percentage: 10, max_uses: 10, used_count: 0 },
  leads: { vehicle_id: 'a' },
  papers: { cancel_reason: '' },
  phone_alerts: { language: 'en' },
  sellers: { sales_lower_percent: 0 },
  vehicle_suggestions: { position: 0 },
  vehicles: { owners: 1, facts: '{}', papers: '{}' },
  wants: { told: '{}', max_price_minor: 1, lead_id: 'a lead' },
};

const isOfDirectory = (table: string) =>
  Object.values(directory).some((one) => is(one, SQLiteTable) && getTableName(one) === table);

const insert = (table: string, row: Row) => (database: D1Database) =>
  database
    .prepare(
      `insert into "${table}" (${Object.keys(row).map((column) => `"${column}"`)}) values (${Object.keys(row).map(() => '?')})`,
    )
    .bind(...Object.values(row));

/** The database's responses to these statements. The last one fails and so undoes whatever was accepted. */
async function answerTo(
  table: string,
  ...made: ((database: D1Database) => D1PreparedStatement)[]
): Promise<string> {
  const database = databases[isOfDirectory(table) ? 'DIRECTORY' : 'SHARD_0'];
  const statements = made.map((make) => make(database));
  const [first, last] = ['pragma defer_foreign_keys = on', "select json('no json')"];
  return database.batch([database.prepare(first), ...statements, database.prepare(last)]).then(
    () => 'taken and kept',
    (error) => String(error),
  );
}

/** No enum has this value. */
const NO_VALUE = 'none of them';
const ENUMS = [...new Set([...Object.values(directory), ...Object.values(shard)])]
  .filter((one) => one instanceof TableRules)
  .flatMap(({ table, rules }) =>
    Object.entries(rules).flatMap(([name, rule]): [name: string, table: string, row: Row][] => {
      const column = enumColumnOf(rule);
      return column ? [[name, getTableName(table), { [toSnakeCase(column.name)]: NO_VALUE }]] : [];
    }),
  );

/** A row that each rule refuses: enums by themselves, the others by a value below or above what they allow. */
const RULES: [name: string, table: string, row: Row][] = [
  ...ENUMS,
  ['gift_codes_discount', 'gift_codes', { discount_percentage: 101 }],
  ['gift_codes_uses', 'gift_codes', { max_uses: 1, used_count: 2 }],
  ['counter_offers_price', 'counter_offers', { price_minor: 0 }],
  ['counter_offers_reply', 'counter_offers', { reply_minor: 1 }],
  ['grievances_answered', 'grievances', { state: 'resolved', closed_at: 1, answer: null }],
  ['grievances_closed_state', 'grievances', { state: 'open', closed_at: 1 }],
  ['leads_offer', 'leads', { offer_price_minor: -1 }],
  ['members_other', 'members', { owner_id: 'a', member_id: 'a' }],
  ['members_seat', 'members', { seat: 0 }],
  ['leads_vehicle', 'leads', { vehicle_id: null }],
  ['money_lines_amount', 'money_lines', { amount_minor: 0 }],
  ['papers_cancelled', 'papers', { cancelled_at: 1, cancel_reason: '' }],
  ['papers_number', 'papers', { number: 0 }],
  ['purchases_price', 'purchases', { price_minor: 0 }],
  ['purchases_version', 'purchases', { version: 0 }],
  ['dealer_sales_version', 'dealer_sales', { version: 0 }],
  ['dealer_offers_version', 'dealer_offers', { version: 0 }],
  ['payments_amount', 'payment_records', { amount_minor: -1 }],
  ['phone_alerts_price', 'phone_alerts', { price_minor: 0 }],
  ['rc_watches_closed', 'rc_watches', { closed_at: 1 }],
  ['stock_takes_result', 'stock_takes', { ended_at: 1 }],
  ['republish_requests_price', 'republish_requests', { wished_price_minor: 0 }],
  ['republished_price', 'republished_vehicles', { custom_price_minor: 0 }],
  ['sellers_lower', 'sellers', { sales_lower_percent: 51 }],
  ['vehicles_base_price', 'vehicles', { base_price_minor: 0 }],
  ['sellers_bucket', 'sellers', { id: 'a' }],
  ['accounts_email_lower', 'accounts', { email: 'Asha@example.test' }],
  ['accounts_username_lower', 'accounts', { username: 'Asha' }],
  ['vehicles_sold_price', 'vehicles', { sold_price_minor: 0 }],
  ['vehicle_suggestions_other', 'vehicle_suggestions', { sold_vehicle_id: 'a', suggested_vehicle_id: 'a' }],
  ['vehicle_suggestions_two', 'vehicle_suggestions', { position: 2 }],
  ['vehicles_facts', 'vehicles', { facts: '[]' }],
  ['vehicles_papers', 'vehicles', { papers: '[]' }],
  ['vehicles_owners', 'vehicles', { owners: 0 }],
  ['vehicles_images', 'vehicles', { images: '[]' }],
  ['vehicles_kms', 'vehicles', { kms_driven: -1 }],
  ['vehicles_price', 'vehicles', { price_minor: 0 }],
  ['wants_person', 'wants', { lead_id: null }],
  ['wants_something', 'wants', { model: '', max_price_minor: null }],
  ['wants_price', 'wants', { max_price_minor: 0 }],
  ['wants_told', 'wants', { told: '[]' }],
  ['own_texts_position', 'own_texts', { position: -1 }],
  ['yards_position', 'yards', { latitude: 12.9, longitude: null }],
  ['yards_pin', 'yards', { map_link: 'javascript:alert(1)' }],
  ['yards_hours', 'yards', { opens: '10:00', closes: null }],
  ['yards_form29b', 'yards', { form29b: 'DL/29B/1', form29b_until: null }],
  ['yards_closes', 'yards', { opens: '10:00', closes: '10:00' }],
  ['statement_rows_amount', 'statement_rows', { amount_minor: 0 }],
];

/** What every change of a table must raise, so as not to violate another rule. */
const raisedIn = (table: string) => (table === 'vehicles' ? ['version = version + 1'] : []);

/** What no two rows may have in common. */
const ONCE: [name: string, table: string, shared: Row][] = [
  ['book_lines_once', 'book_lines', { owner_id: 'a', vehicle_id: 'b', key: 'c' }],
  ['contacts_once', 'contacts', { user_id: 'a', mobile_number: '1' }],
  ['demo_intents_idempotencyKey_unique', 'demo_intents', { idempotency_key: 'a' }],
  ['feeds_by_secret', 'feeds', { secret_hash: 'a' }],
  ['gift_codes_code_unique', 'gift_codes', { code: 'A' }],
  ['grants_once', 'republish_grants', { vehicle_id: 'a', republisher_id: 'b', status: 'active' }],
  ['identities_by_subject', 'identities', { issuer: 'a', subject: 'b' }],
  ['incidents_open', 'incidents', { kind: 'job', subject: 'a' }],
  ['invitations_asked', 'invitations', { owner_id: 'a', person_id: 'b', state: 'asked' }],
  ['members_once', 'members', { owner_id: 'a', member_id: 'b' }],
  ['papers_by_code', 'papers', { code: 'a' }],
  ['purchases_version', 'purchases', { owner_id: 'a', vehicle_id: 'a', version: 1 }],
  ['papers_series', 'papers', { owner_id: 'a', kind: 'delivery_note', year: '2026-27', number: 1 }],
  ['rc_watches_by_code', 'rc_watches', { code: 'a' }],
  ['dealer_sales_open', 'dealer_sales', { vehicle_id: 'a', status: 'offered' }],
  ['dealer_offers_draft', 'dealer_offers', { draft_id: 'a' }],
  ['stock_takes_going_on', 'stock_takes', { owner_id: 'a', ended_at: null, result: null }],
  ['rc_watches_by_vehicle', 'rc_watches', { owner_id: 'a', vehicle_id: 'b' }],
  ['payment_records_transactionId_unique', 'payment_records', { transaction_id: 'a' }],
  ['payments_credit_note', 'payment_records', { credit_note_year: '2026-27', credit_note_number: 1 }],
  ['payments_idempotency', 'payment_records', { user_id: 'a', idempotency_key: 'b', status: 'canceled' }],
  ['payments_invoice', 'payment_records', { invoice_year: '2026-27', invoice_number: 1 }],
  ['payments_one_open', 'payment_records', { user_id: 'a', status: 'pending' }],
  ['payments_utr', 'payment_records', { utr: '630612345678', status: 'canceled' }],
  ['statement_rows_once', 'statement_rows', { utr: '630612345678', amount_minor: 23_600 }],
  ['plan_changes_by_payment', 'plan_changes', { payment_id: 'a', source: 'payment' }],
  ['grievances_number', 'grievances', { number: 'a' }],
  [
    'grievances_of_reports',
    'grievances',
    { vehicle_id: 'a', kind: 'report', state: 'open', closed_at: null },
  ],
  ['listing_reports_once', 'listing_reports', { listing_id: 'a', site_hash: 'b' }],
  ['phone_alerts_once', 'phone_alerts', { listing_id: 'a', endpoint: 'a' }],
  ['push_devices_endpoint_unique', 'push_devices', { endpoint: 'a' }],
  ['rc_requests_once', 'rc_access_requests', { vehicle_id: 'a', requester_id: 'b' }],
  ['redemptions_by_payment', 'gift_code_redemptions', { payment_id: 'a' }],
  ['redemptions_once', 'gift_code_redemptions', { gift_code_id: 'a', user_id: 'b', status: 'reserved' }],
  ['republish_requests_once', 'republish_requests', { vehicle_id: 'a', requester_id: 'b' }],
  ['republished_once', 'republished_vehicles', { original_vehicle_id: 'a', republisher_id: 'b' }],
  ['shared_phones_by_session', 'shared_phones', { owner_id: 'a', sid: 'b' }],
  ['short_codes_numbered', 'short_codes', { owner_id: 'a', number: 1 }],
  ['short_codes_of_profile', 'short_codes', { owner_id: 'a', for_profile: 1 }],
  ['upgrade_requests_one_open', 'upgrade_requests', { user_id: 'a', plan: 'pro', status: 'pending' }],
  ['accounts_confirmedMobile_unique', 'accounts', { confirmed_mobile: '+919876543210' }],
  ['accounts_email_unique', 'accounts', { email: 'asha@example.test' }],
  ['accounts_stripeCustomerId_unique', 'accounts', { stripe_customer_id: 'a' }],
  ['accounts_username_unique', 'accounts', { username: 'asha' }],
  ['vehicle_suggestions_once', 'vehicle_suggestions', { sold_vehicle_id: 'a', suggested_vehicle_id: 'b' }],
  ['vehicle_suggestions_position', 'vehicle_suggestions', { sold_vehicle_id: 'a', position: 0 }],
  ['wants_enquiryId_unique', 'wants', { enquiry_id: 'a', lead_id: null }],
  ['wants_leadId_unique', 'wants', { lead_id: 'a' }],
  ['yards_by_owner', 'yards', { owner_id: 'a' }],
];

/** Columns in an index's condition that are not part of the index. */
const CONDITIONS = new Set(['status', 'for_profile', 'state']);

/** In both kinds of databases. */
async function inDatabases(query: string): Promise<string[]> {
  const answers = await Promise.all(
    [databases.DIRECTORY, databases.SHARD_0].map((database) =>
      database.prepare(query).all<{ name: string }>(),
    ),
  );
  return [...new Set(answers.flatMap(({ results }) => results.map(({ name }) => name)))].sort();
}

describe('the database itself, whatever the code forgets,', () => {
  it.each(RULES)('refuses a new row and a change that violate %s', async (name, table, row) => {
    expect(await answerTo(table, insert(table, rowOf(table, row)))).toContain(`rule ${name}:`);
    const change = (database: D1Database) =>
      database
        .prepare(
          `update "${table}" set ${[...raisedIn(table), ...Object.keys(row).map((column) => `"${column}" = ?`)]}`,
        )
        .bind(...Object.values(row));
    expect(await answerTo(table, insert(table, rowOf(table, {})), change)).toContain(`rule ${name}:`);
  });

  it.each(ONCE)('enforces uniqueness of %s', async (_name, table, shared) => {
    const said = await answerTo(
      table,
      insert(table, rowOf(table, shared)),
      insert(table, rowOf(table, shared)),
    );
    expect(said).toContain('UNIQUE constraint failed');
    for (const column of Object.keys(shared).filter((one) => shared[one] !== null && !CONDITIONS.has(one))) {
      expect(said).toContain(`${table}.${column}`);
    }
  });

  it('stores a milestone of a listing once', async () => {
    const passed = { listing_id: 'a', milestone: 10 };
    const made = [1, 2].map(() => insert('view_milestones', rowOf('view_milestones', passed)));
    expect(await answerTo('view_milestones', ...made)).toContain('UNIQUE constraint failed');
  });

  it('keeps the activity log unchanged', async () => {
    const log = insert('activity_logs', rowOf('activity_logs', { id: 'a-line', created_at: Date.now() }));
    const prepare = (sql: string) => (database: D1Database) => database.prepare(sql);
    const change = prepare("update activity_logs set description = 'nothing' where id = 'a-line'");
    expect(await answerTo('activity_logs', log, change)).toMatch(/append/);
    const removal = prepare("delete from activity_logs where id = 'a-line'");
    expect(await answerTo('activity_logs', log, removal)).toMatch(/append/);
  });

  it('has no constraint that is missing here', async () => {
    const triggers = await inDatabases(
      "select sql as name from sqlite_master where type = 'trigger' and name like '%_rules_%'",
    );
    const named = triggers.flatMap((sql) => [...sql.matchAll(/'rule (\w+)'/g)].map(([, name]) => name));
    expect([...new Set(named)].sort()).toEqual(RULES.map(([name]) => name).sort());
    const checked = "select name from sqlite_master where type = 'table' and sql like '% check %'";
    expect(await inDatabases(checked)).toEqual([]);
    const unique = "select name from sqlite_master where type = 'index' and sql like 'create unique%'";
    expect(await inDatabases(unique)).toEqual(ONCE.map(([name]) => name).sort());
  });
});
