const PERCENT = [3, 5, 10];
/** A step of prices as people say them is at most this part of the price. */
const STEP_PART = 0.0125;

function stepOf(price: number): number {
  const most = price * STEP_PART;
  const power = 10 ** Math.floor(Math.log10(most));
  return Math.max(1, [5, 2.5, 1].map((step) => step * power).find((step) => step <= most) ?? power);
}

/** Lower prices that a buyer might wait for, rounded down as people say them: ₹4,60,000, not ₹4,60,750. */
export function lowerPrices(price: number): number[] {
  const step = stepOf(price);
  const rounded = PERCENT.map((percent) => Math.floor((price * (100 - percent)) / 100 / step) * step);
  return [...new Set(rounded)].filter((lower) => lower > 0);
}
