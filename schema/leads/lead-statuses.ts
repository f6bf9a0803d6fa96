export const LEAD_STATUSES = [
  'pending',
  'contacted',
  'negotiating',
  'visit_booked',
  'won',
  'lost',
  'junk',
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** The statuses a lead may move to; any other move is a 409. */
export const LEAD_MOVES: Record<LeadStatus, readonly LeadStatus[]> = {
  pending: ['contacted', 'negotiating', 'visit_booked', 'won', 'lost', 'junk'],
  contacted: ['negotiating', 'visit_booked', 'won', 'lost', 'junk'],
  negotiating: ['visit_booked', 'won', 'lost', 'junk'],
  visit_booked: ['negotiating', 'won', 'lost', 'junk'],
  won: ['negotiating', 'lost'],
  lost: ['contacted', 'negotiating'],
  junk: ['pending'],
};
