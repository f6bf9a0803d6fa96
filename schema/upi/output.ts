import { z } from 'zod';
import { AdminPaymentDto } from '../billing/output';
import { answer, Count, Moment } from '../common/answer';
import { Id } from '../common/text';
import { StatementColumns } from './input';

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

/** A payment whose reference waits for a decision, with the row of the statement that has its reference, if there is one. */
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
