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
  messages: MESSAGES,
};

export type Tools = typeof tools;
