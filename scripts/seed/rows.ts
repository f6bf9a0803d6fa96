import { getTableColumns } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { CONSENTS } from '../../schema/common/consents';
import { OFFER_CONSENTS } from '../../schema/common/offer-consents';
import { newShortCode } from '../../schema/common/short-code';
import { DEMO_EXAMPLE_CODE } from '../../schema/dev/constants';
import * as directory from '../../schema/directory';
import { DEFAULT_PERMISSIONS } from '../../schema/permissions/input';
import * as shard from '../../schema/shard';
import { DEMO_PASSWORD } from '../../worker/dev/demo-accounts';
import { indianCalendar, indianMonthStart } from '../../worker/platform/clock';
import { hashPassword } from '../../worker/platform/passwords';
import { newId, timeOfId } from '../../worker/platform/random';
import { photosOf } from './photos';
import { type Row, storyReader } from './story';
import story from './story.json' with { type: 'json' };

type Rows = [table: SQLiteTable, rows: object[]];

const DAY = 86_400_000;
/** The vehicle that the landing page opens as its example. */
const EXAMPLE = 'swift-vxi';
const DAYS_OF_VIEWS = 14;
const CHARTED_DAYS = 45;
/** How often each kind of page is opened on an ordinary day. */
const DAILY = { vehicle: 140, dashboard: 46, home: 34, profile: 22, republished: 18, plans: 9, guide: 7 };

/** The part of a row that a table has columns for. */
const columnsOf = (table: SQLiteTable, row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name in getTableColumns(table)));

async function peopleRows(accounts: Row[], now: number): Promise<Rows[]> {
  const allowed = { permissionsGrantedAt: now, permissions: { ...DEFAULT_PERMISSIONS, location: false } };
  const entry = { password: await hashPassword(DEMO_PASSWORD), emailVerified: true };
  const people = accounts.map((row) => {
    const phoneVerified = row.subscriptionPlan === 'pro';
    return { ...row, ...allowed, phoneVerified, confirmedMobile: phoneVerified ? row.mobileNumber : null };
  });
  return [
    [directory.accounts, people.map((row) => ({ ...columnsOf(directory.accounts, row), ...entry }))],
    [shard.sellers, people.map((row) => columnsOf(shard.sellers, row))],
  ];
}

function vehicleRows(vehicles: Row[], views: Row[], now: number): Rows[] {
  const rows = vehicles.map((row, displayOrder): Row & { images: string[]; rcKey: string | null } => ({
    ...row,
    displayOrder,
    images: photosOf(row.key),
    // Keys of a seller's files start with their bucket.
    rcKey: row.rcKey ? `${row.id.slice(-3)}${row.rcKey}`.padEnd(24, '-') : null,
  }));
  const uploads = rows.flatMap(({ userId, createdAt, images, rcKey }) => {
    const file = { userId, status: 'attached', contentType: 'image/webp', bytes: 0, createdAt };
    const photos = images.map((key) => ({ ...file, key, kind: 'vehicle_image', attachedAt: createdAt }));
    return rcKey ? [...photos, { ...file, key: rcKey, kind: 'rc', attachedAt: createdAt }] : photos;
  });
  const codes = rows.map(({ key, id, userId, createdAt }) => {
    const viewed = views.find(({ listingId }) => listingId === id);
    const scanDays = Object.fromEntries(
      (viewed ? viewDaysOf(viewed, now) : []).flatMap(([day, count]) =>
        scansIn(count) > 0 ? [[day, scansIn(count)]] : [],
      ),
    );
    return {
      code: key === EXAMPLE ? DEMO_EXAMPLE_CODE : newShortCode(id),
      ownerId: userId,
      vehicleId: id,
      scanCount: Object.values(scanDays).reduce((sum, count) => sum + count, 0),
      scanDays,
      createdAt,
    };
  });
  return [
    [shard.vehicles, rows],
    [shard.uploads, uploads],
    [shard.shortCodes, codes],
  ];
}

/** Leads, each with its offer; those of the last hours are new in the bell. */
function leadRows(leads: Row[], now: number): Rows[] {
  const rows = leads.map(
    (row): Row => ({
      ...row,
      listingId: row.republishedVehicleId ?? row.vehicleId ?? row.ownerId,
      offerCurrency: 'INR',
      lastOfferId: newId(row.createdAt, row.id),
      lastOfferAt: row.createdAt,
      offerSeenAt: row.createdAt < now - DAY ? row.createdAt : null,
    }),
  );
  const offers = rows.map((row) => ({
    source: 'link',
    ...columnsOf(shard.leadOffers, row),
    id: row.lastOfferId,
    leadId: row.id,
    priceMinor: row.offerPriceMinor,
    consentVersion: row.vehicleId ? OFFER_CONSENTS.en.version : CONSENTS.writtenLead.version.en,
    networkHash: '',
  }));
  return [
    [shard.leads, rows],
    [shard.leadOffers, offers],
  ];
}

