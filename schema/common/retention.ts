/** How long what is kept: the jobs delete by these numbers, and the privacy policy says them. Days, but for the first. */
export const KEPT = {
  /** Hours: the hash of the network an offer came from, for the limits of offering. */
  networkHours: 24,
  /** After it has expired: the limits of sending count codes. */
  code: 1,
  /** A message to a person. A recipient that is stored with it is deleted once it has left, or after a day of trying. */
  message: 2,
  /** A device that gets push messages, after the application was last open in it. */
  pushDevice: 90,
  /** How long a browser is recognised after its last sign-in. */
  knownDevice: 365,
  /** A photo that was uploaded and never used. */
  unusedUpload: 1,
  /** A photo of a draft. */
  draftUpload: 7,
  /** A listing that was begun, after its last change. */
  draft: 30,
  /** The files of a vehicle after it was deleted. */
  deletedVehicleFiles: 30,
  /** A session that nobody uses. */
  session: 30,
  /** A session, however much it is used: then its person signs in again. */
  sessionAtMost: 90,
  /** An account whose address was never confirmed. */
  unconfirmedAccount: 30,
  readNotification: 90,
  /** Views of one day; after that their month has the sum. */
  viewDay: 90,
  notification: 180,
  /** Reports of faults, and of listings, and incidents that are over. */
  issue: 180,
  /** A request for a call about a plan, once it is settled. */
  upgradeRequest: 365,
  /** Who did what: asked for by the DPDP Rules (one year), and needed to look into misuse that is found late. */
  activityLog: 3 * 365,
  /** What our provider can bring back after a mishap (D1 Time Travel, Durable Objects' recovery). */
  backup: 30,
} as const;

/** Years after the financial year of a payment: its record and invoice, which tax and company law ask for. */
export const PAYMENT_YEARS = 8;

/** How long the rows of a table are kept. */
interface Kept {
  /** Rules of the job that deletes or clears what is over (worker/jobs/retention.queries.ts). */
  rules?: readonly string[];
  /** They go with the account they belong to, with their listing, or with the row they are a part of. */
  with?: 'person' | 'listing' | 'parent';
  /** They stay: why that harms no one. */
  stays?: string;
}

const NOBODY = 'says nothing of a person';
const DEVELOPMENT = 'exists in development alone';

/** Every table, once. */
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
  listing_reports: { rules: ['reports'], with: 'listing' },
  lead_offers: { rules: ['networks'], with: 'parent' },
  leads: { with: 'person' },
  messages: { rules: ['messages', 'accountMessages'], with: 'person' },
  notification_preferences: { with: 'person' },
  notifications: { rules: ['readNotifications', 'notifications'], with: 'person' },
  otp_codes: { rules: ['codes'], with: 'person' },
  outgoing_requests: { with: 'person' },
  page_view_batches: { stays: NOBODY },
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
