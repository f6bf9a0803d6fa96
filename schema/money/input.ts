import { z } from 'zod';
import '../common/validation-messages';
import { PRICE_RULES } from '../common/price-rules';
import { ruledAmount } from '../common/ruled-text';
import { Id, text } from '../common/text';
import { MAX_MONEY_NAME, MAX_MONEY_NOTE, MONEY_KINDS, MONEY_MODES } from './kinds';

/** The version of the vehicle's money as it was seen: what somebody else has changed since is refused. */
const version = z.int().min(0);

export const MoneyLineInput = z.strictObject({
  version,
  kind: z.enum(MONEY_KINDS),
  /** Major units. */
  amount: ruledAmount(PRICE_RULES),
  /** In India, today or earlier. */
  day: z.iso.date('Please choose a date'),
  note: text({ max: MAX_MONEY_NOTE }).default(''),
  /** null: not said. */
  mode: z.enum(MONEY_MODES).nullable().default(null),
  /** Who was paid; of money received, who paid. */
  party: text({ max: MAX_MONEY_NAME }).default(''),
  /** Whose money it was; empty for the seller's own. */
  source: text({ max: MAX_MONEY_NAME }).default(''),
  /** The token receipt that a received amount is taken from, once. */
  paperId: Id.nullish(),
  /** That so much in cash may break a rule was read. */
  isCashSeen: z.boolean().default(false),
});
export type MoneyLineInput = z.output<typeof MoneyLineInput>;

export const MoneyLineParam = z.object({ id: Id, line: Id });

export const SeenMoneyQuery = z.object({ version: z.coerce.number().pipe(version) });
