import type { GrievanceKind } from './kinds';

/** The kinds in mails and on the operators' screen. */
export const KIND_LABELS: Record<GrievanceKind, string> = {
  listing: 'About a listing or seller',
  data: 'Personal data',
  order: 'Order of an authority',
  other: 'Something else',
  report: 'Reported listing',
};
