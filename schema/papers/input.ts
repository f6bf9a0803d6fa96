import { z } from 'zod';
import '../common/validation-messages';
import type { FieldRules } from '../common/field-rules';
import { PRICE_RULES } from '../common/price-rules';
import { ruledAmount } from '../common/ruled-text';
import { SHORT_CODE } from '../common/short-code';
import { Id, text } from '../common/text';
import { BuyerFields } from '../leads/input';
import { wholeRegistration } from '../vehicles/registration';
import { HANDED_PAPERS, MAX_CANCEL_REASON, PAPER_QUESTIONS, TOKEN_MODES, TOKEN_TERMS } from './kinds';

const PLATE = 'Enter the whole number of the plate';
/** As a price, but an empty one names the token. */
const TOKEN_RULES: FieldRules = {
  ...PRICE_RULES,
  must: [['.', 'Enter the token money'], ...PRICE_RULES.must.slice(1)],
};
const RC_OWNER = 'Say whose name is in the RC';

/** As in the RC: a paper without it could be about any vehicle. */
export const Plate = z.string(PLATE).transform((typed, issues) => {
  const plate = wholeRegistration(typed);
  if (plate === null) issues.addIssue({ code: 'custom', message: PLATE });
  return plate ?? '';
});

/** When a vehicle was handed over, and what with it. */
export const Handover = {
  at: z.iso.datetime({ offset: true }),
  kms: z.coerce
    .number('Enter the km')
    .int('Enter the km')
    .min(0, 'Enter the km')
    .max(999_999, 'Enter the km'),
  keys: z.coerce.number().int().min(0).max(9),
  papers: z.array(z.enum(HANDED_PAPERS)).max(HANDED_PAPERS.length),
};

const sale = {
  vehicleId: Id,
  plate: Plate,
  /** The lead that was won, if there is one. */
  leadId: Id.nullish(),
  ...BuyerFields,
  /** What was agreed, in major units of the vehicle's currency. */
  price: ruledAmount(PRICE_RULES),
  /** What the buyer gives in part payment, besides the price. */
  exchange: text({ max: 120 }).nullish(),
  /** Chosen by the device, so that a paper that is sent twice is one; without it the server chooses. */
  code: z.string().regex(SHORT_CODE).optional(),
  /** When the device made it, if it had no network then. */
  madeAt: z.iso.datetime({ offset: true }).nullish(),
  /** The questions that were answered with yes. */
  seen: z.array(z.enum(PAPER_QUESTIONS)).max(PAPER_QUESTIONS.length).default([]),
};

export const TokenReceiptInput = z.strictObject({
  kind: z.literal('token_receipt'),
  ...sale,
  amount: ruledAmount(TOKEN_RULES),
  mode: z.enum(TOKEN_MODES),
  heldUntil: z.iso.datetime({ offset: true }),
  terms: z.enum(TOKEN_TERMS),
  /** Whose name is in the RC, if it is known. */
  rcOwner: text({ max: 100 }).nullish(),
});
export type TokenReceiptInput = z.output<typeof TokenReceiptInput>;

export const DeliveryNoteInput = z.strictObject({
  kind: z.literal('delivery_note'),
  ...sale,
  ...Handover,
  /** Whose name is in the RC. */
  rcOwner: text({ min: 1, max: 100, required: RC_OWNER }),
});
export type DeliveryNoteInput = z.output<typeof DeliveryNoteInput>;

export const PaperInput = z.discriminatedUnion('kind', [TokenReceiptInput, DeliveryNoteInput]);
export type PaperInput = z.output<typeof PaperInput>;

/** The SHA-256 of a PDF that was made from a paper. */
export const PaperFileInput = z.strictObject({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Whether it has a signature that was drawn on the screen; a print made later has none. */
  isSigned: z.boolean(),
});

/** Declares a paper void. Number and row stay. */
export const CancelInput = z.strictObject({
  reason: text({ min: 1, max: MAX_CANCEL_REASON, required: 'Say why' }),
});
export type CancelInput = z.output<typeof CancelInput>;

export const PaperCode = z.object({ code: z.string().max(20) });
export type PaperFileInput = z.output<typeof PaperFileInput>;
