import type { LeadStatus } from './lead-statuses';

/** What came of a call, as a seller records it after returning from the dialler. */
export const CALL_RESULTS = ['talked', 'no_answer', 'later_today', 'tomorrow', 'not_interested'] as const;
export type CallResult = (typeof CALL_RESULTS)[number];

/** The statuses in which a lead is still worked on. */
export const OPEN_STATUSES = [
  'pending',
  'contacted',
  'negotiating',
  'visit_booked',
] as const satisfies readonly LeadStatus[];

/** Those in which a sale is close. */
export const HOT_STATUSES = ['negotiating', 'visit_booked'] as const satisfies readonly LeadStatus[];

export const isOpenStatus = (status: LeadStatus) => OPEN_STATUSES.some((open) => open === status);
