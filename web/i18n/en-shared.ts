import { BODY_TYPES, type BodyType } from '../../schema/vehicles/kinds';

const ORDINALS = ['1st', '2nd', '3rd'];
const BODIES = Object.fromEntries(BODY_TYPES.map((body) => [body, body])) as Record<BodyType, string>;

/** English texts that the workspace also shows, without the rest of the dictionary. */
export const known = {
  owner: 'owner',
  ordinal: (count: number) => ORDINALS[count - 1] ?? `${count}th`,
  insured: (until: string) => `Insurance until ${until}`,
  uninsured: 'Insurance expired',
  negotiable: 'Negotiable',
  bharat: 'BH series',
};

/** The units of amounts and distances. */
export const units = {
  thousand: 'thousand',
  lakh: 'lakh',
  crore: 'crore',
  one: { thousand: 'thousand', lakh: 'lakh', crore: 'crore' },
  km: (kms: string) => `${kms} km`,
};

/** "2nd owner". */
export const ownersText = ({ owner, ordinal }: Pick<typeof known, 'owner' | 'ordinal'>, count: number) =>
  `${ordinal(count)} ${owner}`;

export const more = {
  body: ['Body', BODIES],
  colour: ['Colour'],
  insurance: [
    'Insurance',
    { comprehensive: 'Comprehensive', third_party: 'Third party', expired: 'Expired' },
  ],
  keys: ['Keys'],
  loan: ['Loan', { none: 'None', running: 'Running', closed: 'Closed' }],
  noc: ['Lender’s NOC', { true: 'At hand' }],
  accident: ['Accidents', { none: 'None', minor: 'Minor', major: 'Major' }],
  service: ['Service record', { full: 'Complete', partial: 'In part', none: 'None' }],
} satisfies Record<string, readonly [string, Record<string, string>?]>;

export const reportReasons = {
  sold: 'Already sold or not available',
  wrong: 'Wrong price, photos or facts',
  fraud: 'Fraud or asks for money in advance',
  stolen: 'Stolen, or not the seller’s to sell',
  offensive: 'Offensive or illegal',
  other: 'Something else',
};

export const nowhere = {
  title: '404 Page Not Found',
  text: 'There is nothing at this address. It may have been mistyped or removed.',
};

export const home = 'Go to Homepage';
