import {
  GST_PERCENT,
  GST_STATES,
  isGstState,
  SERVICE_ACCOUNTING_CODE,
  splitTax,
} from '../../../schema/billing/gst';
import type { InvoiceParties } from '../../../schema/billing/invoices.input';
import type { InvoiceDto } from '../../../schema/billing/invoices.output';
import { AppError } from '../../../schema/common/errors';
import type { UserCtx } from '../../context';
import type { Settings } from '../../env';
import { iso } from '../../platform/clock';
import { fullName } from '../profile/display-name';
import { creditNoteNumber, discountReasonOf, invoiceNumber, paidMinor } from './billing.dto';
import { findOwnPayment, findPayment, type NewPayment, type PaymentRow } from './payments.queries';

interface Buyer {
  firstName: string;
  lastName: string;
  firmName: string | null;
  email: string | null;
}

/** Issuer and buyer as of the day of the payment, for storing. */
export const invoiceParties = (settings: Settings, buyer: Buyer, payment: NewPayment): InvoiceParties => ({
  issuer: {
    name: settings.INVOICE_NAME,
    address: settings.INVOICE_ADDRESS,
    gstin: settings.INVOICE_GSTIN ?? null,
  },
  buyer: {
    name: buyer.firmName ?? fullName(buyer),
    email: buyer.email,
    gstin: payment.buyerGstin ?? null,
    state: payment.buyerGstin?.slice(0, 2) ?? payment.buyerState ?? null,
  },
});

function taxOf({ issuer, buyer }: InvoiceParties, amountMinor: number): InvoiceDto['tax'] {
  if (issuer.gstin === null) return null;
  const seller = issuer.gstin.slice(0, 2);
  const place = buyer.state ?? seller;
  return {
    ...splitTax(amountMinor, seller, buyer.state),
    percent: GST_PERCENT,
    placeOfSupply: isGstState(place) ? `${GST_STATES[place]} (${place})` : place,
  };
}

function toInvoiceDto(row: PaymentRow): InvoiceDto {
  const number = invoiceNumber(row);
  const { invoiceParties: parties } = row;
  if (number === null || parties === null || row.paidAt === null) {
    throw new AppError('invoice_not_found');
  }
  const creditNote = creditNoteNumber(row);
  return {
    ...parties,
    number,
    issuedAt: iso(row.paidAt),
    plan: row.plan,
    duration: row.duration,
    periodStart: iso(row.periodStart ?? row.paidAt) ?? '',
    periodEnd: iso(row.periodEnd ?? row.paidAt) ?? '',
    currency: row.currency,
    originalAmount: row.originalAmountMinor,
    discountAmount: row.discountAmountMinor,
    discountReason: discountReasonOf(row),
    orderedAmount: row.amountMinor,
    amount: paidMinor(row),
    accountingCode: SERVICE_ACCOUNTING_CODE,
    tax: taxOf(parties, paidMinor(row)),
    creditNote:
      creditNote === null || row.refundedAt === null
        ? null
        : { number: creditNote, issuedAt: iso(row.refundedAt), isRefund: row.status === 'refunded' },
  };
}

/**
 * A payment's invoice, for its buyer and for operators. Throws not_found (404) for others, and if nothing was
 * paid.
 */
export async function getInvoice(ctx: UserCtx, paymentId: string): Promise<InvoiceDto> {
  const { user } = ctx.actor;
  const row = user.isAdmin
    ? await findPayment(ctx.directory, paymentId)
    : await findOwnPayment(ctx.directory, user.id, paymentId);
  if (!row) throw new AppError('payment_not_found');
  return toInvoiceDto(row);
}
