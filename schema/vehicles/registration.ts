import { toLatinDigits } from '../common/digits';

/** States and union territories by their registration letters, old and new. */
export const STATES: Readonly<Record<string, string>> = {
  AN: 'Andaman and Nicobar Islands',
  AP: 'Andhra Pradesh',
  AR: 'Arunachal Pradesh',
  AS: 'Assam',
  BR: 'Bihar',
  CG: 'Chhattisgarh',
  CH: 'Chandigarh',
  DD: 'Dadra and Nagar Haveli and Daman and Diu',
  DL: 'Delhi',
  DN: 'Dadra and Nagar Haveli',
  GA: 'Goa',
  GJ: 'Gujarat',
  HP: 'Himachal Pradesh',
  HR: 'Haryana',
  JH: 'Jharkhand',
  JK: 'Jammu and Kashmir',
  KA: 'Karnataka',
  KL: 'Kerala',
  LA: 'Ladakh',
  LD: 'Lakshadweep',
  MH: 'Maharashtra',
  ML: 'Meghalaya',
  MN: 'Manipur',
  MP: 'Madhya Pradesh',
  MZ: 'Mizoram',
  NL: 'Nagaland',
  OD: 'Odisha',
  OR: 'Odisha',
  PB: 'Punjab',
  PY: 'Puducherry',
  RJ: 'Rajasthan',
  SK: 'Sikkim',
  TG: 'Telangana',
  TN: 'Tamil Nadu',
  TR: 'Tripura',
  TS: 'Telangana',
  UA: 'Uttarakhand',
  UK: 'Uttarakhand',
  UP: 'Uttar Pradesh',
  WB: 'West Bengal',
};

/** The Bharat series, valid in every state. */
export const BHARAT = 'BH';

export interface Registration {
  /** As on a plate, without spaces: "MH12AB1234", or only the office, "MH12". */
  number: string;
  /** Two letters of STATES, or BH. */
  state: string;
  /** The office that registered it, such as "MH-12"; null in the Bharat series. */
  rto: string | null;
}

const OF_A_STATE = /^([A-Z]{2})(\d{1,2})(?:[A-Z]{0,3}\d{1,4})?$/;
const OF_BHARAT = /^\d{2}BH\d{4}[A-Z]{1,2}$/;

/** Parses a registration number or the code of its office, whatever its spacing; null if it is neither. */
export function readRegistration(typed: string): Registration | null {
  const number = toLatinDigits(typed)
    .toUpperCase()
    .replace(/[\s.-]/g, '');
  if (OF_BHARAT.test(number)) return { number, state: BHARAT, rto: null };
  const [, state = '', office = ''] = OF_A_STATE.exec(number) ?? [];
  if (!STATES[state] || Number(office) === 0) return null;
  return { number, state, rto: `${state}-${office.padStart(2, '0')}` };
}

/** A whole number, not only the code of the office. */
export const wholeRegistration = (typed: string): string | null => {
  const number = readRegistration(typed)?.number ?? '';
  return number.length > 4 ? number : null;
};

/** The last four digits of a registration number, with which sellers name their vehicles. */
export const PLATE_END = /^\D{0,3}(\d{4})$/;
