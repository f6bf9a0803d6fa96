const PART = 0.02;

/** Two per cent of a price in major units, in two digits: 9,500 of 4,75,000. */
export function suggestedCut(price: number): number {
  const exact = price * PART;
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(exact)) - 1));
  return Math.round(exact / step) * step;
}
