export const INCIDENT_KINDS = [
  'errors',
  'job',
  'backlog',
  'database',
  'payment',
  'upi',
  'budget',
  'texts',
] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const GB = 1e9;

/** The thresholds at which operators get a mail. */
export const THRESHOLDS = {
  /** Share of the requests of the last ten minutes, if there were enough to judge. */
  failedShare: 0.01,
  failedWithinMs: 10 * MINUTE,
  fewestRequests: 50,
  /** Jobs run every five minutes. */
  jobMs: 20 * MINUTE,
  backlogMs: 5 * MINUTE,
  databaseBytes: 6 * GB,
  paymentMs: 10 * MINUTE,
  /** Before the plan of a claimed payment ends: a statement is missing. */
  claimMs: 24 * HOUR,
  /** A row of a statement that nobody has decided about. */
  rowMs: 72 * HOUR,
} as const;

/** The size limit of a D1 database. */
export const MAX_DATABASE_BYTES = 10 * GB;

/**
 * Rupees per unit: list prices of November 2026; for messages, what Indian providers charge. Push is free.
 */
export const PRICES = { image: 0.045, mail: 0.04, sms: 0.2, whatsapp: 0.12, push: 0 } as const;
