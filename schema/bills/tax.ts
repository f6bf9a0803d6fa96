import { GST_PERCENT, splitTax, type TaxSplit } from '../billing/gst';
import type { VehicleKind } from '../vehicles/kinds';

/**
 * What a dealer with a GST number pays tax on: the margin (Notification 8/2018-CTR, amended by 04/2025); the whole price, if
 * the dealer bought the vehicle with a tax invoice; or the commission, if the vehicle belongs to somebody else. This is our
 * reading of the rules on RULE_DAY. No accountant has checked it.
 */
export const TAX_SCHEMES = ['margin', 'invoice', 'commission'] as const;
export type TaxScheme = (typeof TAX_SCHEMES)[number];

export const SCHEME_LABELS = {
  margin: 'On the margin',
  invoice: 'On the whole price: bought with a tax invoice',
  commission: 'On a commission: sold for somebody else',
} as const satisfies Record<TaxScheme, string>;

export const RULE_DAY = '2026-11-27';

/** The chapter's headings of the customs tariff. */
const HSN = {
  car: '8703',
  bike: '8711',
  scooter: '8711',
  three_wheeler: '8703',
  commercial: '8704',
  tractor: '8701',
} as const satisfies Record<VehicleKind, string>;

/** Of a commission for a sale: services of retail trade on a fee. */
const COMMISSION_CODE = '996211';

export const codeOf = (scheme: TaxScheme, kind: VehicleKind | null): string | null => {
  if (scheme === 'commission') return COMMISSION_CODE;
  return kind ? HSN[kind] : null;
};

/** Whole minor units of the tax on a base, which includes it or not. */
const taxOn = (base: number, isIncluded: boolean): number =>
  Math.round((base * GST_PERCENT) / (isIncluded ? 100 + GST_PERCENT : 100));

interface Sale {
  priceMinor: number;
  /** null: not known. Repairs do not lower the margin. */
  boughtMinor: number | null;
  isTaxInPrice: boolean;
}

/**
 * The tax on the margin of one sale (minor units); null if it is not known what the vehicle was bought for. A loss has
 * none, and lowers that of no other sale.
 */
export function taxOnMargin({ priceMinor, boughtMinor, isTaxInPrice }: Sale): number | null {
  if (boughtMinor === null) return null;
  return taxOn(Math.max(0, priceMinor - boughtMinor), isTaxInPrice);
}

interface Supply {
  /** The price, or the commission. */
  amountMinor: number;
  isTaxInPrice: boolean;
  sellerState: string;
  /** null: not known. */
  buyerState: string | null;
}

/** The tax that a bill shows, and its sum (minor units). */
export function shownTax(supply: Supply): TaxSplit & { totalMinor: number } {
  const { amountMinor, isTaxInPrice, sellerState, buyerState } = supply;
  const totalMinor = isTaxInPrice ? amountMinor : amountMinor + taxOn(amountMinor, false);
  return { ...splitTax(totalMinor, sellerState, buyerState), totalMinor };
}
