import type { LeadSource } from './lead-sources';
import type { LeadStatus } from './lead-statuses';

/** The names that screens and exports use. */
export const LEAD_STATUS_WORDS: Record<LeadStatus, string> = {
  pending: 'New',
  contacted: 'Contacted',
  negotiating: 'Negotiating',
  visit_booked: 'Visit booked',
  won: 'Won',
  lost: 'Lost',
  junk: 'Junk',
};

export const LEAD_SOURCE_WORDS: Record<LeadSource, string> = {
  qr: 'QR code',
  link: 'Link',
  profile: 'Profile',
  republish: 'Republished',
  walk_in: 'Walk-in',
  call: 'Phone',
  whatsapp: 'WhatsApp',
  olx: 'OLX',
  friend: 'Friend',
};
