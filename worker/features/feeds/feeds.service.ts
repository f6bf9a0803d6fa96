import { PLANS } from '../../../schema/billing/plans';
import { AppError } from '../../../schema/common/errors';
import { metaCsvHead, metaCsvLine, metaItem } from '../../../schema/feeds/meta-item';
import type { FeedAnswer, FeedDto, MetaItem, NewFeedDto } from '../../../schema/feeds/output';
import { FEED_FORMATS, type FeedFormat, feedPath } from '../../../schema/feeds/paths';
import { mediaUrl } from '../../../schema/media/input';
import { personIdOf } from '../../actor';
import type { Ctx, OwnCtx, UserCtx } from '../../context';
import { mediaAddress } from '../../http/media-addresses';
import { indianCalendar, iso } from '../../platform/clock';
import { sha256 } from '../../platform/crypto';
import { type ShardDb, unguarded } from '../../platform/db';
import { hasBudget } from '../../platform/query-budget';
import { newFileKey } from '../../platform/random';
import type { StoredObject } from '../../platform/storage';
import { makerIn } from '../changes/changes.sql';
import * as queries from './feeds.queries';

/** 256 bits, after the bucket. */
const SECRET_BYTES = 32;
const HOUR_MS = 3_600_000;
/** Meta fetches once an hour at most. */
const EVERY_MS = HOUR_MS;
const UNREAD_MS = 7 * 24 * HOUR_MS;
const FEEDS_A_RUN = 20;
/** After which a file that is not written yet is there. */
const RETRY_SECONDS = 60;
const VEHICLES_A_PAGE = 500;
/** Later ones come first; a firm with more than this fetches the API. */
export const MAX_FEED_VEHICLES = 10_000;
/** Sorts after every id. */
const LAST = '~';

const fileOf = (ownerId: string, format: FeedFormat) => `feeds/${ownerId}.${format}`;
const feedFiles = (ownerId: string) => FEED_FORMATS.map((format) => fileOf(ownerId, format));

const toDto = (row: queries.FeedRow): FeedDto => ({
  createdAt: iso(row.createdAt),
  builtAt: iso(row.builtAt),
  listed: row.listedCount,
  leftOut: row.leftOutCount,
  readAt: iso(row.readAt),
});

/** The seller's feed, which shows no address. */
export async function getFeed(ctx: OwnCtx): Promise<FeedAnswer> {
  const { id } = ctx.actor.user;
  const row = await queries.findFeed(ctx.shardOf(id), id);
  return { feed: row && toDto(row) };
}

type Due = Pick<queries.FeedRow, 'userId' | 'secretHash' | 'origin'>;
type Row = Awaited<ReturnType<typeof queries.listForFeed>>[number];

/** A row as an item; null if it lacks what Meta requires. */
function itemOf({ settings }: Pick<Ctx, 'settings'>, origin: string, row: Row): MetaItem | null {
  const pictures = row.images
    .slice(0, PLANS.pro.photos)
    .map((key) => mediaAddress(settings, key, 'og') ?? `${origin}${mediaUrl(key, 'og')}`);
  const { day: since } = indianCalendar(row.createdAt);
  return metaItem({
    ...row,
    url: `${origin}/vehicle/${row.id}`,
    pictures,
    since,
    isAvailable: row.status === 'available',
  });
}

