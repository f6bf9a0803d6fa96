import { CURRENT_CARD } from '../../../schema/cards/input';
import { AppError } from '../../../schema/common/errors';
import { chosenFacets } from '../../../schema/profile/facets';
import type { ProfileFilter } from '../../../schema/profile/filter';
import type { PublicProfileDto } from '../../../schema/profile/output';
import { PROFILE_PAGE_SIZE } from '../../../schema/profile/public-profile';
import { type Narrowed, narrow, type StockEntry } from '../../../schema/profile/stock';
import type { Ctx } from '../../context';
import { iso } from '../../platform/clock';
import type { ShardDb } from '../../platform/db';
import { keyedCursor, pageOf, parseKeyedCursor } from '../../platform/paging';
import { cardVersion, profileCard } from '../cards/card-facts';
import { toProfileVehicleDto } from '../vehicles/vehicles.dto';
import { toYardDto } from '../yards/yards.service';
import { toPublisherDto } from './profile.service';
import * as queries from './public-profile.queries';
import { findAccountOf } from './usernames.queries';

/**
 * How many vehicles one response examines for a price limit, or for words too short for the index, if they are
 * too many to be packed. Each costs two rows, or four through the index, and a visitor's request reads at
 * most 300.
 */
const WINDOW = { walk: 140, search: 70 };

/** No seller has more; beyond this the row numbers of the search index would overflow. */
const LAST_ORDER = 9_999_999;

const notFound = () => new AppError('profile_not_found');

const cursorOf = ({ displayOrder: key, id }: { displayOrder: number; id: string }) =>
  keyedCursor({ key, id });

type Vehicles = PublicProfileDto['vehicles'];

/** One page of a profile's vehicles. */
interface VehiclePage {
  vehicles: Vehicles;
  nextCursor: string | null;
}

interface Asked {
  userId: string;
  filter: ProfileFilter;
  cursor: string | undefined;
}

/** A page beyond the last is the last one. */
function startOf(cursor: string | undefined, found: number): number {
  const [, asked] = /^o(\d{1,5})$/.exec(cursor ?? '') ?? [];
  const last = Math.max(0, Math.ceil(found / PROFILE_PAGE_SIZE) - 1) * PROFILE_PAGE_SIZE;
  return Math.min(Number(asked ?? 0), last);
}

/** A page of the packed vehicles: at most nine are read. */
async function pageOfStock(
  ctx: Ctx,
  shard: ShardDb,
  cursor: string | undefined,
  { ids }: Narrowed,
): Promise<VehiclePage> {
  const start = startOf(cursor, ids.length);
  const end = start + PROFILE_PAGE_SIZE;
  const rows = await queries.listChosen(shard, ids.slice(start, end));
  const now = ctx.clock.now();
  return {
    vehicles: rows.map((row) => toProfileVehicleDto(row, now)),
    nextCursor: end < ids.length ? `o${end}` : null,
  };
}

/**
 * A page of more vehicles than can be packed. A search by price or by one or two characters examines a
 * window: its page may be short although there is a next one.
 */
async function pageOfWalk(ctx: Ctx, shard: ShardDb, { userId, filter, cursor }: Asked): Promise<VehiclePage> {
  const at = parseKeyedCursor(cursor);
  const after = at && at.key <= LAST_ORDER ? at : null;
  const walk = { userId, filter, after };
  const { isIndexed, isFiltered } = queries.reachOf(filter);
  const window = WINDOW[isIndexed ? 'search' : 'walk'];
  const rows = await queries.listProfileVehicles(shard, { ...walk, limit: PROFILE_PAGE_SIZE + 1, window });
  const now = ctx.clock.now();
  const { items, nextCursor } = pageOf(rows, PROFILE_PAGE_SIZE, cursorOf, (row) =>
    toProfileVehicleDto(row, now),
  );
  // Too few were found: the next request continues where this one ended.
  const isShort = isFiltered && nextCursor === null;
  const end = isShort ? await queries.placeOnProfile(shard, walk, window) : null;
  return { vehicles: items, nextCursor: nextCursor ?? (end && cursorOf(end)) };
}

const stockFilter = ({ search, maxPrice, sort, ...facets }: ProfileFilter) => ({
  search,
  maxPrice,
  sort,
  facets: chosenFacets(facets),
});

/** The first page in the seller's order is read beside the packed vehicles, so that it waits once less. */
async function firstPage(
  page: Promise<VehiclePage>,
  packed: Record<string, StockEntry> | null,
): Promise<VehiclePage> {
  const { vehicles, nextCursor } = await page;
  return { vehicles, nextCursor: nextCursor && packed ? `o${PROFILE_PAGE_SIZE}` : nextCursor };
}

const hoursOf = (minutes: number | null) => (minutes === null ? null : Math.max(1, Math.ceil(minutes / 60)));

export interface FoundProfile {
  profile: PublicProfileDto;
  nextCursor: string | null;
  /** null if the seller has too many vehicles for filters. */
  narrowed: Narrowed | null;
}

/**
 * A Pro seller's public profile with a page of their vehicles, in their order or the given one. Throws
 * not_found (404) if no profile is online.
 */
export async function getProfile(
  ctx: Ctx,
  username: string,
  { cursor, ...filter }: ProfileFilter & { cursor?: string | undefined },
): Promise<FoundProfile> {
  const name = username.toLowerCase();
  // The directory itself is queried only for a name missing from the copy; the seller's shard decides whether
  // the profile is shown.
  const account =
    (await findAccountOf(ctx.nearestDirectory(), name)) ?? (await findAccountOf(ctx.directory, name));
  if (!account) throw notFound();
  const shard = ctx.shardOf(account.id);
  const asked = { userId: account.id, filter, cursor };
  const isBeginning = !cursor && Object.values(filter).every((value) => value === undefined || value === '');
  const begun = isBeginning ? pageOfWalk(ctx, shard, asked) : null;
  const [user] = await Promise.all([queries.findProfile(shard, account.id, ctx.clock.now()), begun]);
  if (!user) throw notFound();
  const narrowed = user.packed && narrow(user.packed, stockFilter(filter));
  const unread = () => (narrowed ? pageOfStock(ctx, shard, cursor, narrowed) : pageOfWalk(ctx, shard, asked));
  const { vehicles, nextCursor } = await (begun ? firstPage(begun, user.packed) : unread());
  const shown = {
    ...toPublisherDto({ ...user, username: account.username, profileVehicles: user.vehicleCount }),
    username: account.username,
    email: user.showEmail ? account.email : null,
    coverUrl: user.coverUrl,
    about: user.about,
    yard: user.yard && toYardDto(user.yard),
    memberSince: iso(user.createdAt),
    callsWithinHours: hoursOf(user.usualAnswerMinutes),
    vehicleCount: user.vehicleCount,
    vehicles,
  };
  return {
    // A search, or a later page, has not read the first vehicles.
    profile: { ...shown, cardVersion: isBeginning ? cardVersion(profileCard(shown)) : CURRENT_CARD },
    nextCursor,
    narrowed,
  };
}
