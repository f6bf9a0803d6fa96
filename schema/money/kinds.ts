/** What money went into a vehicle for. The first is its price, the others are what was spent on it. */
export const MONEY_KINDS = ['bought', 'repair', 'papers', 'transport', 'commission', 'other'] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];

/** As screens and downloads name them. */
export const MONEY_WORDS = {
  bought: 'Bought for',
  repair: 'Repair',
  papers: 'Papers',
  transport: 'Transport',
  commission: 'Commission paid',
  other: 'Other',
} as const satisfies Record<MoneyKind, string>;

export const MAX_MONEY_LINES = 50;
export const MAX_MONEY_NOTE = 100;
