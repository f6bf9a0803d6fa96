import { z } from 'zod';
import { answer, Moment } from '../common/answer';
import { CURRENCY_CODES, type CurrencyCode } from '../common/currencies';
import { Id } from '../common/text';
import { COUNTER_STATUSES, type ShownCounterStatus } from './statuses';

const sums = {
  /** Major units. */
  price: z.number().positive(),
  currency: z.enum(CURRENCY_CODES),
  /** Stays `open` after `expiresAt` if the buyer did not answer. */
  status: z.enum(COUNTER_STATUSES),
  /** The buyer's other sum, in major units; null without one. */
  reply: z.number().positive().nullable(),
  expiresAt: Moment,
};

/** The latest counter-offer of a lead. */
export const LeadCounter = z.strictObject(sums);
export type LeadCounter = z.output<typeof LeadCounter>;

export const CounterDto = answer('Counter', {
  id: Id,
  ...sums,
  createdAt: Moment,
  answeredAt: Moment.nullable(),
  /** The member of the staff who named the price; null for the seller and for former staff. */
  personName: z.string().nullable(),
  /** The private page on which the buyer answers. */
  path: z.string(),
});
export type CounterDto = z.output<typeof CounterDto>;

/** What the buyer's private page shows; nothing of buyer or seller, since others may see the link. */
export interface CounterPage {
  vehicleName: string;
  /** The listing's page; null once it is gone. */
  vehiclePath: string | null;
  /** The buyer's offer; null if they named no sum. Major units, like the others. */
  offered: number | null;
  offeredCurrency: CurrencyCode;
  price: number;
  currency: CurrencyCode;
  reply: number | null;
  expiresAt: string;
  /** `gone`: the vehicle is sold or no longer shown; `locked`: too many wrong digits. */
  state: ShownCounterStatus | 'gone' | 'locked';
  /** Until when the answer can be taken back; null if it cannot. */
  undoUntil: string | null;
  /** Whether this phone made the offer; another one says the last digits of its number. */
  isKnown: boolean;
}
