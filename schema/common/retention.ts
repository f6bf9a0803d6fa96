/** How long data is kept: the jobs delete by these numbers, and the privacy policy states them. In days, except for the first. */
export const KEPT = {
  /** Hours: the hash of the network an offer came from, for limits on offers. */
  networkHours: 24,
  /** After it has expired: the limits on sending count codes. */
  code: 1,
  /** A message to a person. A stored recipient is deleted once the message has left, or after a day of trying. */
  message: 2,
  /** A device that gets push messages, since the application was last open on it. */
  pushDevice: 90,
  /** How long a browser is recognised after its last sign-in. */
  knownDevice: 365,
  /** A photo that was uploaded but never used. */
  unusedUpload: 1,
  /** A photo of a draft. */
  draftUpload: 7,
  /** A draft, since its last change. */
  draft: 30,
  /** The files of a deleted vehicle. */
  deletedVehicleFiles: 30,
  /** An unused session. */
  session: 30,
  /** A session, however much it is used; then the person signs in again. */
  sessionAtMost: 90,
  /** An account whose address was never confirmed. */
  unconfirmedAccount: 30,
  readNotification: 90,
  /** Views by day; after that only the month's total is kept. */
  viewDay: 90,
  notification: 180,
  /** Reports of faults and of listings, and incidents that have ended. */
  issue: 180,
  /** A request for a call about a plan, once it is settled. */
  upgradeRequest: 365,
  /** Who did what: required by the DPDP Rules (one year), and needed to investigate misuse that is found late. */
  activityLog: 3 * 365,
  /** How far back our provider can restore after an accident (D1 Time Travel, Durable Objects' recovery). */
  backup: 30,
} as const;

/** Years after the financial year of a payment: its record and invoice, as tax and company law require. */
export const PAYMENT_YEARS = 8;

/** How long the rows of a table are kept. */
interface Kept {
  /** Deleted or cleared by the retention job (worker/jobs/retention.queries.ts). */
  rules?: readonly string[];
  /** Deleted with the account, the listing or the row that they belong to. */
  with?: 'person' | 'listing' | 'parent';
  /** Kept; the text says why that is harmless. */
  stays?: string;
}

const NOBODY = 'says nothing of a person';
const DEVELOPMENT = 'exists in development alone';

/** Every table, exactly once. */
export const RETENTION: Readonly<Record<string, Kept>> = {
  account_totals: { stays: NOBODY },
  accounts: { rules: ['unconfirmedAccounts', 'erasedPeople'] },
  activity_logs: { rules: ['activity'] },
  auth_flows: { rules: ['signIns'] },
  code_history: { with: 'person' },
  consent_texts: { stays: 'the words that people agreed to' },
  contacts: { with: 'person' },
  daily_figures: { stays: NOBODY },
  delivery_stops: { with: 'person' },
  demo_intents: { stays: DEVELOPMENT },
  dev_mails: { stays: DEVELOPMENT },
  effects: { stays: 'each is gone once it is done, and erasure takes those of a person' },
  gift_code_redemptions: { rules: ['redemptions'], with: 'person' },
  gift_codes: { stays: NOBODY },
  identities: { with: 'person' },
  incidents: { rules: ['incidents'] },
  job_marks: { stays: NOBODY },
  job_runs: { stays: NOBODY },
  lead_counts: { with: 'person' },
  republish_counts: { with: 'person' },
  listing_reports: { rules: ['reports'], with: 'listing' },
  lead_offers: { rules: ['networks'], with: 'parent' },
  leads: { with: 'person' },
  messages: { rules: ['messages', 'accountMessages'], with: 'person' },
  notification_preferences: { with: 'person' },
  notifications: { rules: ['readNotifications', 'notifications'], with: 'person' },
  otp_codes: { rules: ['codes'], with: 'person' },
  outgoing_requests: { with: 'person' },
  page_view_batches: { with: 'person' },
  page_views: { stays: NOBODY },
  payment_records: { rules: ['payments'], with: 'person' },
  permission_grants: { with: 'person' },
  plan_changes: { with: 'person' },
  push_devices: { rules: ['idleDevices'], with: 'person' },
  quiet_hours: { with: 'person' },
  rate_counters: { rules: ['rateCounters'] },
  rc_access_requests: { with: 'parent' },
  republish_grants: { with: 'parent' },
  republish_requests: { with: 'parent' },
  request_points: { stays: DEVELOPMENT },
  republished_vehicles: { with: 'person' },
  seller_views: { with: 'person' },
  sellers: { with: 'person' },
  sessions: { rules: ['sessions'], with: 'person' },
  short_codes: { with: 'person' },
  system_issues: { rules: ['resolvedIssues', 'openIssues'], with: 'person' },
  upgrade_requests: { rules: ['upgradeRequests'], with: 'person' },
  uploads: { with: 'person' },
  usage_tracking: { with: 'person' },
  usernames: { rules: ['usernameClaims'], with: 'person' },
  vehicle_counts: { with: 'person' },
  vehicle_drafts: { rules: ['drafts'], with: 'person' },
  vehicle_suggestions: { with: 'person' },
  vehicles: { with: 'person' },
  view_milestones: { with: 'listing' },
  views: { with: 'listing' },
  webhook_events: { stays: 'numbers of the payment provider’s events, which must not count twice' },
};
