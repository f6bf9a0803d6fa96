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
  /** What a buyer asked besides an offer, such as a visit. */
  enquiry: 180,
  /** A row of an imported bank statement: longer than anybody disputes a payment. */
  statementRow: 400,
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
