import type { LeadStatus } from '../../../schema/leads/lead-statuses';
import type { BadgeTone } from '../../ui/badge';

export const LEAD_STATUS_TONES: Record<LeadStatus, BadgeTone> = {
  pending: 'accent',
  contacted: 'neutral',
  negotiating: 'warning',
  visit_booked: 'warning',
  won: 'positive',
  lost: 'neutral',
  junk: 'danger',
};
