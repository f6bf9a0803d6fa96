const tests = ['worker/platform/constraints.test.ts'];
const file = 'migrations/0000_initial.sql';

const gone = (name, find, replace) => ({ name, file, find, replace, tests });
const notUnique = (name, index) =>
  gone(name, `CREATE UNIQUE INDEX \`${index}\``, `CREATE INDEX \`${index}\``);

/** What the database refuses by itself, whatever the code forgets. */
export const DATABASE = [
  notUnique('an address is one account', 'users_email_unique'),
  notUnique('a username is one person’s', 'users_username_unique'),
  notUnique('a provider’s account is one of ours', 'identities_by_subject'),
  notUnique('an original is republished once by one person', 'republished_once'),
  notUnique('a certificate is asked for once by one person', 'rc_requests_once'),
  gone(
    'a milestone is passed once',
    'PRIMARY KEY(`listing_id`, `milestone`)',
    'PRIMARY KEY(`listing_id`, `milestone`, `achieved_at`)',
  ),
  notUnique('a contact’s number is saved once', 'contacts_once'),
  notUnique('a code is redeemed once by one person', 'redemptions_once'),
  notUnique('a provider’s payment is one of ours', 'payment_records_transactionId_unique'),
  notUnique('an invoice has its own number', 'payments_invoice'),
  notUnique('one payment is under way', 'payments_one_open'),
  notUnique('a payment gives its days once', 'plan_changes_by_payment'),
  gone(
    'a plan is one that is sold',
    `CHECK("users"."subscription_plan" = 'starter' or "users"."subscription_plan" = 'growth' or "users"."subscription_plan" = 'pro')`,
    'CHECK(true)',
  ),
  gone('a price is more than nothing', 'CHECK("vehicles"."price_minor" > 0)', 'CHECK(true)'),
  gone('an offer is more than nothing', 'CHECK("leads"."offer_price_minor" > 0)', 'CHECK(true)'),
  gone(
    'a gift code is not used more often than it may be',
    'CHECK("gift_codes"."max_uses" >= 1 and "gift_codes"."used_count" between 0 and "gift_codes"."max_uses")',
    'CHECK(true)',
  ),
  gone(
    'nobody pays less than nothing',
    'CHECK("payment_records"."amount_minor" >= 0 and "payment_records"."discount_amount_minor" >= 0)',
    'CHECK(true)',
  ),
  gone(
    'the log of who did what is not rewritten',
    "AND new.created_at = old.created_at)\nBEGIN\n  SELECT RAISE(ABORT, 'activity_logs is append-only');",
    'AND new.created_at = old.created_at)\nBEGIN\n  SELECT 1;',
  ),
  gone(
    'nothing is taken out of the log of who did what',
    "86400) * 1000\nBEGIN\n  SELECT RAISE(ABORT, 'activity_logs is append-only');",
    '86400) * 1000\nBEGIN\n  SELECT 1;',
  ),
];
