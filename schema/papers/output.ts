import { z } from 'zod';
import { TAX_SCHEMES } from '../bills/tax';
import { answer, Moment } from '../common/answer';
import { CURRENCY_CODES } from '../common/currencies';
import { Id } from '../common/text';
import { LOANS } from '../purchases/kinds';
import { HANDED_PAPERS, PAPER_KINDS, type PaperKind, TOKEN_MODES, TOKEN_TERMS } from './kinds';

const Party = z.strictObject({
  name: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
});

/** What is printed, in the order in which its hash is made; stored as it stood. Amounts are major units. */
export const PaperFields = z.strictObject({
  seller: Party,
  buyer: Party,
  vehicle: z.strictObject({ name: z.string(), plate: z.string(), year: z.int().nullable() }),
  price: z.number().positive(),
  currency: z.enum(CURRENCY_CODES),
  /** What the buyer gives in part payment. */
  exchange: z.string().nullable(),
  token: z
    .strictObject({
      amount: z.number().positive(),
      mode: z.enum(TOKEN_MODES),
      heldUntil: Moment,
      terms: z.enum(TOKEN_TERMS),
      rcOwner: z.string().nullable(),
    })
    .nullable(),
  delivery: z
    .strictObject({
      at: Moment,
      kms: z.int(),
      keys: z.int(),
      papers: z.array(z.enum(HANDED_PAPERS)),
      rcOwner: z.string(),
    })
    .nullable(),
  bill: z
    .strictObject({
      /** The seller's; null without one, then the bill says nothing of tax. */
      gstin: z.string().nullable(),
      scheme: z.enum(TAX_SCHEMES),
      isTaxInPrice: z.boolean(),
      /** Of goods or services in the tariff; null without a kind of vehicle. */
      hsn: z.string().nullable(),
      /** Two digits of the GST state. */
      buyerState: z.string().nullable(),
      commission: z.number().positive().nullable(),
      /** As the bill shows it: not on the margin. */
      tax: z
        .strictObject({
          taxable: z.number(),
          cgst: z.number(),
          sgst: z.number(),
          igst: z.number(),
          total: z.number(),
        })
        .nullable(),
    })
    .nullable(),
  /** How the vehicle came in: the seller is then whom it was bought from, and the price was paid. */
  purchase: z
    .strictObject({
      /** Of the purchase that the receipt was issued for. */
      version: z.int(),
      paidBy: z.enum(TOKEN_MODES),
      at: Moment,
      kms: z.int(),
      keys: z.int(),
      papers: z.array(z.enum(HANDED_PAPERS)),
      loan: z.enum(LOANS),
      bank: z.string(),
      rcOwner: z.string().nullable(),
    })
    .nullable(),
});
export type PaperFields = z.output<typeof PaperFields>;

/** The seller as papers name them, so that a device can make one without a network. */
export const PaperSellerDto = answer('PaperSeller', Party.shape);
export type PaperSellerDto = z.output<typeof PaperSellerDto>;

export const PaperDto = answer('Paper', {
  id: Id,
  vehicleId: Id,
  leadId: Id.nullable(),
  kind: z.enum(PAPER_KINDS),
  number: z.string(),
  /** Printed as a QR code: its page says what the paper is. */
  code: z.string(),
  issuedAt: Moment,
  /** When the device made it without a network; its number was given at `issuedAt`. */
  madeAt: Moment.nullable(),
  cancelledAt: Moment.nullable(),
  cancelReason: z.string(),
  /** When the buyer’s data was masked as far as no law needs it. */
  buyerErasedAt: Moment.nullable(),
  /** The member of the staff who issued it; null for the seller and for former staff. */
  personName: z.string().nullable(),
  fields: PaperFields,
});
export type PaperDto = z.output<typeof PaperDto>;

/** A PDF that was made from a paper, by its SHA-256. */
export type PaperFile = { hash: string; isSigned: boolean };

/** What anybody with the code of a paper may know of it. */
export interface PaperPage {
  kind: PaperKind;
  number: string;
  issuedAt: string;
  /** When it was made without a network, if that is more than minutes before it was issued. */
  madeAt: string | null;
  cancelledAt: string | null;
  /** The last four of the number plate. */
  plateEnd: string;
  files: PaperFile[];
  /** The page that follows the RC; only on the latest delivery note of a sale that is watched. */
  watchPath: string | null;
}
