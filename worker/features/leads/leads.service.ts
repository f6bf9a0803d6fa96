import { PLANS } from '../../../schema/billing/plans';
import { toMajor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import type { LeadFilter, UpdateLeadInput } from '../../../schema/leads/input';
import { LEAD_MOVES, LEAD_STATUSES, type LeadStatus } from '../../../schema/leads/lead-statuses';
import type { LeadDto, LeadOfferDto, LeadVehicleDto } from '../../../schema/leads/output';
import { actorMay } from '../../actor';
import { type Ctx, type OwnCtx, personOf, type UserCtx } from '../../context';
import { indianCalendar, indianDayStart, indianMonthStart, iso } from '../../platform/clock';
import { keyedCursor, type Page, pageOf, parseKeyedCursor } from '../../platform/paging';
import { readerOf } from './lead-access.sql';
import { isMasked, saidPrice, shownPayment, toLeadDto } from './leads.dto';
import * as queries from './leads.queries';
import type { Mask } from './month-leads.sql';

const MAX_OFFERS = 100;
/** How many leads one response examines when filtering, since one index has all of a seller's leads. */
const WINDOW = 2000;

export const notFound = () => new AppError('lead_not_found');

/** What the seller's plan, and the role of whoever asks, hide of leads now. */
export const maskOf = (ctx: UserCtx): Mask => ({
  limit: PLANS[ctx.actor.user.subscriptionPlan].limits.leadsPerMonth,
  monthStart: indianMonthStart(ctx.clock.now()),
  hidesNumbers: !actorMay(ctx.actor, 'seeNumbers'),
});

/**
 * The seller's leads, latest offer first; this month's leads beyond the plan's limit are masked. A filter
 * examines the next 2000 leads: its page may be short, or empty, although there is a next one.
 */
export async function listLeads(
  ctx: OwnCtx,
  { cursor, limit, search: text, ...filter }: LeadFilter & { cursor?: string; limit: number },
): Promise<Page<LeadDto>> {
  const reader = readerOf(ctx);
  const search = text ? { text, mask: maskOf(await personOf(ctx)) } : null;
  const after = parseKeyedCursor(cursor);
  const { unlikely: _, ...conditions } = filter;
  const isFiltered = search !== null || Object.values(conditions).some(Boolean);
  const [until = null] = isFiltered
    ? await queries.placeAfter(ctx.shardOf(ctx.actor.user.id), { reader, filter, after }, WINDOW)
    : [];
  const rows = await queries.listLeads(ctx.shardOf(ctx.actor.user.id), {
    reader,
    filter,
    search,
    after,
    until,
    limit: limit + 1,
  });
  const mask = search?.mask ?? maskOf(await personOf(ctx));
  const page = pageOf(
    rows,
    limit,
    ({ lead }) => keyedCursor({ key: lead.lastOfferAt, id: lead.id }),
    (row) => toLeadDto(row, mask),
  );
  return { ...page, nextCursor: page.nextCursor ?? (until && keyedCursor(until)) };
}

/** The vehicles with recent offers, and the best one. */
export async function listVehicles(ctx: UserCtx): Promise<LeadVehicleDto[]> {
  const rows = await queries.listVehicles(ctx.shardOf(ctx.actor.user.id), readerOf(ctx), WINDOW);
  return rows.map(({ bestMinor, currency, ...row }) => ({
    ...row,
    bestOffer: bestMinor === null || currency === null ? null : toMajor(bestMinor, currency),
  }));
}

/** One lead. Throws not_found (404). */
export async function getLead(ctx: UserCtx, id: string): Promise<LeadDto> {
  const row = await queries.findLead(ctx.shardOf(ctx.actor.user.id), readerOf(ctx), id);
  if (!row) throw notFound();
  return toLeadDto(row, maskOf(ctx));
}

/** Refuses past days: a reminder for yesterday would be sent at once and be useless. */
export function dueAt(ctx: Ctx, followUpAt: string | null): number | null {
  if (followUpAt === null) return null;
  const at = Date.parse(followUpAt);
  if (at >= indianDayStart(ctx.clock.now())) return at;
  throw new AppError('follow_up_past', { field: 'followUpAt' });
}

/**
 * Updates a lead: sets its status or undoes the last change within ten minutes, stores notes, sets a
 * follow-up, moves an unlikely offer to the leads. Throws invalid (400) for a day in the past, not_found
 * (404), conflict (409) for a status change that is not allowed or a withdrawn offer.
 */
export async function updateLead(ctx: UserCtx, id: string, input: UpdateLeadInput): Promise<LeadDto> {
  const { status, isUndo, notes, followUpAt, isUnlikely } = input;
  const moves = status ? LEAD_STATUSES.filter((state) => state === status || mayMove(state, status)) : null;
  const from = isUndo ? 'undo' : moves;
  const reader = readerOf(ctx);
  const { isWritten, row } = await queries.updateLead(
    ctx.shardOf(ctx.actor.user.id),
    { reader, id, from, mask: maskOf(ctx), now: ctx.clock.now() },
    {
      ...(status ? { status } : {}),
      ...(notes === undefined ? {} : { notes: notes || null }),
      ...(followUpAt === undefined
        ? {}
        : { followUpAt: dueAt(ctx, followUpAt), followUpById: reader.memberId }),
      isUnlikely,
    },
  );
  if (!row) throw notFound();
  const lead = toLeadDto(row, maskOf(ctx));
  if (lead.withdrawnAt) throw new AppError('offer_withdrawn');
  if (!isWritten && isUndo) throw new AppError('move_not_undoable');
  if (!isWritten)
    throw new AppError('lead_move', { values: { from: words(lead.status), to: words(status) } });
  return lead;
}

const mayMove = (from: LeadStatus, to: LeadStatus) => LEAD_MOVES[from].includes(to);
const words = (status: LeadStatus | undefined) => (status ?? '').replace('_', ' ');

/** The buyer's offers, latest first. Throws not_found (404). */
export async function listOffers(ctx: UserCtx, id: string): Promise<LeadOfferDto[]> {
  const row = await queries.findLead(ctx.shardOf(ctx.actor.user.id), readerOf(ctx), id);
  if (!row) throw notFound();
  const masked = isMasked(row, maskOf(ctx));
  const offers = await queries.listOffers(ctx.shardOf(ctx.actor.user.id), id, MAX_OFFERS);
  return offers.map((offer) => ({
    id: offer.id,
    price: saidPrice(offer.priceMinor, offer.currency),
    currency: offer.currency,
    message: masked ? null : offer.message,
    ...shownPayment(offer.payment, masked),
    source: offer.source,
    createdAt: iso(offer.createdAt),
    withdrawnAt: iso(offer.withdrawnAt),
  }));
}

const MAX_SAME = 20;

/** Other leads with this lead's number on its listing; none for a masked or withdrawn one. Throws not_found (404). */
export async function listSameNumber(ctx: UserCtx, id: string): Promise<LeadDto[]> {
  const row = await queries.findLead(ctx.shardOf(ctx.actor.user.id), readerOf(ctx), id);
  if (!row) throw notFound();
  const mask = maskOf(ctx);
  if (isMasked(row, mask) || row.lead.withdrawnAt !== null) return [];
  const found = await queries.listSameNumber(ctx.shardOf(ctx.actor.user.id), readerOf(ctx), row, MAX_SAME);
  return found.filter((other) => !isMasked(other, mask)).map((other) => toLeadDto(other, mask));
}

/** "leads-2026-11-21.csv", by the day in India. */
export const exportName = (ctx: Ctx) => `leads-${indianCalendar(ctx.clock.now()).day}.csv`;
