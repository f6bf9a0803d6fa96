import { BUYER_PROBLEMS } from '../../../schema/common/buyer-problems';
import { toMajor, toMinor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import { problemOfText } from '../../../schema/common/problems';
import { Id } from '../../../schema/common/text';
import type { CounterAnswerInput } from '../../../schema/counters/input';
import type { CounterPage } from '../../../schema/counters/output';
import {
  MAX_COUNTER_TRIES,
  shownCounterStatus,
  UNDO_ANSWER_MINUTES,
} from '../../../schema/counters/statuses';
import type { Ctx } from '../../context';
import { iso } from '../../platform/clock';
import { hmac, sameSecret } from '../../platform/crypto';
import { newId } from '../../platform/random';
import { decimalsIn } from '../leads/decimals';
import { saidPrice } from '../leads/leads.dto';
import { announce } from '../notifications/notifications.service';
import * as queries from './answer-counter.queries';
import { keyOf } from './counters.service';

/** The link's purpose, which is part of its address. */
export interface CounterLink {
  id: string;
  key: string;
}

/** Whether the link was made with our key or the previous one. */
const isOurs = ({ settings: { SECRET_KEY, SECRET_KEY_BEFORE } }: Ctx, { id, key }: CounterLink) =>
  Id.safeParse(id).success &&
  [SECRET_KEY, SECRET_KEY_BEFORE].some((secret) => secret && sameSecret(key, keyOf(secret, id)));

async function find(ctx: Ctx, link: CounterLink): Promise<queries.CounterRow> {
  const row = isOurs(ctx, link) ? await queries.findCounter(ctx.shardOf(link.id), link.id) : null;
  if (!row) throw new AppError('not_found');
  return row;
}

const deviceHashOf = (ctx: Ctx, device: string) => hmac(ctx.settings.SECRET_KEY, 'device', device);

function stateOf({ counter, withdrawnAt, takesOffers }: queries.CounterRow, now: number) {
  const status = shownCounterStatus({ status: counter.status, expiresAt: iso(counter.expiresAt) }, now);
  if (status !== 'open') return status;
  if (withdrawnAt !== null || !takesOffers) return 'gone';
  return counter.tries >= MAX_COUNTER_TRIES ? 'locked' : status;
}

const UNDO_MS = UNDO_ANSWER_MINUTES * 60_000;

/** Until when the buyer can take the answer back; null if there is none, or it was taken back before. */
function undoUntil({ counter, withdrawnAt, takesOffers }: queries.CounterRow, now: number): number | null {
  const { status, answeredAt, undoneAt } = counter;
  const isAnswered = status === 'accepted' || status === 'countered' || status === 'declined';
  if (!isAnswered || answeredAt === null || undoneAt !== null) return null;
  if (withdrawnAt !== null || !takesOffers) return null;
  return answeredAt + UNDO_MS > now ? answeredAt + UNDO_MS : null;
}

/** The device's hash. Throws not_valid (400) for digits that are not the buyer's, unless the device made the offer. */
async function checkBuyer(
  ctx: Ctx,
  row: queries.CounterRow,
  { digits }: CounterAnswerInput,
  device: string,
): Promise<string> {
  const deviceHash = deviceHashOf(ctx, device);
  if (row.deviceHash === deviceHash) return deviceHash;
  if (digits === undefined) throw wrongDigits(BUYER_PROBLEMS.counter_digits);
  if (row.buyerMobile.slice(-4) === digits) return deviceHash;
  await queries.countTry(ctx.shardOf(row.counter.id), row.counter.id);
  throw wrongDigits(BUYER_PROBLEMS.counter_wrong);
}

/**
 * A seller's price as its buyer sees it, from a device (its cookie's token). Throws not_found (404) for a link that was
 * never issued and for what was deleted with its seller.
 */
export async function findCounter(ctx: Ctx, link: CounterLink, device: string): Promise<CounterPage> {
  const row = await find(ctx, link);
  const { counter, republishedVehicleId, vehicleId, withdrawnAt } = row;
  const state = stateOf(row, ctx.clock.now());
  const page = republishedVehicleId ? `/republished/${republishedVehicleId}` : `/vehicle/${vehicleId}`;
  return {
    vehicleName: row.vehicleName ?? '',
    vehiclePath: row.takesOffers ? page : null,
    offered: withdrawnAt === null ? saidPrice(row.offerMinor, row.offerCurrency) : null,
    offeredCurrency: row.offerCurrency,
    price: toMajor(counter.priceMinor, counter.currency),
    currency: counter.currency,
    reply: counter.replyMinor === null ? null : toMajor(counter.replyMinor, counter.currency),
    expiresAt: iso(counter.expiresAt),
    state,
    undoUntil: iso(undoUntil(row, ctx.clock.now())),
    isKnown: row.deviceHash === deviceHashOf(ctx, device),
  };
}

const wrongDigits = (text: string) =>
  new AppError('not_valid', { problems: { digits: problemOfText(text) } });

/**
 * Stores a buyer's answer to a seller's price and notifies the seller. Answering again changes nothing; the page says
 * what became of it. Throws not_found (404), not_valid (400) for digits that are not the buyer's, of which five
 * close the link, and for a sum above the price, price_invalid (400) for more decimals than the currency has.
 */
export async function answerCounter(
  ctx: Ctx,
  link: CounterLink,
  input: CounterAnswerInput,
  device: string,
): Promise<void> {
  const { id } = link;
  const row = await find(ctx, link);
  const now = ctx.clock.now();
  if (input.answer === 'undone') return undoAnswer(ctx, row, input, device);
  if (stateOf(row, now) !== 'open') return;
  const deviceHash = await checkBuyer(ctx, row, input, device);
  const { answer, price, digits = '' } = input;
  const sum = answer === 'countered' && price ? price : null;
  if (sum && toMinor(Number(sum), row.counter.currency) === null) {
    throw new AppError('price_invalid', { field: 'price' });
  }
  if (Number(sum) > toMajor(row.counter.priceMinor, row.counter.currency)) {
    throw new AppError('not_valid', { problems: { price: problemOfText(BUYER_PROBLEMS.counter_high) } });
  }
  const notificationId = newId(now, id);
  const isStored = await queries.answerCounter(ctx.shardOf(id), {
    id,
    answer,
    price: sum === null ? null : Number(sum),
    decimals: decimalsIn(sum ?? ''),
    deviceHash,
    digits,
    notificationId,
    now,
  });
  if (isStored) announce(ctx, row.ownerId, [notificationId]);
}

/** Takes the last answer back, if that is still possible, and notifies the seller. */
async function undoAnswer(
  ctx: Ctx,
  row: queries.CounterRow,
  input: CounterAnswerInput,
  device: string,
): Promise<void> {
  const { counter, ownerId } = row;
  const now = ctx.clock.now();
  if (undoUntil(row, now) === null) return;
  const deviceHash = await checkBuyer(ctx, row, input, device);
  const notificationId = newId(now, counter.id);
  const isUndone = await queries.undoAnswer(ctx.shardOf(counter.id), {
    id: counter.id,
    price: toMajor(counter.replyMinor ?? counter.priceMinor, counter.currency),
    since: now - UNDO_MS,
    deviceHash,
    digits: input.digits ?? '',
    notificationId,
    now,
  });
  if (isUndone) announce(ctx, ownerId, [notificationId]);
}
