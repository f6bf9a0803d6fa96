import { CONSENTS } from '../../../schema/common/consents';
import { type CurrencyCode, DEFAULT_CURRENCY, toMinor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import type { WorkspaceLanguage } from '../../../schema/common/languages';
import type { WriteLeadInput } from '../../../schema/leads/input';
import type { LeadDto } from '../../../schema/leads/output';
import { actorMay } from '../../actor';
import type { UserCtx } from '../../context';
import { newId } from '../../platform/random';
import { decimalsIn } from './decimals';
import { readerOf } from './lead-access.sql';
import { findLead } from './leads.queries';
import { dueAt, getLead, notFound } from './leads.service';
import * as queries from './write-lead.queries';

/**
 * Writes down a buyer who called or walked in: a lead like any other, outside the month's leads of the plan and
 * never masked. It is for the member of the staff who writes it down, otherwise for who answers for the vehicle. `budget` is in major units of the vehicle's currency; the consent was confirmed in
 * `language`. Throws vehicle_not_found (404), price_invalid or follow_up_past (400), lead_exists (409) for a
 * buyer who is already written down for the same.
 */
export async function writeLead(
  ctx: UserCtx,
  input: WriteLeadInput,
  language: WorkspaceLanguage,
): Promise<LeadDto> {
  const ownerId = ctx.actor.user.id;
  const shard = ctx.shardOf(ownerId);
  const now = ctx.clock.now();
  const lead: queries.WrittenLead = {
    id: newId(now, ownerId),
    offerId: newId(now, ownerId),
    ownerId,
    // A yard helper who notes a test drive does not see leads.
    writerId: actorMay(ctx.actor, 'seeLeads') ? readerOf(ctx).memberId : null,
    vehicleId: input.vehicleId ?? null,
    buyerName: input.buyerName || null,
    buyerMobile: input.buyerMobile,
    budget: Number(input.budget ?? 0),
    decimals: decimalsIn(input.budget ?? ''),
    wants: input.wants || null,
    source: input.source,
    followUpAt: dueAt(ctx, input.followUpAt ?? null),
    consentVersion: CONSENTS.writtenLead.version[language],
    now,
  };
  if (await queries.writeLead(shard, lead)) return getLead(ctx, lead.id);
  const currency: CurrencyCode | null = input.vehicleId
    ? await queries.findCurrency(shard, ownerId, input.vehicleId)
    : DEFAULT_CURRENCY;
  if (currency === null) throw new AppError('vehicle_not_found');
  if (input.budget !== null && toMinor(input.budget, currency) === null)
    throw new AppError('price_invalid', { field: 'budget' });
  throw new AppError('lead_exists', { field: 'buyerMobile' });
}

/**
 * Deletes a lead that the seller wrote down, for example because the buyer asked for it. Throws not_found
 * (404), lead_not_deletable (409) for a buyer's own offer.
 */
export async function deleteWrittenLead(ctx: UserCtx, id: string): Promise<void> {
  const reader = readerOf(ctx);
  const shard = ctx.shardOf(reader.ownerId);
  if (await queries.deleteWrittenLead(shard, reader, id)) return;
  throw (await findLead(shard, reader, id)) ? new AppError('lead_not_deletable') : notFound();
}
