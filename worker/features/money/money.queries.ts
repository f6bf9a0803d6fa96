import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { CurrencyCode } from '../../../schema/common/currencies';
import type { MoneyKind, MoneyMode } from '../../../schema/money/kinds';
import { members, moneyLines, vehicleCosts, vehicles } from '../../../schema/shard';
import { insertWhere, runReturning, type ShardDb, updateWhere } from '../../platform/db';

/** A dealer with more vehicles sees the cost of the newest. */
const MAX_LISTED = 5_000;

export interface OwnVehicle {
  ownerId: string;
  vehicleId: string;
}

/** What the seller's vehicles have cost, for a day also deleted ones. Reads a row for each. */
export const listCosts = (db: ShardDb, ownerId: string) =>
  db
    .select({
      vehicleId: vehicleCosts.vehicleId,
      currency: vehicleCosts.currency,
      boughtMinor: vehicleCosts.boughtMinor,
      spentMinor: vehicleCosts.spentMinor,
    })
    .from(vehicleCosts)
    .where(and(eq(vehicleCosts.ownerId, ownerId), sql`${vehicleCosts.lineCount} > 0`))
    .orderBy(desc(vehicleCosts.vehicleId))
    .limit(MAX_LISTED);

export type CostRow = Awaited<ReturnType<typeof listCosts>>[number];

/** A seller's vehicle that is not deleted, with its cost and lines; null for any other. In one round trip. */
export async function findMoney(db: ShardDb, { ownerId, vehicleId }: OwnVehicle) {
  const [[found], lines] = await db.batch([
    db
      .select({
        // Under a name of its own: a batch loses columns of equal names.
        vehicleCurrency: sql<CurrencyCode>`${vehicles.currency}`.as('vehicle_currency'),
        costs: vehicleCosts,
      })
      .from(vehicles)
      .leftJoin(vehicleCosts, eq(vehicleCosts.vehicleId, vehicles.id))
      .where(and(eq(vehicles.id, vehicleId), eq(vehicles.userId, ownerId), eq(vehicles.isActive, true))),
    db
      .select({ line: moneyLines, personName: members.memberName })
      .from(moneyLines)
      .leftJoin(members, and(eq(members.ownerId, ownerId), eq(members.memberId, moneyLines.personId)))
      .where(and(eq(moneyLines.vehicleId, vehicleId), eq(moneyLines.ownerId, ownerId)))
      .orderBy(desc(moneyLines.day), desc(moneyLines.id)),
  ]);
  if (!found) return null;
  const { vehicleCurrency, costs } = found;
  // The first line decides, and until then the vehicle.
  const currency = costs && costs.lineCount > 0 ? costs.currency : vehicleCurrency;
  return {
    currency,
    version: costs?.version ?? 0,
    boughtMinor: costs?.boughtMinor ?? 0,
    spentMinor: costs?.spentMinor ?? 0,
    receivedMinor: costs?.receivedMinor ?? 0,
    lines,
  };
}

export type MoneyRow = NonNullable<Awaited<ReturnType<typeof findMoney>>>;

/** A seller's payments in cash on a day, over all vehicles. */
export const listCashOfDay = (db: ShardDb, ownerId: string, day: string) =>
  db
    .select({
      id: moneyLines.id,
      kind: moneyLines.kind,
      party: moneyLines.party,
      amountMinor: moneyLines.amountMinor,
    })
    .from(moneyLines)
    .where(and(eq(moneyLines.ownerId, ownerId), sql`${moneyLines.mode} = 'cash'`, eq(moneyLines.day, day)));

interface Seen extends OwnVehicle {
  /** The version of the vehicle's money that the change was made for. */
  version: number;
  now: number;
}

/** Holds while the vehicle is the seller's and its money is as it was seen. */
const isAsSeen = ({ ownerId, vehicleId, version }: Seen, more = sql`true`): SQL =>
  sql`exists (select 1 from vehicle_costs c join vehicles v on v.id = c.vehicle_id and v.is_active = 1
    where c.vehicle_id = ${vehicleId} and c.owner_id = ${ownerId} and c.version = ${version} and ${more})`;