/** Columns of every enquiry that no page shows. */
const enquiryRows = (enquiries: Row[]): Rows[] => [
  [
    shard.enquiries,
    enquiries.map((row) => ({
      ...row,
      listingId: row.vehicleId,
      consentVersion: OFFER_CONSENTS.en.version,
      networkHash: '',
      deviceHash: '',
      monthlyOrdinal: 1,
    })),
  ],
];

/** What vehicles have cost, added up as the application does it. */
function moneyRows(lines: Row[], now: number): Rows[] {
  const costs = [...new Set(lines.map(({ vehicleId }) => vehicleId))].map((vehicleId) => {
    const own = lines.filter((line) => line.vehicleId === vehicleId);
    const sumOf = (of: RegExp) =>
      own
        .filter(({ kind }) => of.test(String(kind)))
        .reduce((sum, { amountMinor }) => sum + Number(amountMinor), 0);
    const [boughtMinor, receivedMinor] = [sumOf(/^bought$/), sumOf(/^paid_in$/)];
    const sums = { boughtMinor, receivedMinor, spentMinor: sumOf(/^(?!bought$|paid_in$)/) };
    const row = { vehicleId, ownerId: own[0]?.ownerId, currency: 'INR', version: own.length, updatedAt: now };
    return { ...row, ...sums, lineCount: own.length };
  });
  return [
    [shard.vehicleCosts, costs],
    [shard.moneyLines, lines],
  ];
}

