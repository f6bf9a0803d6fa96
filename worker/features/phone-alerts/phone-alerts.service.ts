import type { PushPayload } from '../../../schema/channels/push-text';
import { toMajor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import { inLanguage } from '../../../schema/common/languages';
import { moneyText } from '../../../schema/common/money-text';
import { DROP_TEXTS } from '../../../schema/phone-alerts/drop-texts';
import type {
  EndPhoneAlertInput,
  PhoneAlertInput,
  RenewPhoneAlertsInput,
} from '../../../schema/phone-alerts/input';
import type { ListingRef } from '../../../schema/vehicles/input';
import type { Ctx } from '../../context';
import type { ShardDb } from '../../platform/db';
import { hasBudget } from '../../platform/query-budget';
import { newId } from '../../platform/random';
import * as queries from './phone-alerts.queries';

const HOUR_MS = 3_600_000;
/** A push service that is down is tried again after an hour. */
const ATTEMPTS = 3;
const MAX_BATCH = 50;

const idOf = ({ vehicleId, republishedVehicleId }: ListingRef) => republishedVehicleId ?? vehicleId ?? '';

/**
 * Lets a phone hear when a listing's price drops below the present one; repeating it changes nothing else. Throws
 * not_found (404) for a listing that buyers cannot buy.
 */
export async function startPhoneAlert(
  ctx: Ctx,
  { listing, language, subscription: { endpoint, keys } }: PhoneAlertInput,
): Promise<void> {
  const listingId = idOf(listing);
  const now = ctx.clock.now();
  const isStored = await queries.storeAlert(ctx.shardOf(listingId), {
    id: newId(now, listingId),
    listingId,
    isRepublished: listing.republishedVehicleId !== undefined,
    language,
    endpoint,
    ...keys,
    now,
  });
  if (!isStored) throw new AppError('not_found');
}

/** Keeps the alerts of a phone whose address at its push service has changed; listings of any seller. */
export async function renewPhoneAlerts(
  ctx: Ctx,
  { endpoint: before, subscription: { endpoint, keys } }: RenewPhoneAlertsInput,
): Promise<void> {
  await Promise.all(ctx.shards.map((shard) => queries.renewAlerts(shard, before, { endpoint, ...keys })));
}

/** A phone no longer hears of a listing. */
export async function endPhoneAlert(ctx: Ctx, { listing, endpoint }: EndPhoneAlertInput): Promise<void> {
  const listingId = idOf(listing);
  await queries.deleteAlert(ctx.shardOf(listingId), { listingId, endpoint });
}

function payloadOf(due: queries.DueAlert): PushPayload {
  const money = (minor: number) => moneyText(toMajor(minor, due.currency), due.currency);
  const page = due.isRepublished ? 'republished' : 'vehicle';
  return {
    id: due.id,
    title: due.name,
    body: DROP_TEXTS[due.language](money(due.priceMinor), money(due.shownMinor - due.priceMinor)),
    url: inLanguage(`/${page}/${due.listingId}`, due.language),
    tag: `price-${due.listingId}`,
  };
}

async function send(ctx: Ctx, shard: ShardDb, due: queries.DueAlert): Promise<void> {
  if (!ctx.push) return;
  const payload = payloadOf(due);
  const { endpoint, p256dh, auth } = due;
  const result = await ctx.push.send(
    { endpoint, p256dh, auth },
    { payload: JSON.stringify(payload), tag: payload.tag, urgency: 'normal' },
  );
  if (result === 'gone') await queries.deleteById(shard, due.id);
  else await queries.markTold(shard, due, ctx.clock.now());
}

/**
 * Job: sends the phones what `tellOfPrices` found. What a push service does not take is tried again; a phone that is
 * gone is forgotten.
 */
export async function sendPhoneAlerts(ctx: Ctx, shard: ShardDb): Promise<void> {
  const now = ctx.clock.now();
  for (let isMore = true; isMore && hasBudget(); ) {
    const due = await queries.takeDue(shard, {
      now,
      retryAt: now + HOUR_MS,
      attempts: ATTEMPTS,
      limit: MAX_BATCH,
    });
    isMore = due.length > 0;
    await Promise.allSettled(due.map((one) => send(ctx, shard, one)));
  }
}
