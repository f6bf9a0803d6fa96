/** The law behind a line, for whoever checks it; not legal advice. */
export interface Law {
  /** The law, notification or order, with its date. */
  source: string;
  /** When it was last looked up. */
  checkedOn: string;
}

const checkedOn = '2026-11-27';

/** Everything of the law that the product says, once. Names of laws are not translated. */
export const LAWS = {
  transfer: { source: 'Motor Vehicles Act 1988, s. 50(1); CMV Rules 1989, r. 55 (Forms 29, 30)', checkedOn },
  noc: { source: 'Motor Vehicles Act 1988, s. 48; CMV Rules 1989, r. 58 (Form 28)', checkedOn },
  newNumber: { source: 'Motor Vehicles Act 1988, s. 47; CMV Rules 1989, r. 54 (Form 27)', checkedOn },
  death: { source: 'Motor Vehicles Act 1988, s. 50(2); CMV Rules 1989, r. 56 (Form 31)', checkedOn },
  loan: { source: 'Motor Vehicles Act 1988, s. 51(3); CMV Rules 1989, r. 61 (Form 35)', checkedOn },
  insurance: { source: 'Motor Vehicles Act 1988, ss. 146 and 157(2)', checkedOn },
  puc: { source: 'CMV Rules 1989, r. 115(7)', checkedOn },
  hsrp: { source: 'CMV Rules 1989, r. 50; G.S.R. 1162(E) of 4 December 2018', checkedOn },
  renewal: {
    source: 'Motor Vehicles Act 1988, s. 41(7) and (10); CMV Rules 1989, r. 52 (Form 25)',
    checkedOn,
  },
  fitness: { source: 'Motor Vehicles Act 1988, s. 56; CMV Rules 1989, r. 62', checkedOn },
  tolls: { source: 'CMV (Second Amendment) Rules 2026, notified on 20 January 2026', checkedOn },
  tax: { source: 'The Motor Vehicles Taxation Act of the State', checkedOn },
  fastag: { source: 'NHAI, One Vehicle One FASTag, 15 January 2024', checkedOn },
  register: {
    source: 'Supreme Court, Naveen Kumar v. Vijay Kumar, 6 February 2018',
    checkedOn,
  },
  ncr: { source: 'Supreme Court, M.C. Mehta v. Union of India, order of 17 December 2025', checkedOn },
  /** Only reports of the draft could be read, not the rule as it was notified. */
  pan: { source: 'Income-tax Rules 2026, r. 159 (as in the draft of February 2026)', checkedOn },
  panBefore: { source: 'Income-tax Rules 1962, r. 114B, items 1 and 18', checkedOn },
  /** Asked for at the counter, and written in no section. */
  counter: { source: 'Lists of the transport offices; they differ by office', checkedOn },
} as const satisfies Record<string, Law>;
export type LawId = keyof typeof LAWS;

const DAY_MS = 86_400_000;
/** After so many days a line says that it must be looked up again. */
export const LAW_DAYS = 180;

export const isStale = ({ checkedOn: day }: Law, now: number): boolean =>
  now - Date.parse(day) > LAW_DAYS * DAY_MS;
