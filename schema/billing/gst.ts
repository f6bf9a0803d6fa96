/** The state codes that a GSTIN starts with (https://services.gst.gov.in), as of November 2026. */
export const GST_STATES = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
} as const;

export type GstState = keyof typeof GST_STATES;

export const isGstState = (code: string): code is GstState => Object.hasOwn(GST_STATES, code);

/** Hosting and IT infrastructure: the tax classification of a plan. */
export const SERVICE_ACCOUNTING_CODE = '998315';
export const GST_PERCENT = 18;

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** The check digit of a GSTIN's first fourteen characters: weights 1 and 2 in base 36. */
function checkDigit(body: string): string {
  const sum = [...body].reduce((total, char, at) => {
    const product = ALPHABET.indexOf(char) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return ALPHABET[(36 - (sum % 36)) % 36] ?? '';
}

/** Whether this is a well-formed GSTIN of a known state with a correct check digit. */
export const isGstin = (text: string): boolean =>
  GSTIN.test(text) && isGstState(text.slice(0, 2)) && checkDigit(text.slice(0, 14)) === text[14];

export interface TaxSplit {
  taxableMinor: number;
  cgstMinor: number;
  sgstMinor: number;
  igstMinor: number;
}

/**
 * The tax included in an amount (minor units). Within one state, half of it is the state's. If the buyer's
 * state is unknown, the place of supply is the seller's state (IGST Act, section 12(2)). The parts always add
 * up to the amount.
 */
export function splitTax(amountMinor: number, sellerState: string, buyerState: string | null): TaxSplit {
  const whole = amountMinor - Math.round((amountMinor * 100) / (100 + GST_PERCENT));
  if (buyerState !== null && buyerState !== sellerState) {
    return { taxableMinor: amountMinor - whole, cgstMinor: 0, sgstMinor: 0, igstMinor: whole };
  }
  const half = Math.round(whole / 2);
  return { taxableMinor: amountMinor - 2 * half, cgstMinor: half, sgstMinor: half, igstMinor: 0 };
}
