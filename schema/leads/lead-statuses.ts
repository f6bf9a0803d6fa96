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