const sum = (vehicleId: string, condition: SQL): SQL =>
  sql`coalesce((select sum(amount_minor) from money_lines where vehicle_id = ${vehicleId} and ${condition}), 0)`;

/** Adds the lines up anew, after a statement that changed one. */
const addUp = ({ ownerId, vehicleId, now }: Seen, currency?: CurrencyCode): SQL =>
  sql`${updateWhere(
    vehicleCosts,
    {
      ...(currency ? { currency } : {}),
      boughtMinor: sum(vehicleId, sql`kind = 'bought'`),
      spentMinor: sum(vehicleId, sql`kind not in ('bought', 'paid_in')`),
      receivedMinor: sum(vehicleId, sql`kind = 'paid_in'`),
      lineCount: sql`(select count(*) from money_lines where vehicle_id = ${vehicleId})`,
      version: sql`version + 1`,
      updatedAt: now,
    },
    sql`where vehicle_id = ${vehicleId} and owner_id = ${ownerId} and changes() > 0`,
  )} returning version`;

export interface LineValues {
  kind: MoneyKind;
  amountMinor: number;
  day: string;
  note: string;
  mode: MoneyMode | null;
  party: string;
  source: string;
  /** Stored only for a token receipt of the vehicle, and never changed. */
  paperId: string | null;
}

interface NewLine extends Seen {
  id: string;
  personId: string | null;
  values: LineValues;
  /** In which the amount is: the vehicle's, or that of the lines which are there. */
  currency: CurrencyCode;
  limit: number;
}

const isDone = (results: unknown[][]): boolean => results.at(-1)?.length === 1;

/** The token receipt that a line names, if it is one of the vehicle's. */
const tokenOf = ({ ownerId, vehicleId, values }: NewLine): SQL =>
  sql`(select p.id from papers p where p.id = ${values.paperId} and p.owner_id = ${ownerId}
    and p.vehicle_id = ${vehicleId} and p.kind = 'token_receipt')`;

/** Adds a line. False if the money has changed since, or has as many lines as it may. */
export async function insertLine(db: ShardDb, line: NewLine): Promise<boolean> {
  const { id, ownerId, vehicleId, version, personId, values, currency, limit, now } = line;
  const first = insertWhere(
    vehicleCosts,
    { vehicleId, ownerId, currency, version: 0, updatedAt: now },
    sql`from vehicles v where v.id = ${vehicleId} and v.user_id = ${ownerId} and v.is_active = 1 and ${version} = 0`,
  );
  const fits = sql`c.line_count < ${limit} and iif(c.line_count = 0, v.currency, c.currency) = ${currency}`;
  const insert = insertWhere(
    moneyLines,
    { id, ownerId, vehicleId, ...values, paperId: tokenOf(line), personId, createdAt: now, updatedAt: now },
    sql`where ${isAsSeen(line, fits)}`,
  );
  return isDone(
    await runReturning(db, [sql`${first} on conflict do nothing`, insert, addUp(line, currency)]),
  );
}

interface GivenLine extends Seen {
  id: string;
}

const isLine = (line: GivenLine): SQL =>
  sql`where id = ${line.id} and vehicle_id = ${line.vehicleId} and owner_id = ${line.ownerId} and ${isAsSeen(line)}`;

/** Changes a line. False if it is gone, or the money has changed since. */
export async function updateLine(
  db: ShardDb,
  line: GivenLine & { values: LineValues; currency: CurrencyCode },
): Promise<boolean> {
  const { currency, now } = line;
  const { paperId: _, ...values } = line.values;
  const update = updateWhere(
    moneyLines,
    { ...values, updatedAt: now },
    sql`${isLine(line)} and exists (select 1 from vehicle_costs c where c.vehicle_id = money_lines.vehicle_id
      and c.currency = ${currency})`,
  );
  return isDone(await runReturning(db, [update, addUp(line)]));
}

/** Removes a line. False if it is gone, or the money has changed since. */
export const deleteLine = async (db: ShardDb, line: GivenLine): Promise<boolean> =>
  isDone(await runReturning(db, [sql`delete from money_lines ${isLine(line)}`, addUp(line)]));
