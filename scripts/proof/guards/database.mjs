const tests = ['worker/platform/constraints.test.ts'];
const inShard = 'migrations/shard/0000_initial.sql';
const inDirectory = 'migrations/directory/0000_initial.sql';

const gone = (name, find, replace, file = inShard) => ({ name, file, find, replace, tests });
const notUnique = (name, index, file = inShard) =>
  gone(name, `CREATE UNIQUE INDEX \`${index}\``, `CREATE INDEX \`${index}\``, file);

/** What the database refuses by itself, whatever the code forgets. */
export const DATABASE = [
  notUnique('an address is one account', 'accounts_email_unique', inDirectory),
  notUnique('a username is one person’s', 'accounts_username_unique', inDirectory),
  notUnique('a provider’s account is one of ours', 'identities_by_subject', inDirectory),
  notUnique('an original is republished once by one person', 'republished_once'),
  notUnique('a certificate is asked for once by one person', 'rc_requests_once'),
  gone(
    'a milestone is passed once',
    'PRIMARY KEY(`listing_id`, `milestone`)',
    'PRIMARY KEY(`listing_id`, `milestone`, `achieved_at`)',
  ),
  notUnique('a contact’s number is saved once', 'contacts_once'),
  notUnique('a code is redeemed once by one person', 'redemptions_once', inDirectory),
  notUnique('a provider’s payment is one of ours', 'payment_records_transactionId_unique', inDirectory),
  notUnique('an invoice has its own number', 'payments_invoice', inDirectory),
  notUnique('one payment is under way', 'payments_one_open', inDirectory),
  notUnique('a payment gives its days once', 'plan_changes_by_payment', inDirectory),
  gone(
    'a plan is one that is sold',
    `CHECK("accounts"."subscription_plan" = 'starter' or "accounts"."subscription_plan" = 'growth' or "accounts"."subscription_plan" = 'pro')`,
    'CHECK(true)',
    inDirectory,
  ),
  gone('a price is more than nothing', 'CHECK("vehicles"."price_minor" > 0)', 'CHECK(true)'),
  gone('an offer is more than nothing', 'CHECK("leads"."offer_price_minor" > 0)', 'CHECK(true)'),
  gone(
    'a gift code is not used more often than it may be',
    'CHECK("gift_codes"."max_uses" >= 1 and "gift_codes"."used_count" between 0 and "gift_codes"."max_uses")',
    'CHECK(true)',
    inDirectory,
  ),
  gone(
    'nobody pays less than nothing',
    'CHECK("payment_records"."amount_minor" >= 0 and "payment_records"."discount_amount_minor" >= 0)',
    'CHECK(true)',
    inDirectory,
  ),
  gone(
    'the log of who did what is not rewritten',
    "AND new.created_at = old.created_at)\nBEGIN\n  SELECT RAISE(ABORT, 'activity_logs is append-only');",
    'AND new.created_at = old.created_at)\nBEGIN\n  SELECT 1;',
    inDirectory,
  ),
  gone(
    'nothing is taken out of the log of who did what',
    "86400) * 1000\nBEGIN\n  SELECT RAISE(ABORT, 'activity_logs is append-only');",
    '86400) * 1000\nBEGIN\n  SELECT 1;',
    inDirectory,
  ),
];
