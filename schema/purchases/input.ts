import { z } from 'zod';
import '../common/validation-messages';
import { toLatinDigits } from '../common/digits';
import { PRICE_RULES } from '../common/price-rules';
import { ruledAmount } from '../common/ruled-text';
import { BuyerFields } from '../leads/input';
import { Handover, Plate } from '../papers/input';
import { TOKEN_MODES } from '../papers/kinds';
import { ID_KINDS, LOANS, RC_STANDINGS } from './kinds';
import { hasAadhaar, NO_AADHAAR, textWithoutAadhaar } from './no-aadhaar';

const RC_OWNER = 'Say whose name is in the RC';
const BANK = 'Enter the bank';
const LAST_FOUR = 'Enter the last four characters';
const PAN = 'Check the PAN: five letters, four digits, a letter';

export const RcHolderInput = z
  .strictObject({
    standing: z.enum(RC_STANDINGS),
    /** Of the person in the RC; empty for the seller. */
    name: textWithoutAadhaar({ max: 100 }).default(''),
    address: textWithoutAadhaar({ max: 200 }).default(''),
  })
  .refine(({ standing, name }) => standing === 'own' || name !== '', { message: RC_OWNER, path: ['name'] })
  .transform((input) => (input.standing === 'own' ? { ...input, name: '', address: '' } : input));
export type RcHolderInput = z.output<typeof RcHolderInput>;

const purchase = {
  /** The version that was seen; 0 for none. What somebody else has changed since is refused. */
  version: z.int().min(0),
  plate: Plate,
  fromName: BuyerFields.buyerName.refine((name) => !hasAadhaar(name), NO_AADHAAR),
  fromPhone: BuyerFields.buyerMobile,
  fromAddress: textWithoutAadhaar({ max: 200 }).default(''),
  ...Handover,
  loan: z.enum(LOANS),
  /** Of a loan that is running. */
  bank: textWithoutAadhaar({ max: 60 }).default(''),
};

interface Lent {
  loan: (typeof LOANS)[number];
  bank: string;
}

/** Also of what is no purchase at all: it is said while other fields are wrong. */
const namesBank = (input: Lent | null | undefined) => input?.loan !== 'running' || input.bank !== '';
const ofRunningLoan = <Purchase extends Lent>(input: Purchase): Purchase =>
  input.loan === 'running' ? input : { ...input, bank: '' };
const bankMissing = { message: BANK, path: ['bank'], when: () => true };

/** How a vehicle came in. */
export const PurchaseInput = z.strictObject(purchase).refine(namesBank, bankMissing).transform(ofRunningLoan);
export type PurchaseInput = z.output<typeof PurchaseInput>;

/** The same with what was paid, for those who may see money. */
export const PaidPurchaseInput = z
  .strictObject({
    ...purchase,
    /** Major units of the vehicle’s currency. */
    price: ruledAmount(PRICE_RULES),
    paidBy: z.enum(TOKEN_MODES),
  })
  .refine(namesBank, bankMissing)
  .transform(ofRunningLoan);
export type PaidPurchaseInput = z.output<typeof PaidPurchaseInput>;

/** The fourth letter is the kind of holder. */
const PAN_FORM = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/;
const compact = (typed: string) => toLatinDigits(typed).toUpperCase().replace(/[\s-]/g, '');

export const IdentityInput = z
  .strictObject({
    idKind: z.enum(ID_KINDS).nullable(),
    /** The last four characters. */
    idEnd: z
      .string()
      .transform(compact)
      .refine((end) => !/^\d{12}$/.test(end), NO_AADHAAR)
      .default(''),
    /** Left out: as it is. Empty: removed. */
    pan: z
      .string()
      .transform(compact)
      .refine((pan) => !/^\d{12}$/.test(pan), NO_AADHAAR)
      .refine((pan) => pan === '' || PAN_FORM.test(pan), PAN)
      .optional(),
  })
  .transform((input) =>
    input.idKind === null || input.idKind === 'aadhaar' ? { ...input, idEnd: '' } : input,
  )
  .refine(({ idKind, idEnd }) => idKind === null || idKind === 'aadhaar' || /^[0-9A-Z]{4}$/.test(idEnd), {
    message: LAST_FOUR,
    path: ['idEnd'],
  });
export type IdentityInput = z.output<typeof IdentityInput>;

/** The version of the purchase that the receipt is about. */
export const ReceiptInput = z.strictObject({ version: z.int().min(1) });
