import type { GiftCodeDto } from '../../../schema/billing/gift-codes.output';
import type { AdminPaymentDto, PaymentDto } from '../../../schema/billing/output';
import type { DiscountReason } from '../../../schema/billing/pricing';
import type { NamedPayment } from '../../../schema/notifications/plan-kinds';
import { MAX_CLAIMS } from '../../../schema/upi/input';
import { iso } from '../../platform/clock';
import { fullName } from '../profile/display-name';
import type { GiftCodeRow } from './gift-codes.queries';
import type { listAllPayments, PaymentRow } from './payments.queries';

const numberOf = (series: string, year: string | null, number: number | null) =>
  year === null || number === null ? null : `${series}/${year.slice(2)}/${String(number).padStart(5, '0')}`;

/** "CH/26-27/00001": at most sixteen characters, a limit of the tax rules. */
export const invoiceNumber = (row: PaymentRow) => numberOf('CH', row.invoiceYear, row.invoiceNumber);
export const creditNoteNumber = (row: PaymentRow) => numberOf('CN', row.creditNoteYear, row.creditNoteNumber);

/** What a payment's papers say was paid: what has arrived, or else what was asked. */
export const paidMinor = ({ receivedMinor, amountMinor }: PaymentRow) => receivedMinor ?? amountMinor;

/** A UPI payment, as notifications name it. */
export const namedPayment = (payment: PaymentRow): NamedPayment => ({
  of: payment.plan,
  duration: payment.duration,
  amountMinor: paidMinor(payment),
  currency: payment.currency,
  utr: payment.utr,
});

/** Why an order costs less than its months. */
export const discountReasonOf = ({ giftCodeId, discountAmountMinor }: PaymentRow): DiscountReason | null =>
  giftCodeId ? 'gift_code' : discountAmountMinor > 0 ? 'long_period' : null;

export const toPaymentDto = (row: PaymentRow): PaymentDto => ({
  id: row.id,
  plan: row.plan,
  duration: row.duration,
  currency: row.currency,
  amount: row.amountMinor,
  receivedAmount: row.receivedMinor === row.amountMinor ? null : row.receivedMinor,
  discountAmount: row.discountAmountMinor,
  status: row.status,
  periodStart: iso(row.periodStart),
  periodEnd: iso(row.periodEnd),
  utr: row.utr,
  correctionsLeft: row.utr === null ? 0 : Math.max(0, MAX_CLAIMS - row.claimCount),
  claimEndsAt: row.status === 'claimed' ? iso(row.claimEndsAt) : null,
  refusedBecause: row.refusedBecause,
  invoiceNumber: invoiceNumber(row),
  paidAt: iso(row.paidAt),
  refundedAt: iso(row.refundedAt),
  createdAt: iso(row.createdAt),
});

type AdminRow = Awaited<ReturnType<typeof listAllPayments>>[number];

export const toAdminPaymentDto = ({ payment, user }: AdminRow): AdminPaymentDto => ({
  ...toPaymentDto(payment),
  userId: payment.userId,
  userName: fullName(user),
  userEmail: user.email,
  gateway: payment.paymentGateway,
  transactionId: payment.transactionId,
  refundReason: payment.refundReason,
  isRefunding: payment.status === 'succeeded' && payment.refundRequestedAt !== null,
});

export const toGiftCodeDto = (row: GiftCodeRow): GiftCodeDto => ({
  id: row.id,
  code: row.code,
  discountPercentage: row.discountPercentage,
  maxUses: row.maxUses,
  usedCount: row.usedCount,
  validUntil: iso(row.validUntil),
  timePeriod: row.timePeriod,
  applicablePlans: row.applicablePlans,
  isActive: row.isActive,
  createdAt: iso(row.createdAt),
});
