/** What a complaint can be about, in the order of the form. */
export const GRIEVANCE_KINDS = ['listing', 'data', 'order', 'other'] as const;

/** `report`: a listing that visitors have reported, one complaint for all its open reports. */
export const STORED_GRIEVANCE_KINDS = [...GRIEVANCE_KINDS, 'report'] as const;
export type GrievanceKind = (typeof STORED_GRIEVANCE_KINDS)[number];

/** `open`: nobody has looked at it yet. */
export const GRIEVANCE_STATES = ['open', 'acknowledged', 'resolved', 'refused'] as const;

/** The lines of a complaint's log. */
export const GRIEVANCE_STEPS = [
  'received',
  'acknowledged',
  'escalated',
  'seller_notified',
  'resolved',
  'refused',
  'seller_erased',
] as const;
export type GrievanceStep = (typeof GRIEVANCE_STEPS)[number];
