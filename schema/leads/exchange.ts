/** A buyer's vehicle in part payment. The price is what they expect for it, in major units of the offer's currency. */
export type Exchange = {
  model: string;
  year: number | null;
  kms: number | null;
  owners: number | null;
  price: number | null;
};

/** How a buyer would pay besides the sum. */
export interface Payment {
  needsLoan: boolean;
  exchange: Exchange | null;
}

/** What an offer is worth with the vehicle in part payment; null if the buyer did not say what that is worth. */
export function worthOf(price: number, exchange: Exchange | null): number | null {
  if (!exchange) return price;
  return exchange.price === null ? null : price + exchange.price;
}

/** "Alto 2014" */
export const exchangeName = ({ model, year }: Exchange): string =>
  year === null || model.includes(String(year)) ? model : `${model} ${year}`;
