import { z } from 'zod';
import '../common/validation-messages';
import { toLatinDigits } from '../common/digits';
import { PRICE_RULES } from '../common/price-rules';
import { ruledAmount } from '../common/ruled-text';
import { text } from '../common/text';
import { Plate } from './input';

/** What is made of a transfer, in the order of the file. */
export const TRANSFER_SHEETS = ['form29', 'form30', 'form28', 'form35', 'portal', 'agreement'] as const;
export type TransferSheet = (typeof TRANSFER_SHEETS)[number];

const CHASSIS = 'Enter the chassis number as in the RC: 5 to 17 letters and digits';
const ENGINE = 'Enter the engine number as in the RC: 4 to 20 letters and digits';
const PIN = 'Enter the six digits of the PIN code';
const AGE = 'Enter an age from 18 to 110';

/** A number that is stamped into the vehicle, without the spaces and strokes around it. */
const stampedNumber = (shape: RegExp, message: string) =>
  z
    .string(message)
    .transform((typed) =>
      toLatinDigits(typed)
        .toUpperCase()
        .replace(/[\s*/-]/g, ''),
    )
    .pipe(z.string().regex(shape, message));

const PinCode = z
  .string(PIN)
  .transform((typed) => toLatinDigits(typed).replace(/\s/g, ''))
  .pipe(z.string().regex(/^[1-9]\d{5}$/, PIN));

const Name = text({ min: 1, max: 100 });
const Address = text({ min: 1, max: 160 });

/**
 * What the forms of a transfer need besides the listing. It is checked and used on the device only: no route
 * takes it.
 */
export const TransferInput = z.strictObject({
  sheets: z.array(z.enum(TRANSFER_SHEETS)).min(1, 'Choose at least one'),
  /** Each form as often as its rule asks for. */
  allCopies: z.boolean().default(true),
  plate: Plate,
  /** 17 characters are a VIN, which has no I, O and Q (ISO 3779); older vehicles have shorter ones. */
  chassis: stampedNumber(/^(?:[A-Z0-9]{5,16}|[A-HJ-NPR-Z0-9]{17})$/, CHASSIS),
  /** Of a battery vehicle the number of its motor. */
  engine: stampedNumber(/^[A-Z0-9]{4,20}$/, ENGINE),
  /** Who sells: a dealer, if the RC is in somebody else's name. */
  sellerName: Name,
  /** As the latest receipt or note has it. */
  sellerAddress: text({ max: 300 }).default(''),
  /** What the buyer has paid already, as the receipts of tokens say; empty if nothing. */
  token: z.union([z.literal(''), ruledAmount(PRICE_RULES)]).default(''),
  ownerName: Name,
  /** Whose son, wife or daughter. */
  ownerParent: Name,
  ownerAddress: Address,
  ownerPin: PinCode,
  buyerName: Name,
  buyerParent: Name,
  buyerAge: z.coerce.number(AGE).int(AGE).min(18, AGE).max(110, AGE),
  buyerAddress: Address,
  buyerPin: PinCode,
  /** The registering authority where the buyer lives, as "UP-32 Lucknow". */
  buyerOffice: Name,
  /** Empty without a loan in the RC. */
  financier: text({ max: 160 }),
  soldOn: z.iso.date('Please choose a date'),
  price: ruledAmount(PRICE_RULES),
});
export type TransferInput = z.output<typeof TransferInput>;
