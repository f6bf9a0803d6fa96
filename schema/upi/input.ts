import { z } from 'zod';
import { toLatinDigits } from '../common/digits';
import { OperatorReason } from '../common/operator-reason';
import { Id, text } from '../common/text';

/** How long a plan that was started by a bank reference runs before the payment must be on the statement. */
export const CLAIM_MS = 72 * 3_600_000;

/** How long an order keeps its price for a payer who names the reference later, and a reference that was not found can be corrected. */
export const NAMEABLE_MS = 7 * 24 * 3_600_000;

/** How often a payer may correct the reference of one payment. */
export const MAX_CLAIMS = 3;

/** Banks refuse a code of a payment above this, in paise, that was taken from the phone's gallery (NPCI). */
export const MAX_GALLERY_MINOR = 2_000_00;
export const isScannedLive = (amountMinor: number): boolean => amountMinor > MAX_GALLERY_MINOR;

/**
 * A merchant's UPI address, `name@bank`. Apps refuse personal addresses when they are paid by link.
 * https://www.npci.org.in/what-we-do/upi
 */
export const UPI_ADDRESS = /^[\w.-]{2,256}@[a-z][a-z0-9.]{1,63}$/i;

const utrDigits = (typed: string) => toLatinDigits(typed).replace(/[\s-]/g, '');

/** What is wrong with a bank reference as typed, digits in any script, grouped or not; null if nothing is. */
export function utrProblem(typed: string): string | null {
  const digits = utrDigits(typed);
  if (digits === '') return 'Enter the 12 digits of the UPI reference (UTR)';
  // PhonePe numbers payments itself.
  if (/^T\d/i.test(digits)) return 'This is the app’s own transaction id. The UTR beside it has 12 digits.';
  if (/\D/.test(digits)) return 'The UTR has 12 digits and no letters';
  if (digits.length !== 12) {
    return `The UTR has 12 digits, and this has ${digits.length}: ${digits.length < 12 ? 'some are missing' : 'there are too many'}`;
  }
  return /^(\d)\1*$/.test(digits) ? 'This is one digit twelve times. Copy the UTR from your UPI app.' : null;
}

/** A bank reference as typed, as its twelve digits; null if it is none. */
export const readUtr = (typed: string): string | null => (utrProblem(typed) ? null : utrDigits(typed));

const Utr = z
  .string()
  .max(40)
  .superRefine((typed, issues) => {
    const message = utrProblem(typed);
    if (message) issues.addIssue({ code: 'custom', message });
  })
  .transform(utrDigits);

export const ClaimInput = z.strictObject({
  utr: Utr,
  /** The reference that the payer saw named and corrects: without it, another one is refused. */
  replaces: Utr.optional(),
});
export type ClaimInput = z.output<typeof ClaimInput>;

/** The columns of a bank's statement that are read, by their headings. */
export const StatementColumns = z.strictObject({
  /** The text that has the reference: its own column, or the description. */
  utr: text({ min: 1, max: 100 }),
  amount: text({ min: 1, max: 100 }),
  date: text({ max: 100 }),
  /** The column that says Cr or Dr; empty where the amounts do, or have a column for each. */
  direction: text({ max: 100 }),
});
export type StatementColumns = z.output<typeof StatementColumns>;

/** One incoming payment of a statement. */
export const StatementRowInput = z.strictObject({
  utr: z.string().regex(/^\d{12}$/),
  amountMinor: z.int().positive().max(1_000_000_000),
  /** null if the statement has none. */
  day: z.iso.date().nullable(),
});
export type StatementRowInput = z.output<typeof StatementRowInput>;

/**
 * The most rows of one call; longer statements are sent in parts. A row that is confirmed takes about 25 statements, and D1 refuses the
 * thousandth of an invocation.
 */
export const MAX_STATEMENT_ROWS = 30;

export const StatementInput = z.strictObject({
  fileName: text({ min: 1, max: 200 }),
  /** All headings of the file, joined: by these the columns are remembered. */
  headings: text({ min: 1, max: 2000 }),
  columns: StatementColumns,
  rows: z.array(StatementRowInput).max(MAX_STATEMENT_ROWS),
});
export type StatementInput = z.output<typeof StatementInput>;

export const HeadingsQuery = z.object({ headings: text({ min: 1, max: 2000 }) });

export const CLAIM_FILTERS = ['claimed', 'lapsed', 'refused', 'succeeded'] as const;
export type ClaimFilter = (typeof CLAIM_FILTERS)[number];
export const ClaimsQuery = z.object({ status: z.enum(CLAIM_FILTERS).default('claimed') });

export const ROW_STATES = ['open', 'ignored'] as const;
export const RowsQuery = z.object({ state: z.enum(ROW_STATES).default('open') });

/** What an operator confirms without a row of the statement that fits: the row that was meant, or why there is none. */
export const ConfirmClaimInput = OperatorReason.extend({ rowId: Id.optional() });
