/**
 * What a delivery note says of the law, with its source and the day on which it was looked up. Not legal advice, and the
 * note says so.
 */
export const POSSESSION_LAW = {
  text: 'In law the person named in the RC stays answerable until the RTO records the transfer.',
  source: 'Motor Vehicles Act 1988, s. 50; Naveen Kumar v. Vijay Kumar, Supreme Court, 6 Feb 2018',
  lookedUp: '2026-11-27',
} as const;
