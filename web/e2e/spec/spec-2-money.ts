import { line, type SpecLine } from './line';

/** What specification 2 says of plans, payments, gift codes, upgrade requests and usage, line by line (see spec-1.ts). */
const B = 'worker/features/billing';
const E2E = 'web/e2e/billing.spec.ts';
const W = 'worker/features';
const stripe = 'worker/platform/stripe.test.ts';
const prices = 'schema/billing/pricing.test.ts › are 236 and 687 rupees';
const visitors = `${E2E} › visitors see the plans`;
const bought = `${E2E} › a gift code, a declined card and a good one`;
const twoTabs = `${E2E} › two tabs pay once`;
const closed = `${E2E} › a browser that is closed after paying`;
const bank = `${E2E} › the bank says no`;
const free = `${E2E} › a code that pays for all`;
const failures = `${E2E} › what goes wrong is said`;
const extended = 'web/e2e/payment-screens.spec.ts › a claimed gift code lowers the price of extending';
const requested = `${E2E} › a plan can be requested instead`;
const usage = `${W}/limits/limits.test.ts › is the plan`;
const usageCard = 'web/e2e/plans-shown.spec.ts › the usage card shows';
const warning = 'web/features/limits/usage-figures.test.ts › a warning begins at 80 %';
const countdown = 'web/features/billing/countdown.test.ts › %s days are';
const paid = `${B}/payments.test.ts › makes a plan, an invoice, a notice`;
const orders = `${B}/payments.test.ts › takes nothing but the choice`;
const validated = `${B}/gift-codes.test.ts › is validated under both addresses`;
const codeMade = `${B}/gift-codes.test.ts › makes codes that last until`;
const codeRules = `${B}/gift-codes.test.ts › is told what a code cannot be`;
const ownRequest = `${B}/operators.test.ts › is under the account’s own address`;
const requestWords = `${B}/operators.test.ts › says what is missing`;
const worked = `${B}/operators.test.ts › is worked on by an operator`;
const word = `${B}/operators.test.ts › is the plan: extended`;
const needs = `${B}/operators.test.ts › needs a person and a plan`;
const catalogue = `${B}/invoices.test.ts › is for everybody, in any currency`;
const model = `${B}/any-order.test.ts › leaves what a plain model says`;

export const SPEC_2_MONEY: readonly SpecLine[] = [
  line('1 plans starter (free), growth, pro', catalogue, visitors),
  line('1 bought by card, with a gift code, or through a request', bought, free, requested),
  line('1 monthly usage against the limits of the plan', usage, usageCard, warning),
  line('1 prices in rupees by default', visitors, prices),
  line('2 subscription page: currency and duration selectors, three cards', visitors),
  line('2 subscription page: gift-code entry', bought),
  line('2 subscription page: current plan and expiry', bought, countdown),
  line('2 subscription page: Extend Plan card', bought, extended),
  line('2 subscription page: usage card', usageCard),
  line('2 subscription page: payment step', bought, bank),
  line('2 subscription page: upgrade-request dialog', requested),
  line("2 growth is badged 'Most Popular'", visitors),
  line(
    '3 users: plan, status, end, duration, last expiry notice',
    paid,
    `${B}/expiry.test.ts › is told five days`,
  ),
  line('3 payment_records', paid, `${B}/payments.test.ts › of another %s than the order’s`),
  line('3 gift_codes', codeMade, codeRules),
  line('3 gift_code_redemptions', `${B}/gift-codes.test.ts › takes its percentage off`),
  line('3 activity_logs of plan changes', paid, word),
  line('3 upgrade_requests', ownRequest, worked),
  line(
    '3 usage response; a missing limit means unlimited',
    usage,
    `${W}/limits/limits.test.ts › is without limits`,
  ),
  line('3 plan catalogue: name, price, actualPrice, discountedPrice, features', catalogue),
  line('3 gift code shape', codeMade),
  line('3 upgrade request shape', ownRequest),
  line('3 payment plan data in minor units', paid, orders),
  line('4 pick a plan, then request or payment intent', bought, requested),
  line('4 freeSubscription activates at once', free, `${B}/gift-codes.test.ts › of 100 % activates at once`),
  line('4 card form, then confirmation on the server, then usage and user anew', bought, twoTabs, closed),
  line('4 a claimed code shows its price on the applicable plans only', bought, extended),
  line('4 countdown wording', countdown),
  line(
    '4 warning at five days or fewer',
    'web/features/billing/countdown.test.ts › a warning begins five days',
  ),
  line('4 request status starts as pending', ownRequest),
  line('5 gift code entry: not empty, trimmed, upper case', bought, validated),
  line(
    '5 upgrade request: required fields, mobile, email, locked address',
    requested,
    requestWords,
    ownRequest,
  ),
  line('5 admin gift code: code, discount, uses, end, plans, period', codeRules, codeMade),
  line('5 admin plan change needs user and plan', needs),
  line('6 plans and their limits', `${W}/vehicles/plan-limits.test.ts › has three live listings`, catalogue),
  line('6 admins create gift codes, set plans, see requests', codeMade, word, worked),
  line(
    "6 others: 'You don't have admin access'",
    codeRules,
    'worker/http/who-may-call.test.ts › %s is for those the table names',
  ),
  line('7 GET /api/subscription/plans?currency=', catalogue),
  line('7 POST /api/validate-gift-code', validated),
  line('7 POST /api/gift-codes/validate', validated),
  line('7 POST /api/subscription/create-payment-intent', orders, paid, model),
  line(
    '7 POST /api/subscription/confirm-payment',
    paid,
    model,
    `${B}/payments.test.ts › is nobody else’s to confirm`,
  ),
  line('7 POST /api/subscription/upgrade-request', ownRequest, requestWords),
  line(
    '7 a card payment provider’s script',
    'worker/pages/pages.test.ts › alone may load Stripe',
    `${stripe} › goes from order to plan`,
  ),
  line('7 GET and POST /api/admin/gift-codes', codeMade, codeRules),
  line('7 GET /api/admin/upgrade-requests', worked),
  line('7 POST /api/admin/user-plan', word, needs, `${B}/operators.test.ts › pressed twice is given once`),
  line(
    "8 'Invalid Gift Code: The gift code is invalid or expired.'",
    bought,
    `${B}/gift-codes.test.ts › that is unknown, switched off`,
  ),
  line('8 payment intent failure', failures, `${stripe} › fails clearly when Stripe is down`),
  line('8 missing clientSecret', failures),
  line("8 'Payment Failed' with the provider's message", bought, bank),
  line('8 paid but not activated', closed),
  line("8 'Failed to process payment'", failures),
  line("8 upgrade request: 'Failed to submit request', success, log in again", requested),
  line('8 already on starter', bought),
  line('9 warning from 80 % of a limit', warning),
  line('9 durations 1_month, 3_months, 1_year times 1, 3, 12; INR', prices, orders),
  line('9 growth 236, pro 687, starter free', prices, catalogue),
  line('9 the discounted price', 'schema/billing/pricing.test.ts › fall by a percentage', bought),
  line('9 gift code: default uses, discount 1 to 100, period', codeMade, codeRules),
  line('9 payment amounts are minor units', paid),
  line('9 expiry warning at 5 days; default plan starter', `${B}/expiry.test.ts › is told five days`),
  line('9 the team contacts the user within 24 hours', requested),
  line('9 free tier', `${W}/vehicles/plan-limits.test.ts › has three live listings`),
];
