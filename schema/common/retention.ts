/** How long what is kept: the jobs delete by these numbers, and the privacy policy says them. Days, but for the first. */
export const KEPT = {
  /** Hours: the hash of the network an offer came from, for the limits of offering. */
  networkHours: 24,
  /** After it has expired: the limits of sending count codes. */
  code: 1,
  /** A stored mail. Its recipient is deleted once it has left, or after a day of trying. */
  message: 2,
  /** How long a browser is recognised after its last sign-in. */
  knownDevice: 365,
  /** A photo that was uploaded and never used. */
  unusedUpload: 1,
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
  /** Reports of faults. */
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
