import { RULE_DAY, SCHEME_LABELS, taxOnMargin } from '../../../schema/bills/tax';
import { csvLine } from '../../../schema/common/csv';
import { type CurrencyCode, toMajor, toMinor } from '../../../schema/common/currencies';
import { MODE_WORDS, MONEY_MODES } from '../../../schema/money/kinds';
import { paperNumber } from '../../../schema/papers/kinds';
import type { UserCtx } from '../../context';
import { indianCalendar } from '../../platform/clock';
import * as queries from './bills.queries';

const PAGE = 100;
const IST = '+05:30';

const HEADER = [
  'Bill',
  'Date',
  'Buyer',
  'Vehicle',
  'Number plate',
  'Currency',
  'Price',
  'Bought for',
  'Spent',
  'Margin',
  'Scheme',
  'Tax on the margin',
  'Taxable value',
  'CGST',
  'SGST',
  'IGST',
  ...MONEY_MODES.map((mode) => `Received: ${MODE_WORDS[mode]}`),
  'Received: not said',
];

const NOTE = `Worked out by our rule of ${RULE_DAY}; show it to your accountant. Margin: price less what it was bought for. Losses are not set off.`;

/** The first moment of a month and of the next one in India. */
function boundsOf(month: string) {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: Date.parse(`${month}-01T00:00:00${IST}`), until: Date.parse(`${next}-01T00:00:00${IST}`) };
}

type Received = Awaited<ReturnType<typeof queries.listReceived>>;

/** Of a vehicle whose lines are in the bill's currency. */
function costsOf({ costs }: queries.BillRow, currency: CurrencyCode) {
  if (costs?.currency !== currency) return { bought: null, spent: null };
  return { bought: costs.boughtMinor || null, spent: costs.spentMinor };
}

/** A cancelled bill keeps its place in the series, without sums. */
const cancelledLine = ({ year, number, createdAt }: queries.BillRow): string =>
  csvLine([paperNumber('sale_bill', year, number), indianCalendar(createdAt).day, 'Cancelled']);

function lineOf(row: queries.BillRow, received: Received): string {
  const { fields, vehicleId } = row;
  const { bill, currency, price } = fields;
  const { bought, spent } = costsOf(row, currency);
  const major = (minor: number | null) => (minor === null ? null : toMajor(minor, currency));
  const priceMinor = toMinor(String(price), currency) ?? 0;
  const isOnMargin = bill?.gstin != null && bill.scheme === 'margin';
  const onMargin = isOnMargin
    ? taxOnMargin({ priceMinor, boughtMinor: bought, isTaxInPrice: bill.isTaxInPrice })
    : null;
  const own = received.filter((one) => one.vehicleId === vehicleId && row.costs?.currency === currency);
  const by = (mode: string | null) => major(own.find((one) => one.mode === mode)?.amountMinor ?? null);
  const { tax } = bill ?? {};
  return csvLine([
    paperNumber('sale_bill', row.year, row.number),
    indianCalendar(row.createdAt).day,
    fields.buyer.name,
    fields.vehicle.name,
    fields.vehicle.plate,
    currency,
    price,
    major(bought),
    major(spent),
    bought === null ? null : major(priceMinor - bought),
    bill?.gstin ? SCHEME_LABELS[bill.scheme] : null,
    major(onMargin),
    tax?.taxable ?? null,
    tax?.cgst ?? null,
    tax?.sgst ?? null,
    tax?.igst ?? null,
    ...MONEY_MODES.map(by),
    by(null),
  ]);
}

/**
 * The bills of a month in India ("2026-11") as CSV, with what each vehicle has cost, what is left of it, its tax and what was
 * received; the last line says by which rule.
 */
export async function* monthFile({ actor, shardOf }: UserCtx, month: string): AsyncGenerator<string> {
  const ownerId = actor.user.id;
  const db = shardOf(ownerId);
  yield csvLine(HEADER);
  let after = 0;
  /** Vehicles whose money stands beside an earlier bill. */
  const counted = new Set<string>();
  for (;;) {
    const rows = await queries.listMonth(db, { ownerId, ...boundsOf(month), after, limit: PAGE });
    const ids = rows.map(({ vehicleId }) => vehicleId);
    const received = rows.length === 0 ? [] : await queries.listReceived(db, ownerId, ids);
    for (const row of rows) {
      if (row.cancelledAt !== null) {
        yield cancelledLine(row);
        continue;
      }
      yield lineOf(row, counted.has(row.vehicleId) ? [] : received);
      counted.add(row.vehicleId);
    }
    if (rows.length < PAGE) break;
    after = rows.at(-1)?.number ?? after;
  }
  yield csvLine([NOTE]);
}
