import type { LeadStatus } from '../../../schema/leads/input';

export const LEAD_STATUS_LOOKS = {
  pending: { label: 'New', tone: 'accent' },
  contacted: { label: 'Contacted', tone: 'neutral' },
  negotiating: { label: 'Negotiating', tone: 'warning' },
  visit_booked: { label: 'Visit booked', tone: 'warning' },
  won: { label: 'Won', tone: 'positive' },
  lost: { label: 'Lost', tone: 'neutral' },
  junk: { label: 'Junk', tone: 'danger' },
} as const satisfies Record<LeadStatus, { label: string; tone: string }>;
