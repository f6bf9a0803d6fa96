import type { CurrencyCode } from '../common/currencies';
import { moneyText } from '../common/money-text';
import type { CounterAnswer } from '../counters/statuses';

export interface OfAnswer {
  vehicle: string | null;
  /** `undone`: taken back. */
  answer: CounterAnswer | 'undone';
  /** The seller's price, or the buyer's other sum, in major units. */
  price: number;
  currency: CurrencyCode;
}

/** A buyer's answer to the seller's price, or that it is taken back. */
export const COUNTER_KINDS = {
  counter_answered: {
    event: 'counter',
    icon: 'offer',
    about: 'lead',
    target: 'lead',
    refreshes: ['leads', 'counters'],
    words: ({ vehicle, answer, price, currency }: OfAnswer) => {
      const sum = moneyText(price, currency);
      const titles = {
        accepted: `Accepted: ${sum}`,
        countered: `The buyer names ${sum}`,
        declined: `Declined: ${sum}`,
        undone: `Taken back: the answer to ${sum}`,
      };
      return { title: titles[answer], message: vehicle ?? 'A lead' };
    },
  },
} as const;
