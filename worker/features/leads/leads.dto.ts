import { type CurrencyCode, toMajor } from '../../../schema/common/currencies';
import type { LeadCounter } from '../../../schema/counters/output';
import type { Payment } from '../../../schema/leads/exchange';
import type { LeadDto } from '../../../schema/leads/output';
import { iso } from '../../platform/clock';
import type { LeadRow } from './lead-rows.sql';
import { isOverLimit, type Mask } from './month-leads.sql';

const HIDDEN_DIGIT = '•';

/** `+919876543210` as `+91••••••••10`: enough to recognise a caller, not to call them. */
const maskMobile = (e164: string) =>
  `${e164.slice(0, 3)}${HIDDEN_DIGIT.repeat(Math.max(0, e164.length - 5))}${e164.slice(-2)}`;

/** `+919876543210` as `•••• 3210`, until somebody opens it. */
const hideMobile = (e164: string) => `${HIDDEN_DIGIT.repeat(4)} ${e164.slice(-4)}`;

/** The buyer describes their own vehicle, which is hidden like their message. */
export const shownPayment = (payment: Payment | null, masked: boolean) => ({
  needsLoan: payment?.needsLoan ?? false,
  exchange: masked ? null : (payment?.exchange ?? null),
});

/** Whether the plan hides a lead's buyer. */
export const isMasked = (
  { lead }: { lead: Pick<LeadRow['lead'], 'monthlyOrdinal' | 'createdAt'> },
  { limit, monthStart }: Mask,
) => limit !== null && isOverLimit(lead.monthlyOrdinal, limit) && lead.createdAt >= monthStart;

/** A buyer's number in E.164 as whoever asks may see it. */
export function shownMobile(e164: string, { hidesNumbers }: Pick<Mask, 'hidesNumbers'>, masked = false) {
  if (masked) return maskMobile(e164);
  return hidesNumbers ? hideMobile(e164) : e164;
}

/** What a buyer offered, in major units; null if they did not say. */
export const saidPrice = (minor: number, currency: CurrencyCode) =>
  minor === 0 ? null : toMajor(minor, currency);

/** A counter-offer in major units. */
export const toLeadCounter = ({
  priceMinor,
  currency,
  status,
  replyMinor,
  expiresAt,
}: NonNullable<LeadRow['counter']>): LeadCounter => ({
  price: toMajor(priceMinor, currency),
  currency,
  status,
  reply: replyMinor === null ? null : toMajor(replyMinor, currency),
  expiresAt: iso(expiresAt),
});

/** A lead as whoever asks may see it: beyond the plan's limit without the buyer's name and number. */
export function toLeadDto(row: LeadRow, mask: Mask): LeadDto {
  const { lead } = row;
  const { withdrawnAt } = lead;
  const masked = isMasked(row, mask);
  const buyerMobile = shownMobile(lead.buyerMobile, mask, masked);
  return {
    id: lead.id,
    vehicleId: lead.vehicleId,
    republishedVehicleId: lead.republishedVehicleId,
    vehicleName: row.vehicleName,
    vehiclePrice:
      row.priceMinor !== null && row.currency !== null ? toMajor(row.priceMinor, row.currency) : null,
    vehicleCurrency: row.currency,
    vehicleStatus: row.vehicleStatus,
    buyerName: masked ? null : lead.buyerName,
    buyerMobile: withdrawnAt === null ? buyerMobile : '',
    withdrawnAt: iso(withdrawnAt),
    masked: masked && withdrawnAt === null,
    unlikelyReason: lead.unlikelyReason,
    isContact: !masked && row.isContact,
    offerPrice: saidPrice(lead.offerPriceMinor, lead.offerCurrency),
    offerCurrency: lead.offerCurrency,
    message: masked ? null : lead.message,
    ...shownPayment(lead.payment, masked),
    counter: row.counter && toLeadCounter(row.counter),
    status: lead.status,
    source: lead.source,
    notes: lead.notes,
    followUpAt: iso(lead.followUpAt),
    lastContactAt: iso(lead.lastContactAt),
    ownerId: lead.ownerId,
    assignee:
      lead.assigneeId === null || row.assigneeName === null
        ? null
        : { personId: lead.assigneeId, name: row.assigneeName },
    createdAt: iso(lead.lastOfferAt),
  };
}
