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
  counter: {
    title: 'A price from the seller',
    offered: 'Your offer',
    asked: 'The seller’s price',
    until: 'Open until',
    accept: (price: string) => `Accept ${price}`,
    other: 'Or name another amount',
    send: 'Send this amount',
    no: 'No, thank you',
    digits: 'Last 4 digits of your number',
    digitsHint: 'The number you gave the seller, so that nobody else answers for you.',
    binding: 'This binds nobody. You agree with the seller when you meet.',
    accepted: (price: string) => `You accepted ${price}. The seller will call you.`,
    countered: (price: string) => `You offered ${price}. The seller will call you.`,
    declined: 'You said no. Thank you for answering.',
    replaced: 'The seller has sent you another price since. Please open the newer link.',
    locked: 'Too many wrong numbers. Ask the seller for a new link.',
    gone: 'The vehicle is no longer for sale.',
    ended: 'This price is no longer open.',
  },
  consent: {
    title: 'What you agree to, in 22 languages',
    note: 'These texts explain the one beside the form, which is what counts.',
    link: '22 languages',
  },
  trust: {
    safety: 'Never scan a code or enter a PIN to receive money.',
    stated: 'as stated by the seller',
  },
  messages: MESSAGES,
};

export type Tools = typeof tools;
