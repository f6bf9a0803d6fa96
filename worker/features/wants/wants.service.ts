import { PLANS } from '../../../schema/billing/plans';
import { CONSENTS } from '../../../schema/common/consents';
import { toMajor, toMinor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import type { WorkspaceLanguage } from '../../../schema/common/languages';
import { KEPT } from '../../../schema/common/retention';
import type { WantInput } from '../../../schema/wants/input';
import type { WantDto, WantedVehicleDto } from '../../../schema/wants/output';
import { MAX_MATCHING, MAX_WANTED } from '../../../schema/wants/rules';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { type Page, pageOf } from '../../platform/paging';
import { newId } from '../../platform/random';
import { readerOf } from '../leads/lead-access.sql';
import { shownMobile } from '../leads/leads.dto';
import { getLead, maskOf } from '../leads/leads.service';
import * as queries from './wants.queries';

const WANT_MS = KEPT.want * 24 * 3_600_000;

const askerIn = (ctx: UserCtx): queries.Asker => ({
  reader: readerOf(ctx),
  mask: maskOf(ctx),
  now: ctx.clock.now(),
});
const shardIn = (ctx: UserCtx) => ctx.shardOf(ctx.actor.user.id);

const toWantDto = ({ want, buyerName, buyerMobile }: queries.WantRow, { mask }: queries.Asker): WantDto => ({
  id: want.id,
  leadId: want.leadId,
  enquiryId: want.enquiryId,
  buyerName,
  buyerMobile: shownMobile(buyerMobile, mask),
  model: want.model,
  maxPrice: want.maxPriceMinor === null ? null : toMajor(want.maxPriceMinor, 'INR'),
  fuelType: want.fuelType,
  yearFrom: want.yearFrom,
  city: want.city,
  createdAt: iso(want.createdAt),
  until: iso(want.createdAt + WANT_MS),
});

/**
 * Keeps for ninety days what a lead's buyer wants, as they agreed to it in `language`; it replaces what they wanted
 * before. Throws lead_not_found (404), want_limit (409) beyond the plan's number of waiting buyers.
 */
export async function keepWaiting(
  ctx: UserCtx,
  { leadId, model, ...input }: WantInput,
  language: WorkspaceLanguage,
): Promise<WantDto> {
  const asker = askerIn(ctx);
  const limit = PLANS[ctx.actor.user.subscriptionPlan].waitingBuyers;
  const want = {
    id: newId(asker.now, asker.reader.ownerId),
    leadId,
    model,
    maxPriceMinor: input.maxPrice ? toMinor(input.maxPrice, 'INR') : null,
    fuelType: input.fuelType ?? null,
    yearFrom: input.yearFrom ?? null,
    city: input.city || null,
    consentVersion: CONSENTS.waiting.version[language],
  };
  if (!(await queries.storeWant(shardIn(ctx), want, asker, limit))) {
    const { masked, withdrawnAt } = await getLead(ctx, leadId);
    if (withdrawnAt) throw new AppError('offer_withdrawn');
    throw masked ? new AppError('lead_not_found') : new AppError('want_limit', { values: { limit } });
  }
  const row = await queries.findWant(shardIn(ctx), asker, leadId);
  if (!row) throw new AppError('want_not_found');
  return toWantDto(row, asker);
}

/** The seller's waiting buyers, latest first. */
export async function listWants(
  ctx: UserCtx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<WantDto>> {
  const asker = askerIn(ctx);
  const rows = await queries.listWants(shardIn(ctx), asker, { cursor, limit: limit + 1 });
  return pageOf(
    rows,
    limit,
    ({ want }) => want.id,
    (row) => toWantDto(row, asker),
  );
}

/** The buyers who wait for one like a vehicle of the seller's that is for sale; none for others. */
export async function listMatching(ctx: UserCtx, vehicleId: string): Promise<WantDto[]> {
  const asker = askerIn(ctx);
  const rows = await queries.listMatching(shardIn(ctx), asker, vehicleId, MAX_MATCHING);
  return rows.map((row) => toWantDto(row, asker));
}

/** What the seller has for sale that a waiting buyer of theirs asked for, newest first; none for others. */
export async function listWanted(ctx: UserCtx, id: string): Promise<WantedVehicleDto[]> {
  const rows = await queries.listWanted(shardIn(ctx), askerIn(ctx), id, MAX_WANTED);
  return rows.map(({ priceMinor, code, ...vehicle }) => ({
    ...vehicle,
    price: toMajor(priceMinor, vehicle.currency),
    shortUrl: code ? `${ctx.origin}/q/${code}` : `${ctx.origin}/vehicle/${vehicle.id}`,
  }));
}

/** The buyer was told of a vehicle, and is told again only when it gets cheaper. Throws want_not_found (404). */
export async function rememberTold(ctx: UserCtx, id: string, vehicleId: string): Promise<void> {
  if (!(await queries.storeTold(shardIn(ctx), askerIn(ctx), { id, vehicleId })))
    throw new AppError('want_not_found');
}

/** The buyer no longer waits. Throws want_not_found (404). */
export async function stopWaiting(ctx: UserCtx, id: string): Promise<void> {
  if (!(await queries.deleteWant(shardIn(ctx), askerIn(ctx), id))) throw new AppError('want_not_found');
}
