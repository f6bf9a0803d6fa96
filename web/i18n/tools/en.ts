import { BUYER_PROBLEMS } from '../../../schema/common/buyer-problems';
import type { ToolMessage } from '../messages';

const MESSAGES: Record<ToolMessage, string> = BUYER_PROBLEMS;

/** What buyers use besides the offer, in English. Screens of the workspace do not load it. */
export const tools = {
  emi: {
    title: 'EMI calculator',
    price: 'Price',
    down: 'Down payment',
    rate: 'Interest per year (%)',
    rateHint: 'Example: 12. Ask your bank for its rate.',
    months: 'Number of months',
    monthsHint: 'Example: 36',
    submit: 'Calculate',
    monthly: 'EMI per month',
    loan: 'Loan amount',
    total: 'You pay in total',
    interest: 'Interest',
    note: 'An estimate, not a loan offer.',
  },
  visitDays: { today: 'Today', tomorrow: 'Tomorrow', other: 'Another day' },
  exchange: {
    loan: 'I need a loan',
    title: 'Give my old vehicle in exchange',
    hint: 'Send its photos to the seller on WhatsApp.',
    model: 'Which vehicle',
    modelHint: 'Like Maruti Alto',
    year: 'Its year',
    kms: 'Kilometres driven',
    owners: 'Number of owners',
    price: 'Price you expect for it',
  },
  saved: {
    save: 'Save on this device',
    title: 'Saved vehicles',
    intro: 'Kept on this device only. We do not learn what you save.',
    empty: 'Nothing saved yet. Press the heart on a vehicle’s page.',
    noScript: 'This list needs JavaScript, because only your device has it.',
    cheaper: (sum: string) => `${sum} less than when you saved it`,
    dearer: (sum: string) => `${sum} more than when you saved it`,
    gone: 'The seller has removed its page',
    unchecked: 'Could not be checked just now',
    remove: 'Remove',
    removed: 'Removed:',
    undo: 'Undo',
  },
  similar: {
    title: 'Tell me about similar ones',
    price: 'The most you would pay (optional)',
    sent: 'The seller writes to you when one like it comes in.',
  },
  alert: {
    title: 'Tell me if the price drops',
    by: 'Or the seller writes to you',
    below: 'Tell me at this price or less',
    other: 'Another sum',
    sent: 'The seller writes to you when the price falls there.',
    dropped: (sum: string) => `Price dropped by ${sum}`,
    phone: 'On this phone, without your name',
    phoneText: 'You get a message when the price drops, for 90 days at most.',
    tell: 'Tell this phone',
    told: 'This phone hears of it.',
    stop: 'Stop',
    blocked: 'Allow notifications for this page in the browser first.',
    failed: 'That did not work. Please try again.',
  },
  messages: MESSAGES,
};

export type Tools = typeof tools;
