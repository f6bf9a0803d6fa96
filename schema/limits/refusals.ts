import { COUNTER_REFUSALS } from '../counters/refusals';
import { MONEY_REFUSALS } from '../money/refusals';
import { PAPER_REFUSALS } from '../papers/refusals';
import { STOCK_TAKE_REFUSALS } from '../stock-takes/refusals';

/** What a plan, or a list, has no more room for. */
export const LIMIT_REFUSALS = {
  ...MONEY_REFUSALS.limit_reached,
  ...STOCK_TAKE_REFUSALS.limit_reached,
  ...COUNTER_REFUSALS.limit_reached,
  ...PAPER_REFUSALS.limit_reached,
  live_limit: 'Your plan has a limit of {limit} live listings',
  monthly_limit: 'Your plan has a limit of {limit} new listings a month',
  sticker_limit: "Your plan's limit is {limit} numbered stickers. You can print the ones you have again.",
  want_limit: 'Your plan keeps {limit} buyers waiting. Remove one, or choose a larger plan.',
  republish_limit: 'Republish limit reached: your plan has a limit of {limit} republished vehicles a month',
  republish_not_included: 'Republish limit reached: your plan does not include republishing',
  text_limit: 'You can have {limit} texts of your own. Delete one first.',
} as const;