/** The dealer's note of this week, of the week before. */
function weeklyRows(
  { vehicles, views, leads }: Record<'vehicles' | 'views' | 'leads', Row[]>,
  now: number,
): Rows[] {
  const dealer = vehicles[0]?.userId;
  const own = vehicles.filter(({ userId }) => userId === dealer);
  const [oldest] = own
    .filter(({ status = 'available' }) => status === 'available')
    .toSorted((one, other) => Number(one.createdAt) - Number(other.createdAt));
  const userId = String(dealer);
  const weekday = (new Date(`${indianCalendar(now).day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = indianCalendar(now - weekday * DAY).day;
  const isLastWeek = (day: string) => day < monday && day >= indianCalendar(now - (weekday + 7) * DAY).day;
  const counts = views
    .filter(({ listingId }) => own.some(({ id }) => id === listingId))
    .flatMap((row) => viewDaysOf(row, now))
    .flatMap(([day, count]) => (isLastWeek(day) ? [count] : []));
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  const note = {
    userId,
    notificationId: newId(now, userId),
    monday,
    views: sum(counts),
    scans: sum(counts.map(scansIn)),
    offers: leads.filter(
      ({ ownerId, createdAt }) => ownerId === dealer && isLastWeek(indianCalendar(createdAt).day),
    ).length,
    answerMinutes: 95,
    source: 'qr',
    waitingId: oldest?.id,
    waitingDays: 34,
    advice: 'lower',
    createdAt: now,
  };
  return [[shard.weeklyNotes, [note]]];
}

/** How a day's visitors came, and what they tapped: shares of a listing's views. */
const MARKED = { l: 0.45, g: 0.06, f: 0.1, p: 0.08, c: 0.07, w: 0.09 };

/** As often a printed code led there. */
const scansIn = (views: number) => Math.floor(views * 0.1);

function marksOf(day: string, views: number): Record<string, number> {
  const counts = [
    [`${day}s`, scansIn(views)] as const,
    ...Object.entries(MARKED).map(([mark, share]) => [day + mark, Math.floor(views * share)] as const),
  ];
  const known = counts.slice(0, 5).reduce((sum, [, count]) => sum + count, 0);
  return Object.fromEntries(
    [...counts, [`${day}d`, views - known] as const].filter(([, count]) => count > 0),
  );
}

/** A listing's views by day, distributed over the days since it went up, with more on the last. */
function viewDaysOf({ listingId, viewCount }: Row, now: number): [day: string, count: number][] {
  const age = Math.round((now - timeOfId(String(listingId))) / DAY);
  const length = Math.max(1, Math.min(age, DAYS_OF_VIEWS));
  const share = Math.floor(Number(viewCount) / length);
  return Array.from({ length }, (_, ago) => [
    indianCalendar(now - ago * DAY).day,
    ago === 0 ? Number(viewCount) - share * (length - 1) : share,
  ]);
}

function viewRows(views: Row[], now: number): Rows[] {
  const rows = views.flatMap((row) => {
    const { listingId } = row;
    const months: Record<string, Record<string, number>> = {};
    for (const [day, count] of viewDaysOf(row, now)) {
      const month = day.slice(0, 7);
      months[month] = { ...months[month], [day.slice(8)]: count };
    }
    return Object.entries(months).map(([month, days]) => {
      const marks = Object.entries(days).map(([day, count]) => marksOf(day, count));
      const viewCount = Object.values(days).reduce((sum, count) => sum + count);
      return { listingId, month, viewCount, days, marks: Object.assign({}, ...marks) };
    });
  });
  return [[shard.views, rows]];
}

/** What the application records when listings are created: the operators' log, and this month's counters. */
function notesOf(made: Row[], accounts: Row[], now: number): Rows[] {
  const isPage = (row: Row) => 'republisherId' in row;
  const sellerOf = (row: Row) => row.republisherId ?? row.userId;
  const logs = made.map((row) => ({
    id: newId(row.createdAt),
    userId: sellerOf(row),
    action: isPage(row) ? 'vehicle_republished' : 'vehicle_created',
    entityType: isPage(row) ? 'republished_vehicle' : 'vehicle',
    entityId: row.id,
    description: isPage(row) ? `Republished ${row.vehicleName}` : `Listed ${row.name}`,
    createdAt: row.createdAt,
  }));
  const { year, month } = indianCalendar(now);
  const isOfMonth = ({ createdAt }: Row) => createdAt >= indianMonthStart(now);
  const usage = accounts.flatMap(({ id: userId }) =>
    [false, true].map((ofPages) => ({
      userId,
      actionType: ofPages ? 'republish' : 'vehicle_created',
      year,
      month,
      count: made.filter((row) => sellerOf(row) === userId && isPage(row) === ofPages && isOfMonth(row))
        .length,
      actionDate: now,
    })),
  );
  return [
    [directory.activityLogs, logs],
    [shard.usageTracking, usage],
  ];
}

/** Weekends are busier, and every week is slightly busier than the one before. */
const pageViews = (now: number) =>
  Array.from({ length: CHARTED_DAYS }, (_, ago) =>
    Object.entries(DAILY).map(([pageType, usual]) => ({
      day: indianCalendar(now - ago * DAY).day,
      pageType,
      viewCount: Math.round(usual * (1 + ((ago * 5 + 2) % 7) / 14) * (1 - ago / 90)),
      updatedAt: now,
    })),
  ).flat();

/** Columns that the reader gives every row. */
const OF_ALL = ['key', 'bucket', 'id', 'createdAt', 'updatedAt'];
const TABLES = { ...directory, ...shard } as unknown as Record<string, SQLiteTable>;

/** Every row of the demo, ordered for foreign keys. Throws for a value without a column. */
export async function storyRows(now: number): Promise<Rows[]> {
  const read = storyReader(now);
  const { accounts, vehicles, leads, enquiries, views, shortCodes, moneyLines, ...others } =
    Object.fromEntries(Object.entries(story).map(([name, rows]) => [name, rows.map(read)])) as Record<
      keyof typeof story,
      Row[]
    >;
  const stickers = shortCodes.map((row) => ({ ...row, code: newShortCode(String(row.ownerId)) }));
  const rows: Rows[] = [
    ...(await peopleRows(accounts, now)),
    ...vehicleRows(vehicles, views, now),
    [shard.shortCodes, stickers],
    ...moneyRows(moneyLines, now),
    ...Object.entries(others).map(([name, some]): Rows => [TABLES[name] as SQLiteTable, some]),
    ...leadRows(leads, now),
    ...enquiryRows(enquiries),
    ...viewRows(views, now),
    ...weeklyRows({ vehicles, views, leads }, now),
    ...notesOf([...vehicles, ...others.republishedVehicles], accounts, now),
    [directory.pageViews, pageViews(now)],
  ];
  for (const [table, some] of rows) {
    const known = [...Object.keys(getTableColumns(table)), ...OF_ALL];
    const unknown = some.flatMap((row) => Object.keys(row)).find((name) => !known.includes(name));
    if (unknown) throw new Error(`no column is ${unknown}`);
  }
  return rows;
}
