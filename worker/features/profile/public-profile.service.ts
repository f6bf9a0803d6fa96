import { CURRENT_CARD } from '../../../schema/cards/input';
import { AppError } from '../../../schema/common/errors';
import type { ProfileFilter } from '../../../schema/profile/input';
import type { PublicProfileDto } from '../../../schema/profile/output';
import { PROFILE_PAGE_SIZE } from '../../../schema/profile/public-profile';
import type { Ctx } from '../../context';
import { keyedCursor, pageOf, parseKeyedCursor } from '../../platform/paging';
import { cardVersion, profileCard } from '../cards/card-facts';
import { toProfileVehicleDto } from '../vehicles/vehicles.dto';
import { toPublisherDto } from './profile.service';
import * as queries from './public-profile.queries';
import { findAccountOf } from './usernames.queries';

/**
 * How many vehicles one response examines for a price limit, or for words too short for the index. Each costs
 * two rows, or four through the index, and a visitor's request reads at most 300.
 */
const WINDOW = { walk: 140, search: 70 };

/** No seller has more; beyond this the row numbers of the search index would overflow. */
const LAST_ORDER = 9_999_999;

const notFound = () => new AppError('profile_not_found');

const cursorOf = ({ displayOrder: key, id }: { displayOrder: number; id: string }) =>
  keyedCursor({ key, id });

/**
 * A Pro seller's public profile with a page of their vehicles, in their order. A search by price or by one or
 * two characters examines a window: its page may be short although there is a next one. Throws not_found
 * (404) if no profile is online.
 */
export async function getProfile(
  ctx: Ctx,
  username: string,
  { cursor, ...filter }: ProfileFilter & { cursor?: string },
): Promise<{ profile: PublicProfileDto; nextCursor: string | null }> {
  const name = username.toLowerCase();
  // The directory itself is queried only for a name missing from the copy; the seller's shard decides whether
  // the profile is shown.
  const account =
    (await findAccountOf(ctx.nearestDirectory(), name)) ?? (await findAccountOf(ctx.directory, name));
  if (!account) throw notFound();
  const shard = ctx.shardOf(account.id);
  const at = parseKeyedCursor(cursor);
  const after = at && at.key <= LAST_ORDER ? at : null;
  const walk = { userId: account.id, filter, after };
  const { isIndexed, isFiltered } = queries.reachOf(filter);
  const window = WINDOW[isIndexed ? 'search' : 'walk'];
  const [user, rows] = await Promise.all([
    queries.findProfile(shard, account.id, ctx.clock.now()),
    queries.listProfileVehicles(shard, { ...walk, limit: PROFILE_PAGE_SIZE + 1, window }),
  ]);
  if (!user) throw notFound();
  const { items, nextCursor } = pageOf(rows, PROFILE_PAGE_SIZE, cursorOf, toProfileVehicleDto);
  // Too few were found: the next request continues where this one ended.
  const isShort = isFiltered && nextCursor === null;
  const end = isShort ? await queries.placeOnProfile(shard, walk, window) : null;
  const shown = {
    ...toPublisherDto({ ...user, username: account.username, profileVehicles: user.vehicleCount }),
    username: account.username,
    email: user.showEmail ? account.email : null,
    vehicleCount: user.vehicleCount,
    vehicles: items,
  };
  // A search, or a later page, has not read the first vehicles.
  const isBeginning = !after && !filter.search && filter.maxPrice === undefined;
  return {
    profile: { ...shown, cardVersion: isBeginning ? cardVersion(profileCard(shown)) : CURRENT_CARD },
    nextCursor: nextCursor ?? (end && cursorOf(end)),
  };
}
