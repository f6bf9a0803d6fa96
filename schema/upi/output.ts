import { z } from 'zod';
import { AdminPaymentDto, PaymentDto } from '../billing/output';
import { answer, Count, Moment } from '../common/answer';
import { Id } from '../common/text';
import { StatementColumns } from './input';

/** A UPI order that its payer may have paid without naming the reference. */
export const NameableOrderDto = answer('NameableOrder', {
  ...PaymentDto.pick({ id: true, plan: true, duration: true, amount: true, currency: true, createdAt: true })
    .shape,
  /** Until when the reference can be named. */
  nameableUntil: Moment,
  /** Naming it starts the plan; otherwise that waits for the statement. */
  startsAtOnce: z.boolean(),
});
export type NameableOrderDto = z.output<typeof NameableOrderDto>;

/** What one part of a statement has done. */
export const StatementResultDto = answer('StatementResult', {
  /** Rows that were not known before. */
  added: Count,
  known: Count,
  /** Payments that were found and confirmed. */
  confirmed: Count,
});
export type StatementResultDto = z.output<typeof StatementResultDto>;

/** The columns that were read from the last statement with the same headings; null for a new kind of statement. */
export const KnownColumnsDto = answer('KnownColumns', { columns: StatementColumns.nullable() });
export type KnownColumnsDto = z.output<typeof KnownColumnsDto>;

/** An incoming payment of a statement that belongs to no order. */
export const StatementRowDto = answer('StatementRow', {
  id: Id,
  utr: z.string(),
  amountMinor: Count,
  day: z.iso.date().nullable(),
  fileName: z.string(),
  /** Why it was set aside; null if it was not. */
  ignoredBecause: z.string().nullable(),
  createdAt: Moment,
});
export type StatementRowDto = z.output<typeof StatementRowDto>;

/** A UPI payment with the row of the statement that it has, or that has its reference, if there is one. */
export const ClaimDto = answer('Claim', {
  ...AdminPaymentDto.shape,
  claimedAt: Moment,
  /** Its plan was started by the reference. */
  isRunning: z.boolean(),
  /** Its gift code went to somebody else meanwhile: it is not confirmed by itself. */
  isCodeGone: z.boolean(),
  row: StatementRowDto.nullable(),
});
export type ClaimDto = z.output<typeof ClaimDto>;
