/** In whose name the RC is, as the seller says it: in their own, or in somebody else’s. */
export const RC_STANDINGS = ['own', 'dealer', 'agent'] as const;
export type RcStanding = (typeof RC_STANDINGS)[number];

export const STANDING_LABELS = {
  own: 'Yes',
  dealer: 'No, I am the dealer',
  agent: 'No, I sell for the owner',
} as const satisfies Record<RcStanding, string>;

/** Whether a bank still has a claim on the vehicle. */
export const LOANS = ['none', 'running', 'closed'] as const;
export type Loan = (typeof LOANS)[number];

export const LOAN_LABELS = {
  none: 'No loan',
  running: 'Loan is running',
  closed: 'Loan is closed',
} as const satisfies Record<Loan, string>;

/** What somebody shows to say who they are. Of an Aadhaar, no digits are kept. */
export const ID_KINDS = ['driving_licence', 'voter_id', 'passport', 'aadhaar'] as const;
export type IdKind = (typeof ID_KINDS)[number];

export const ID_LABELS = {
  driving_licence: 'Driving licence',
  voter_id: 'Voter ID',
  passport: 'Passport',
  aadhaar: 'Aadhaar, no digits kept',
} as const satisfies Record<IdKind, string>;

/** How often a purchase can be corrected after a receipt was issued for it. */
export const MAX_PURCHASES = 20;
