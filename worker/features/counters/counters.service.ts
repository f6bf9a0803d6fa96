import { type CurrencyCode, toMinor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import { COUNTER_PATH, type CounterInput } from '../../../schema/counters/input';
import type { CounterDto } from '../../../schema/counters/output';
import { COUNTER_HOURS, MAX_COUNTERS } from '../../../schema/counters/statuses';
import { isOpenStatus } from '../../../schema/leads/call-results';
import type { LeadDto } from '../../../schema/leads/output';
import type { Ctx, UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { hmac } from '../../platform/crypto';
import { newId } from '../../platform/random';
import { decimalsIn } from '../leads/decimals';
import { readerOf } from '../leads/lead-access.sql';
import { toLeadCounter } from '../leads/leads.dto';
import { getLead, maskOf } from '../leads/leads.service';
import * as queries from './counters.queries';

/** 128 bits: unguessable, and verifiable without being stored. */
const KEY_LENGTH = 32;

export const keyOf = (secret: string, id: string) => hmac(secret, 'counter', id).slice(0, KEY_LENGTH);

/** The private page on which the buyer answers. */
export const counterPath = ({ settings }: Pick<Ctx, 'settings'>, id: string) =>
  `${COUNTER_PATH}/${id}/${keyOf(settings.SECRET_KEY, id)}`;

/** The prices that a lead's buyer was answered with, latest first. Throws lead_not_found (404). */
export async function listCounters(ctx: UserCtx, leadId: string): Promise<CounterDto[]> {
  const rows = await queries.listCounters(ctx.shardOf(ctx.actor.user.id), readerOf(ctx), leadId);
  if (rows.length === 0) await getLead(ctx, leadId);
  return rows.map(({ counter, personName }) => ({
    id: counter.id,
    ...toLeadCounter(counter),
    createdAt: iso(counter.createdAt),
    answeredAt: iso(counter.answeredAt),
    personName,
    path: counterPath(ctx, counter.id),
  }));
}

/**
 * Answers a buyer's offer with another price, for 48 hours (major units of the listing's currency). It binds nobody,
 * and replaces an earlier one that is open. Returns the lead, whose `counter` it is. Throws lead_not_found (404),
 * counter_above, counter_below or price_invalid (400), lead_closed, offer_withdrawn, vehicle_sold or
 * counter_not_possible (409), counter_limit (403).
 */
export async function createCounter(ctx: UserCtx, leadId: string, { price }: CounterInput): Promise<LeadDto> {
  const shard = ctx.shardOf(ctx.actor.user.id);
  const now = ctx.clock.now();
  const counter: queries.NewCounter = {
    id: newId(now, leadId),
    leadId,
    reader: readerOf(ctx),
    price: Number(price),
    decimals: decimalsIn(price),
    mask: maskOf(ctx),
    now,
    expiresAt: now + COUNTER_HOURS * 3_600_000,
  };
  const isStored = await queries.insertCounter(shard, counter);
  const lead = await getLead(ctx, leadId);
  if (isStored) return lead;
  throw refusal(lead, Number(price)) ?? (await limitOf(ctx, leadId));
}

const limitOf = async (ctx: UserCtx, leadId: string) =>
  (await queries.countCounters(ctx.shardOf(ctx.actor.user.id), leadId)) >= MAX_COUNTERS
    ? new AppError('counter_limit')
    : new AppError('counter_not_possible');

/** Why a price was refused, determined only afterwards. */
function refusal(lead: LeadDto, price: number): AppError | null {
  if (lead.withdrawnAt) return new AppError('offer_withdrawn');
  if (lead.masked || lead.vehiclePrice === null || lead.vehicleCurrency === null) {
    return new AppError('counter_not_possible');
  }
  if (lead.vehicleStatus === 'sold') return new AppError('vehicle_sold');
  if (!isOpenStatus(lead.status)) return new AppError('lead_closed', { values: { status: lead.status } });
  const field = 'price';
  if (toMinor(price, lead.vehicleCurrency) === null) return new AppError('price_invalid', { field });
  if (price > lead.vehiclePrice) return new AppError('counter_above', { field });
  return isOffered(lead, price, lead.vehicleCurrency) ? new AppError('counter_below', { field }) : null;
}

const isOffered = ({ exchange, offerPrice, offerCurrency }: LeadDto, price: number, currency: CurrencyCode) =>
  !exchange && offerCurrency === currency && offerPrice !== null && price <= offerPrice;

/** Takes a price back that nobody has answered. Throws counter_not_found (404), counter_answered (409). */
export async function takeBackCounter(ctx: UserCtx, id: string): Promise<LeadDto> {
  const shard = ctx.shardOf(ctx.actor.user.id);
  const reader = readerOf(ctx);
  const isTaken = await queries.takeBack(shard, reader, id, ctx.clock.now());
  const counter = await queries.findOwnCounter(shard, reader, id);
  if (!counter) throw new AppError('counter_not_found');
  if (!isTaken && counter.status !== 'taken_back') throw new AppError('counter_answered');
  return getLead(ctx, counter.leadId);
}
