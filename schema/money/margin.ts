export interface Margin {
  /** Major units; negative for a loss. */
  amount: number;
  /** Of the price, with one decimal. */
  percent: number;
}

/** What is left of a price once the cost is paid, both in major units of one currency. */
export const marginOf = (price: number, cost: number): Margin => {
  const amount = Math.round((price - cost) * 100) / 100;
  return { amount, percent: Math.round((amount / price) * 1000) / 10 };
};

interface Costs {
  boughtFor: number | null;
  spent: number;
  currency: string;
}

/**
 * The cost that margins count from: null until it is known what the vehicle was bought for, and if its price is in
 * another currency since.
 */
export const wholeCost = ({ boughtFor, spent, currency }: Costs, vehicle: { currency: string }) =>
  boughtFor === null || currency !== vehicle.currency ? null : boughtFor + spent;

/** Whether a price does not cover what is known of the cost, even if that is not all of it. */
export const isBelowCost = (price: number, costs: Costs | undefined, vehicle: { currency: string }) =>
  costs !== undefined && costs.currency === vehicle.currency && price < (costs.boughtFor ?? 0) + costs.spent;

interface Priced {
  price: number;
  soldPrice: number | null;
  status: string;
}

/** The price that the margin counts with, and which one it is. */
export const marginPrice = ({ price, soldPrice, status }: Priced) =>
  status === 'sold' && soldPrice !== null
    ? ({ price: soldPrice, isSold: true } as const)
    : ({ price, isSold: false } as const);
