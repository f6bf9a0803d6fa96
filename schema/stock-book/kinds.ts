/** What a line of the book says. */
export const LINE_KINDS = ['came_in', 'out', 'back', 'delivered', 'sold', 'correction'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Why a vehicle leaves the yard and comes back. */
export const PURPOSES = ['test_drive', 'repair', 'puc_fitness', 'delivery_rto', 'demonstration'] as const;
export type Purpose = (typeof PURPOSES)[number];

export const PURPOSE_LABELS = {
  test_drive: 'Test drive',
  repair: 'Repair',
  puc_fitness: 'PUC or fitness',
  delivery_rto: 'Delivery or RTO',
  demonstration: 'Demonstration',
} as const satisfies Record<Purpose, string>;

/** Who drives: who notes it, a buyer, or somebody else. */
export const DRIVERS = ['self', 'visitor', 'other'] as const;
export type Driver = (typeof DRIVERS)[number];

export const DRIVER_LABELS = {
  self: 'I drive',
  visitor: 'A buyer',
  other: 'Somebody else',
} as const satisfies Record<Driver, string>;

export const FUEL_LEVELS = ['empty', 'quarter', 'half', 'three_quarters', 'full'] as const;
export type FuelLevel = (typeof FUEL_LEVELS)[number];

export const FUEL_LABELS = {
  empty: 'Empty',
  quarter: '¼',
  half: '½',
  three_quarters: '¾',
  full: 'Full',
} as const satisfies Record<FuelLevel, string>;

/** What can be erased of a line: each has a salted commitment, which stays. */
export const PERSONAL_FIELDS = ['name', 'phone', 'licenceEnd', 'remark'] as const;
export type PersonalField = (typeof PERSONAL_FIELDS)[number];

/** How many lines can be about one vehicle. */
export const MAX_VEHICLE_LINES = 1_000;

/** What is written as a file: cars with whom they came from and went to, and trips. */
export const BOOKS = ['stock', 'trips'] as const;
export type Book = (typeof BOOKS)[number];
