/**
 * How long data is kept, in days except for the first. The jobs delete by these numbers, and the privacy
 * policy states them.
 */
export const KEPT = {
  /** Hours: the hash of the network an offer came from, for limits on offers. */
  networkHours: 24,
  /** A one-time code after it has expired, because sending limits count codes. */
  code: 1,
  /**
   * A message to a person. A stored recipient is deleted once the message is sent, or after a day of
   * attempts.
   */
  message: 2,
  /** A device that gets push messages, counted from when the application was last open on it. */
  pushDevice: 90,
  /** A phone that hears of a listing's price. */
  phoneAlert: 90,
  /** How long a browser is recognised after its last sign-in. */
  knownDevice: 365,
  /** A photo that was uploaded but never used. */
  unusedUpload: 1,
  /** A photo of a draft. */
  draftUpload: 7,
  /** A draft, counted from its last change. */
  draft: 30,
  /** The files of a deleted vehicle. */
  deletedVehicleFiles: 30,
  /** What was written of the cost of a deleted vehicle: longer than the deletion can be undone. */
  deletedVehicleMoney: 1,
  /** An unused session. */
  session: 30,
  /** A session in any case; then the person signs in again. */
  sessionAtMost: 90,
  /** An account whose address was never confirmed. */
  unconfirmedAccount: 30,
  /** A buyer's enquiry besides offers, such as a visit. */
  enquiry: 180,
  /** What a buyer waits for, with what the buyer agreed to. */
  want: 90,
  /** A row of an imported bank statement: longer than anybody disputes a payment. */
  statementRow: 400,
  /** A receipt for money: accounts are kept for eight years (Companies Act 2013, section 128). */
  receipt: 8 * 366,
  /** What was handed over, to whom and when: as long as a claim about it can be brought (Limitation Act 1963). */
  deliveryNote: 3 * 366,
  /** ID and PAN of the person a vehicle was bought from, after it was sold or deleted. */
  identity: 366,
  /** An RC watch: from the day it was closed, and at most from the day it was started. */
  closedRcWatch: 365,
  rcWatch: 3 * 365,
  /** A vehicle sold to a dealer with an account, after the last change. */
  dealerSale: 365,
  /** A count of the yard. */
  stockTake: 400,
  /** An invitation to join a seller's staff, after its link has expired. */
  invitation: 30,
  /** Who worked for a seller, after the end. */
  formerMember: 365,
  /** Who changed what of a seller's. */
  change: 365,
  readNotification: 90,
  /** Daily views; after that only the month's total is kept. */
  viewDay: 90,
  notification: 180,
  /** Reports of faults and of listings, and resolved incidents. */
  issue: 180,
  /** A closed complaint, with its log. */
  grievance: 365,
  /** A settled request for a call about a plan. */
  upgradeRequest: 365,
  /** Who did what: the DPDP Rules require one year; misuse found late needs more. */
  activityLog: 3 * 365,
  /**
   * How far back our provider can restore after an accident (D1 Time Travel, point-in-time recovery of
   * Durable Objects).
   */
  backup: 30,
} as const;

/**
 * How many years after the end of its financial year a payment's record and invoice are kept, as tax and
 * company law require.
 */
export const PAYMENT_YEARS = 8;
