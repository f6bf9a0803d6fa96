import { z } from 'zod';
import { answer, Moment } from '../common/answer';
import { CURRENCY_CODES } from '../common/currencies';
import { Id } from '../common/text';
import { HANDED_PAPERS, TOKEN_MODES } from '../papers/kinds';
import { ID_KINDS, LOANS, RC_STANDINGS } from './kinds';

const RcHolder = z.strictObject({
  standing: z.enum(RC_STANDINGS),
  /** Empty for the seller. */
  name: z.string(),
  address: z.string(),
});
export type RcHolderDto = z.output<typeof RcHolder>;

const Purchase = z.strictObject({
  version: z.int(),
  plate: z.string(),
  fromName: z.string(),
  /** Number and address are empty once they are no longer kept. */
  fromPhone: z.string(),
  fromAddress: z.string(),
  at: Moment,
  kms: z.int(),
  keys: z.int(),
  papers: z.array(z.enum(HANDED_PAPERS)),
  loan: z.enum(LOANS),
  bank: z.string(),
  savedAt: Moment,
  isOwner: z.boolean(),
  /** Who saved it; null for the owner and for former staff. */
  personName: z.string().nullable(),
});
export type PurchaseDto = z.output<typeof Purchase>;

/** How a vehicle came in, without money. */
export const CameInDto = answer('CameIn', {
  vehicleId: Id,
  /** null until it is said. */
  rc: RcHolder.nullable(),
  /** The latest first; the others are what a receipt was issued for. */
  purchases: z.array(Purchase),
  /** Whether a receipt was issued for the latest: the next change is a correction, and both stay. */
  hasReceipt: z.boolean(),
});
export type CameInDto = z.output<typeof CameInDto>;

/** What was paid and to whom, for those who may see money. */
export const PurchaseMoneyDto = answer('PurchaseMoney', {
  vehicleId: Id,
  /** Major units; null until it is entered. */
  price: z.number().positive().nullable(),
  paidBy: z.enum(TOKEN_MODES).nullable(),
  currency: z.enum(CURRENCY_CODES),
  idKind: z.enum(ID_KINDS).nullable(),
  /** The last four characters. */
  idEnd: z.string(),
  /** The last four of the PAN; empty without one. */
  panEnd: z.string(),
  /** Whether the law asks for the PAN at this price. */
  isPanAsked: z.boolean(),
  /** By which rule, and when it was last looked up. */
  panLaw: z.strictObject({ source: z.string(), checkedOn: z.iso.date() }),
});
export type PurchaseMoneyDto = z.output<typeof PurchaseMoneyDto>;
