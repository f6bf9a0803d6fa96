import { type CurrencyCode, toMajor } from '../common/currencies';
import { moneyText } from '../common/money-text';

export interface OfReachedPrice {
  vehicle: string;
  priceMinor: number;
  currency: CurrencyCode;
  /** Buyers who wait for this price. */
  count: number;
}

// About the listing, so that erasing the listing finds the notification.
const price = {
  icon: 'bell',
  about: 'listing',
  target: 'prices',
  event: null,
  refreshes: ['priceAlerts', 'leads'],
} as const;

const reached = ({ vehicle, priceMinor, currency, count }: OfReachedPrice) => ({
  title: `${vehicle} is now at ${moneyText(toMajor(priceMinor, currency), currency)}`,
  message:
    count === 1
      ? 'A buyer waits for this price. Tell them.'
      : `${count} buyers wait for this price. Tell them.`,
});

/** Buyers who wait for a lower price. */
export const PRICE_KINDS = {
  price_asked: {
    ...price,
    words: ({ vehicle, below, currency }: { vehicle: string; below: number; currency: CurrencyCode }) => ({
      title: `A buyer waits for a lower price: ${vehicle}`,
      message: `They want to hear at ${moneyText(below, currency)} or less.`,
    }),
  },
  price_reached: { ...price, event: 'price', words: reached },
  /** Of somebody who works for the seller; `seller` is the seller's id. */
  staff_price_reached: {
    ...price,
    target: 'staffPrices',
    event: 'price',
    refreshes: [],
    words: (values: OfReachedPrice & { seller: string }) => reached(values),
  },
  price_withdrawn: {
    ...price,
    // Null if the vehicle no longer exists.
    words: ({ vehicle }: { vehicle: string | null }) => ({
      title: 'A buyer no longer waits for a lower price',
      message: vehicle ?? 'A vehicle that was removed',
    }),
  },
} as const;