/** Writes both files of a feed. What has ended meanwhile leaves no file. */
async function writeFeed(ctx: Ctx, shard: ShardDb, { userId, secretHash, origin }: Due): Promise<void> {
  const items: MetaItem[] = [];
  let seen = 0;
  for (let before = LAST; seen < MAX_FEED_VEHICLES; ) {
    const rows = await queries.listForFeed(shard, userId, before, VEHICLES_A_PAGE);
    items.push(...rows.flatMap((row) => itemOf(ctx, origin, row) ?? []));
    seen += rows.length;
    before = rows.at(-1)?.id ?? '';
    if (rows.length < VEHICLES_A_PAGE) break;
  }
  const encoder = new TextEncoder();
  const csv = metaCsvHead + items.map(metaCsvLine).join('');
  await ctx.docs.put(fileOf(userId, 'csv'), encoder.encode(csv), 'text/csv; charset=utf-8');
  await ctx.docs.put(fileOf(userId, 'json'), encoder.encode(JSON.stringify(items)), 'application/json');
  const now = ctx.clock.now();
  const isNoted = await queries.noteWritten(shard, {
    userId,
    secretHash,
    listedCount: items.length,
    leftOutCount: seen - items.length,
    dueAt: now + EVERY_MS,
    now,
  });
  if (!isNoted && !(await queries.findFeed(shard, userId))) await ctx.docs.remove(feedFiles(userId));
}

/**
 * Makes new addresses, which are never shown again; those before answer 404 from then on. The files follow
 * within seconds. Throws pro_required (403) on other plans.
 */
export async function makeFeed(ctx: UserCtx): Promise<NewFeedDto> {
  const { user } = ctx.actor;
  if (!PLANS[user.subscriptionPlan].catalogueFeed) throw new AppError('pro_feed');
  const secret = newFileKey(user.id, SECRET_BYTES);
  const maker = makerIn(ctx);
  const feed = { secretHash: sha256(secret), createdById: personIdOf(ctx.actor), origin: ctx.origin };
  const shard = ctx.shardOf(user.id);
  await queries.saveFeed(shard, maker, feed);
  ctx.defer(writeFeed(ctx, unguarded(shard), { userId: user.id, ...feed }));
  return {
    createdAt: iso(maker.now),
    builtAt: null,
    listed: 0,
    leftOut: 0,
    readAt: null,
    csv: `${ctx.origin}${feedPath(secret, 'csv')}`,
    json: `${ctx.origin}${feedPath(secret, 'json')}`,
  };
}

/** Erases a seller's feed with its files. */
export async function eraseFeed(ctx: Ctx, ownerId: string): Promise<void> {
  await queries.deleteFeed(ctx.shardOf(ownerId), ownerId);
  await ctx.docs.remove(feedFiles(ownerId));
}

/** Ends the addresses, and deletes the files. */
export async function endFeed(ctx: UserCtx): Promise<FeedAnswer> {
  const { user } = ctx.actor;
  const maker = makerIn(ctx);
  await queries.endFeed(ctx.shardOf(user.id), maker);
  await ctx.docs.remove(feedFiles(user.id));
  return { feed: null };
}

/**
 * A file by the secret in its address. Throws not_found (404) for a secret that has ended, is nobody's, or
 * whose seller's plan includes no feed; unavailable (503) while it is not written yet.
 */
export async function openFeed(ctx: Ctx, secret: string, format: FeedFormat): Promise<StoredObject> {
  const shard = ctx.shardOfKey(secret);
  const feed = await queries.findBySecret(shard, sha256(secret));
  if (!feed) throw new AppError('not_found');
  const now = ctx.clock.now();
  if (feed.readAt === null || feed.readAt <= now - HOUR_MS) await queries.noteRead(shard, feed.userId, now);
  const file = feed.builtAt === null ? null : await ctx.docs.find(fileOf(feed.userId, format));
  if (!file) throw new AppError('try_again', { retryAfterSeconds: RETRY_SECONDS });
  return file;
}

/**
 * Job: writes the feeds that are due, once an hour while somebody fetches them. Running twice writes the same.
 */
export async function buildFeeds(ctx: Ctx, shard: ShardDb): Promise<void> {
  const now = ctx.clock.now();
  for (const feed of await queries.listDue(shard, now, FEEDS_A_RUN)) {
    if (!hasBudget()) return;
    const isRead = Math.max(feed.createdAt, feed.readAt ?? 0) > now - UNREAD_MS;
    if (isRead && feed.isAllowed) await writeFeed(ctx, shard, feed);
    else await queries.pause(shard, feed.userId);
  }
}
