import {
  LEAD_MOVES,
  LEAD_STATUSES,
  type LeadDto,
  type LeadFilter,
  type LeadOfferDto,
  type LeadStatus,
  type UpdateLeadInput,
} from '../../../schema/contracts/leads';
import { toMajor } from '../../../schema/currencies';
import { AppError } from '../../../schema/errors';
import { PLANS } from '../../../schema/plans';
import type { Ctx, UserCtx } from '../../context';
import { indianCalendar, indianMonthStart } from '../../platform/clock';
import { type Page, pageOf } from '../../platform/paging';
import { newId } from '../../platform/random';
import * as queries from './lead-work.queries';
import { toLeadDto } from './leads.dto';

const MOST_OFFERS = 100;
const DUE_AT_ONCE = 25;

const notFound = () => new AppError('not_found', 'Lead not found');

const parseCursor = (cursor: string | undefined) => {
  const match = /^(\d{1,15})_([0-9a-f-]{36})$/.exec(cursor ?? '');
  return match?.[1] && match[2] ? { at: Number(match[1]), id: match[2] } : null;
};

const maskOf = (ctx: UserCtx): queries.Mask => ({
  limit: PLANS[ctx.actor.user.subscriptionPlan].limits.leadsPerMonth,
  monthStart: indianMonthStart(ctx.clock.now()),
});

const isMasked = ({ lead }: queries.LeadRow, { limit, monthStart }: queries.Mask) =>
  limit !== null && lead.monthlyOrdinal > limit && lead.createdAt >= monthStart;

/** The seller's leads, the latest offer first; those of this month that are over the plan's limit come masked. */
export async function listLeads(
  ctx: UserCtx,
  { cursor, limit, ...filter }: LeadFilter & { cursor?: string; limit: number },
): Promise<Page<LeadDto>> {
  const mask = maskOf(ctx);
  const rows = await queries.listLeads(ctx.db, {
    ownerId: ctx.actor.user.id,
    filter,
    mask,
    after: parseCursor(cursor),
    limit: limit + 1,
  });
  return pageOf(
    rows,
    limit,
    ({ lead }) => `${lead.lastOfferAt}_${lead.id}`,
    (row) => toLeadDto(row, isMasked(row, mask)),
  );
}

/** One lead. Throws not_found (404). */
export async function getLead(ctx: UserCtx, id: string): Promise<LeadDto> {
  const row = await queries.findLead(ctx.db, ctx.actor.user.id, id);
  if (!row) throw notFound();
  return toLeadDto(row, isMasked(row, maskOf(ctx)));
}

/** Moves a lead on, keeps notes, sets a follow-up. Throws not_found (404), conflict (409) for a move that is not possible. */
export async function updateLead(ctx: UserCtx, id: string, input: UpdateLeadInput): Promise<LeadDto> {
  const { status, notes, followUpAt } = input;
  const from = status ? LEAD_STATUSES.filter((state) => state === status || mayMove(state, status)) : null;
  const written = await queries.updateLead(
    ctx.db,
    { ownerId: ctx.actor.user.id, id, from, now: ctx.clock.now() },
    {
      ...(status ? { status } : {}),
      ...(notes === undefined ? {} : { notes: notes || null }),
      ...(followUpAt === undefined
        ? {}
        : { followUpAt: followUpAt === null ? null : Date.parse(followUpAt) }),
    },
  );
  const lead = await getLead(ctx, id);
  if (!written)
    throw new AppError(
      'conflict',
      `This lead is ${words(lead.status)} now, and cannot become ${words(status)}`,
    );
  return lead;
}

const mayMove = (from: LeadStatus, to: LeadStatus) => LEAD_MOVES[from].includes(to);
const words = (status: LeadStatus | undefined) => (status ?? '').replace('_', ' ');

/** What the buyer has offered, the latest first. Throws not_found (404). */
export async function listOffers(ctx: UserCtx, id: string): Promise<LeadOfferDto[]> {
  const row = await queries.findLead(ctx.db, ctx.actor.user.id, id);
  if (!row) throw notFound();
  const masked = isMasked(row, maskOf(ctx));
  const { offerCurrency } = row.lead;
  const offers = await queries.listOffers(ctx.db, id, MOST_OFFERS);
  return offers.map((offer) => ({
    id: offer.id,
    price: toMajor(offer.priceMinor, offerCurrency),
    currency: offerCurrency,
    message: masked ? null : offer.message,
    source: offer.source,
    createdAt: new Date(offer.createdAt).toISOString(),
  }));
}

/** Job: tells sellers of follow-ups that are due. Works from stored state, so a missed or a second run changes nothing. */
export async function tellDueFollowUps(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  for (;;) {
    const due = await queries.listDueFollowUps(ctx.db, now, DUE_AT_ONCE);
    if (due.length === 0) return;
    const told = due.map(({ id }) => ({ leadId: id, notificationId: newId(now) }));
    await queries.tellDueFollowUps(ctx.db, told, now);
  }
}

/** "leads-2026-11-21.csv", by the day in India. */
export const exportName = (ctx: Ctx) => `leads-${indianCalendar(ctx.clock.now()).day}.csv`;
