-- Written by `npm run migration` from the rules beside the tables (schema/common/rules.ts).
CREATE TRIGGER `accounts_rules_insert` BEFORE INSERT ON `accounts`
WHEN NOT ((new."subscription_plan" = 'starter' or new."subscription_plan" = 'growth' or new."subscription_plan" = 'pro')
  AND (new."account_type" = 'personal' or new."account_type" = 'firm' or new."account_type" = 'business')
  AND (new."email" is null or new."email" = lower(new."email"))
  AND (new."username" is null or new."username" = lower(new."username")))
BEGIN
  SELECT CASE
    WHEN NOT (new."subscription_plan" = 'starter' or new."subscription_plan" = 'growth' or new."subscription_plan" = 'pro') THEN RAISE(ABORT, 'rule accounts_plan')
    WHEN NOT (new."account_type" = 'personal' or new."account_type" = 'firm' or new."account_type" = 'business') THEN RAISE(ABORT, 'rule accounts_type')
    WHEN NOT (new."email" is null or new."email" = lower(new."email")) THEN RAISE(ABORT, 'rule accounts_email_lower')
    WHEN NOT (new."username" is null or new."username" = lower(new."username")) THEN RAISE(ABORT, 'rule accounts_username_lower')
  END;
END;

CREATE TRIGGER `accounts_rules_update` BEFORE UPDATE OF `subscription_plan`, `account_type`, `email`, `username` ON `accounts`
WHEN NOT ((new."subscription_plan" = 'starter' or new."subscription_plan" = 'growth' or new."subscription_plan" = 'pro')
  AND (new."account_type" = 'personal' or new."account_type" = 'firm' or new."account_type" = 'business')
  AND (new."email" is null or new."email" = lower(new."email"))
  AND (new."username" is null or new."username" = lower(new."username")))
BEGIN
  SELECT CASE
    WHEN NOT (new."subscription_plan" = 'starter' or new."subscription_plan" = 'growth' or new."subscription_plan" = 'pro') THEN RAISE(ABORT, 'rule accounts_plan')
    WHEN NOT (new."account_type" = 'personal' or new."account_type" = 'firm' or new."account_type" = 'business') THEN RAISE(ABORT, 'rule accounts_type')
    WHEN NOT (new."email" is null or new."email" = lower(new."email")) THEN RAISE(ABORT, 'rule accounts_email_lower')
    WHEN NOT (new."username" is null or new."username" = lower(new."username")) THEN RAISE(ABORT, 'rule accounts_username_lower')
  END;
END;

CREATE TRIGGER `daily_figures_rules_insert` BEFORE INSERT ON `daily_figures`
WHEN NOT ((new."figure" = 'signups' or new."figure" = 'listings' or new."figure" = 'views' or new."figure" = 'offers' or new."figure" = 'revenue' or new."figure" = 'page_views'))
BEGIN
  SELECT CASE
    WHEN NOT (new."figure" = 'signups' or new."figure" = 'listings' or new."figure" = 'views' or new."figure" = 'offers' or new."figure" = 'revenue' or new."figure" = 'page_views') THEN RAISE(ABORT, 'rule daily_figures_figure')
  END;
END;

CREATE TRIGGER `daily_figures_rules_update` BEFORE UPDATE OF `figure` ON `daily_figures`
WHEN NOT ((new."figure" = 'signups' or new."figure" = 'listings' or new."figure" = 'views' or new."figure" = 'offers' or new."figure" = 'revenue' or new."figure" = 'page_views'))
BEGIN
  SELECT CASE
    WHEN NOT (new."figure" = 'signups' or new."figure" = 'listings' or new."figure" = 'views' or new."figure" = 'offers' or new."figure" = 'revenue' or new."figure" = 'page_views') THEN RAISE(ABORT, 'rule daily_figures_figure')
  END;
END;

CREATE TRIGGER `gift_code_redemptions_rules_insert` BEFORE INSERT ON `gift_code_redemptions`
WHEN NOT ((new."status" = 'reserved' or new."status" = 'redeemed' or new."status" = 'released'))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'reserved' or new."status" = 'redeemed' or new."status" = 'released') THEN RAISE(ABORT, 'rule redemptions_status')
  END;
END;

CREATE TRIGGER `gift_code_redemptions_rules_update` BEFORE UPDATE OF `status` ON `gift_code_redemptions`
WHEN NOT ((new."status" = 'reserved' or new."status" = 'redeemed' or new."status" = 'released'))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'reserved' or new."status" = 'redeemed' or new."status" = 'released') THEN RAISE(ABORT, 'rule redemptions_status')
  END;
END;

CREATE TRIGGER `gift_codes_rules_insert` BEFORE INSERT ON `gift_codes`
WHEN NOT ((new."time_period" = '1_month' or new."time_period" = '3_months' or new."time_period" = '1_year')
  AND (new."discount_percentage" between 1 and 100)
  AND (new."max_uses" >= 1 and new."used_count" between 0 and new."max_uses"))
BEGIN
  SELECT CASE
    WHEN NOT (new."time_period" = '1_month' or new."time_period" = '3_months' or new."time_period" = '1_year') THEN RAISE(ABORT, 'rule gift_codes_period')
    WHEN NOT (new."discount_percentage" between 1 and 100) THEN RAISE(ABORT, 'rule gift_codes_discount')
    WHEN NOT (new."max_uses" >= 1 and new."used_count" between 0 and new."max_uses") THEN RAISE(ABORT, 'rule gift_codes_uses')
  END;
END;

CREATE TRIGGER `gift_codes_rules_update` BEFORE UPDATE OF `time_period`, `discount_percentage`, `max_uses`, `used_count` ON `gift_codes`
WHEN NOT ((new."time_period" = '1_month' or new."time_period" = '3_months' or new."time_period" = '1_year')
  AND (new."discount_percentage" between 1 and 100)
  AND (new."max_uses" >= 1 and new."used_count" between 0 and new."max_uses"))
BEGIN
  SELECT CASE
    WHEN NOT (new."time_period" = '1_month' or new."time_period" = '3_months' or new."time_period" = '1_year') THEN RAISE(ABORT, 'rule gift_codes_period')
    WHEN NOT (new."discount_percentage" between 1 and 100) THEN RAISE(ABORT, 'rule gift_codes_discount')
    WHEN NOT (new."max_uses" >= 1 and new."used_count" between 0 and new."max_uses") THEN RAISE(ABORT, 'rule gift_codes_uses')
  END;
END;

CREATE TRIGGER `grievance_steps_rules_insert` BEFORE INSERT ON `grievance_steps`
WHEN NOT ((new."step" = 'received' or new."step" = 'acknowledged' or new."step" = 'escalated' or new."step" = 'seller_notified' or new."step" = 'resolved' or new."step" = 'refused' or new."step" = 'seller_erased'))
BEGIN
  SELECT CASE
    WHEN NOT (new."step" = 'received' or new."step" = 'acknowledged' or new."step" = 'escalated' or new."step" = 'seller_notified' or new."step" = 'resolved' or new."step" = 'refused' or new."step" = 'seller_erased') THEN RAISE(ABORT, 'rule grievance_steps_step')
  END;
END;

CREATE TRIGGER `grievance_steps_rules_update` BEFORE UPDATE OF `step` ON `grievance_steps`
WHEN NOT ((new."step" = 'received' or new."step" = 'acknowledged' or new."step" = 'escalated' or new."step" = 'seller_notified' or new."step" = 'resolved' or new."step" = 'refused' or new."step" = 'seller_erased'))
BEGIN
  SELECT CASE
    WHEN NOT (new."step" = 'received' or new."step" = 'acknowledged' or new."step" = 'escalated' or new."step" = 'seller_notified' or new."step" = 'resolved' or new."step" = 'refused' or new."step" = 'seller_erased') THEN RAISE(ABORT, 'rule grievance_steps_step')
  END;
END;

CREATE TRIGGER `grievances_rules_insert` BEFORE INSERT ON `grievances`
WHEN NOT ((new."kind" = 'listing' or new."kind" = 'data' or new."kind" = 'order' or new."kind" = 'other' or new."kind" = 'report')
  AND (new."state" = 'open' or new."state" = 'acknowledged' or new."state" = 'resolved' or new."state" = 'refused')
  AND (new."language" = 'en' or new."language" = 'hi' or new."language" = 'mr' or new."language" = 'gu' or new."language" = 'pa' or new."language" = 'bn' or new."language" = 'ta' or new."language" = 'te' or new."language" = 'kn' or new."language" = 'ml')
  AND ((new."closed_at" is null) = (new."state" = 'open' or new."state" = 'acknowledged'))
  AND (new."closed_at" is null or new."answer" is not null))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'listing' or new."kind" = 'data' or new."kind" = 'order' or new."kind" = 'other' or new."kind" = 'report') THEN RAISE(ABORT, 'rule grievances_kind')
    WHEN NOT (new."state" = 'open' or new."state" = 'acknowledged' or new."state" = 'resolved' or new."state" = 'refused') THEN RAISE(ABORT, 'rule grievances_state')
    WHEN NOT (new."language" = 'en' or new."language" = 'hi' or new."language" = 'mr' or new."language" = 'gu' or new."language" = 'pa' or new."language" = 'bn' or new."language" = 'ta' or new."language" = 'te' or new."language" = 'kn' or new."language" = 'ml') THEN RAISE(ABORT, 'rule grievances_language')
    WHEN NOT ((new."closed_at" is null) = (new."state" = 'open' or new."state" = 'acknowledged')) THEN RAISE(ABORT, 'rule grievances_closed_state')
    WHEN NOT (new."closed_at" is null or new."answer" is not null) THEN RAISE(ABORT, 'rule grievances_answered')
  END;
END;

CREATE TRIGGER `grievances_rules_update` BEFORE UPDATE OF `kind`, `state`, `language`, `closed_at`, `answer` ON `grievances`
WHEN NOT ((new."kind" = 'listing' or new."kind" = 'data' or new."kind" = 'order' or new."kind" = 'other' or new."kind" = 'report')
  AND (new."state" = 'open' or new."state" = 'acknowledged' or new."state" = 'resolved' or new."state" = 'refused')
  AND (new."language" = 'en' or new."language" = 'hi' or new."language" = 'mr' or new."language" = 'gu' or new."language" = 'pa' or new."language" = 'bn' or new."language" = 'ta' or new."language" = 'te' or new."language" = 'kn' or new."language" = 'ml')
  AND ((new."closed_at" is null) = (new."state" = 'open' or new."state" = 'acknowledged'))
  AND (new."closed_at" is null or new."answer" is not null))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'listing' or new."kind" = 'data' or new."kind" = 'order' or new."kind" = 'other' or new."kind" = 'report') THEN RAISE(ABORT, 'rule grievances_kind')
    WHEN NOT (new."state" = 'open' or new."state" = 'acknowledged' or new."state" = 'resolved' or new."state" = 'refused') THEN RAISE(ABORT, 'rule grievances_state')
    WHEN NOT (new."language" = 'en' or new."language" = 'hi' or new."language" = 'mr' or new."language" = 'gu' or new."language" = 'pa' or new."language" = 'bn' or new."language" = 'ta' or new."language" = 'te' or new."language" = 'kn' or new."language" = 'ml') THEN RAISE(ABORT, 'rule grievances_language')
    WHEN NOT ((new."closed_at" is null) = (new."state" = 'open' or new."state" = 'acknowledged')) THEN RAISE(ABORT, 'rule grievances_closed_state')
    WHEN NOT (new."closed_at" is null or new."answer" is not null) THEN RAISE(ABORT, 'rule grievances_answered')
  END;
END;

CREATE TRIGGER `incidents_rules_insert` BEFORE INSERT ON `incidents`
WHEN NOT ((new."kind" = 'errors' or new."kind" = 'job' or new."kind" = 'backlog' or new."kind" = 'database' or new."kind" = 'payment' or new."kind" = 'upi' or new."kind" = 'budget' or new."kind" = 'texts'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'errors' or new."kind" = 'job' or new."kind" = 'backlog' or new."kind" = 'database' or new."kind" = 'payment' or new."kind" = 'upi' or new."kind" = 'budget' or new."kind" = 'texts') THEN RAISE(ABORT, 'rule incidents_kind')
  END;
END;

CREATE TRIGGER `incidents_rules_update` BEFORE UPDATE OF `kind` ON `incidents`
WHEN NOT ((new."kind" = 'errors' or new."kind" = 'job' or new."kind" = 'backlog' or new."kind" = 'database' or new."kind" = 'payment' or new."kind" = 'upi' or new."kind" = 'budget' or new."kind" = 'texts'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'errors' or new."kind" = 'job' or new."kind" = 'backlog' or new."kind" = 'database' or new."kind" = 'payment' or new."kind" = 'upi' or new."kind" = 'budget' or new."kind" = 'texts') THEN RAISE(ABORT, 'rule incidents_kind')
  END;
END;

CREATE TRIGGER `listing_reports_rules_insert` BEFORE INSERT ON `listing_reports`
WHEN NOT ((new."reason" = 'sold' or new."reason" = 'wrong' or new."reason" = 'fraud' or new."reason" = 'stolen' or new."reason" = 'offensive' or new."reason" = 'other' or new."reason" = 'operator')
  AND (new."status" = 'open' or new."status" = 'dismissed' or new."status" = 'hidden'))
BEGIN
  SELECT CASE
    WHEN NOT (new."reason" = 'sold' or new."reason" = 'wrong' or new."reason" = 'fraud' or new."reason" = 'stolen' or new."reason" = 'offensive' or new."reason" = 'other' or new."reason" = 'operator') THEN RAISE(ABORT, 'rule listing_reports_reason')
    WHEN NOT (new."status" = 'open' or new."status" = 'dismissed' or new."status" = 'hidden') THEN RAISE(ABORT, 'rule listing_reports_status')
  END;
END;

CREATE TRIGGER `listing_reports_rules_update` BEFORE UPDATE OF `reason`, `status` ON `listing_reports`
WHEN NOT ((new."reason" = 'sold' or new."reason" = 'wrong' or new."reason" = 'fraud' or new."reason" = 'stolen' or new."reason" = 'offensive' or new."reason" = 'other' or new."reason" = 'operator')
  AND (new."status" = 'open' or new."status" = 'dismissed' or new."status" = 'hidden'))
BEGIN
  SELECT CASE
    WHEN NOT (new."reason" = 'sold' or new."reason" = 'wrong' or new."reason" = 'fraud' or new."reason" = 'stolen' or new."reason" = 'offensive' or new."reason" = 'other' or new."reason" = 'operator') THEN RAISE(ABORT, 'rule listing_reports_reason')
    WHEN NOT (new."status" = 'open' or new."status" = 'dismissed' or new."status" = 'hidden') THEN RAISE(ABORT, 'rule listing_reports_status')
  END;
END;

CREATE TRIGGER `messages_rules_insert` BEFORE INSERT ON `messages`
WHEN NOT ((new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp')
  AND (new."outcome" = 'sent' or new."outcome" = 'delivered' or new."outcome" = 'bounced' or new."outcome" = 'unknown' or new."outcome" = 'given_up' or new."outcome" = 'dropped' or new."outcome" = 'merged'))
BEGIN
  SELECT CASE
    WHEN NOT (new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp') THEN RAISE(ABORT, 'rule messages_channel')
    WHEN NOT (new."outcome" = 'sent' or new."outcome" = 'delivered' or new."outcome" = 'bounced' or new."outcome" = 'unknown' or new."outcome" = 'given_up' or new."outcome" = 'dropped' or new."outcome" = 'merged') THEN RAISE(ABORT, 'rule messages_outcome')
  END;
END;

CREATE TRIGGER `messages_rules_update` BEFORE UPDATE OF `channel`, `outcome` ON `messages`
WHEN NOT ((new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp')
  AND (new."outcome" = 'sent' or new."outcome" = 'delivered' or new."outcome" = 'bounced' or new."outcome" = 'unknown' or new."outcome" = 'given_up' or new."outcome" = 'dropped' or new."outcome" = 'merged'))
BEGIN
  SELECT CASE
    WHEN NOT (new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp') THEN RAISE(ABORT, 'rule messages_channel')
    WHEN NOT (new."outcome" = 'sent' or new."outcome" = 'delivered' or new."outcome" = 'bounced' or new."outcome" = 'unknown' or new."outcome" = 'given_up' or new."outcome" = 'dropped' or new."outcome" = 'merged') THEN RAISE(ABORT, 'rule messages_outcome')
  END;
END;

CREATE TRIGGER `otp_codes_rules_insert` BEFORE INSERT ON `otp_codes`
WHEN NOT ((new."type" = 'email_verification' or new."type" = 'password_reset' or new."type" = 'phone_verification' or new."type" = 'phone_sign_in' or new."type" = 'phone_reset' or new."type" = 'email_addition'))
BEGIN
  SELECT CASE
    WHEN NOT (new."type" = 'email_verification' or new."type" = 'password_reset' or new."type" = 'phone_verification' or new."type" = 'phone_sign_in' or new."type" = 'phone_reset' or new."type" = 'email_addition') THEN RAISE(ABORT, 'rule otp_codes_type')
  END;
END;

CREATE TRIGGER `otp_codes_rules_update` BEFORE UPDATE OF `type` ON `otp_codes`
WHEN NOT ((new."type" = 'email_verification' or new."type" = 'password_reset' or new."type" = 'phone_verification' or new."type" = 'phone_sign_in' or new."type" = 'phone_reset' or new."type" = 'email_addition'))
BEGIN
  SELECT CASE
    WHEN NOT (new."type" = 'email_verification' or new."type" = 'password_reset' or new."type" = 'phone_verification' or new."type" = 'phone_sign_in' or new."type" = 'phone_reset' or new."type" = 'email_addition') THEN RAISE(ABORT, 'rule otp_codes_type')
  END;
END;

CREATE TRIGGER `payment_records_rules_insert` BEFORE INSERT ON `payment_records`
WHEN NOT ((new."status" = 'pending' or new."status" = 'succeeded' or new."status" = 'failed' or new."status" = 'canceled' or new."status" = 'refunded' or new."status" = 'claimed' or new."status" = 'lapsed' or new."status" = 'refused')
  AND (new."amount_minor" >= 0 and new."discount_amount_minor" >= 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'succeeded' or new."status" = 'failed' or new."status" = 'canceled' or new."status" = 'refunded' or new."status" = 'claimed' or new."status" = 'lapsed' or new."status" = 'refused') THEN RAISE(ABORT, 'rule payments_status')
    WHEN NOT (new."amount_minor" >= 0 and new."discount_amount_minor" >= 0) THEN RAISE(ABORT, 'rule payments_amount')
  END;
END;

CREATE TRIGGER `payment_records_rules_update` BEFORE UPDATE OF `status`, `amount_minor`, `discount_amount_minor` ON `payment_records`
WHEN NOT ((new."status" = 'pending' or new."status" = 'succeeded' or new."status" = 'failed' or new."status" = 'canceled' or new."status" = 'refunded' or new."status" = 'claimed' or new."status" = 'lapsed' or new."status" = 'refused')
  AND (new."amount_minor" >= 0 and new."discount_amount_minor" >= 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'succeeded' or new."status" = 'failed' or new."status" = 'canceled' or new."status" = 'refunded' or new."status" = 'claimed' or new."status" = 'lapsed' or new."status" = 'refused') THEN RAISE(ABORT, 'rule payments_status')
    WHEN NOT (new."amount_minor" >= 0 and new."discount_amount_minor" >= 0) THEN RAISE(ABORT, 'rule payments_amount')
  END;
END;

CREATE TRIGGER `plan_changes_rules_insert` BEFORE INSERT ON `plan_changes`
WHEN NOT ((new."source" = 'payment' or new."source" = 'claim' or new."source" = 'match' or new."source" = 'difference' or new."source" = 'operator' or new."source" = 'refund' or new."source" = 'lapse' or new."source" = 'expiry'))
BEGIN
  SELECT CASE
    WHEN NOT (new."source" = 'payment' or new."source" = 'claim' or new."source" = 'match' or new."source" = 'difference' or new."source" = 'operator' or new."source" = 'refund' or new."source" = 'lapse' or new."source" = 'expiry') THEN RAISE(ABORT, 'rule plan_changes_source')
  END;
END;

CREATE TRIGGER `plan_changes_rules_update` BEFORE UPDATE OF `source` ON `plan_changes`
WHEN NOT ((new."source" = 'payment' or new."source" = 'claim' or new."source" = 'match' or new."source" = 'difference' or new."source" = 'operator' or new."source" = 'refund' or new."source" = 'lapse' or new."source" = 'expiry'))
BEGIN
  SELECT CASE
    WHEN NOT (new."source" = 'payment' or new."source" = 'claim' or new."source" = 'match' or new."source" = 'difference' or new."source" = 'operator' or new."source" = 'refund' or new."source" = 'lapse' or new."source" = 'expiry') THEN RAISE(ABORT, 'rule plan_changes_source')
  END;
END;

CREATE TRIGGER `statement_rows_rules_insert` BEFORE INSERT ON `statement_rows`
WHEN NOT ((new."amount_minor" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."amount_minor" > 0) THEN RAISE(ABORT, 'rule statement_rows_amount')
  END;
END;

CREATE TRIGGER `statement_rows_rules_update` BEFORE UPDATE OF `amount_minor` ON `statement_rows`
WHEN NOT ((new."amount_minor" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."amount_minor" > 0) THEN RAISE(ABORT, 'rule statement_rows_amount')
  END;
END;

CREATE TRIGGER `upgrade_requests_rules_insert` BEFORE INSERT ON `upgrade_requests`
WHEN NOT ((new."status" = 'pending' or new."status" = 'contacted' or new."status" = 'activated' or new."status" = 'rejected'))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'contacted' or new."status" = 'activated' or new."status" = 'rejected') THEN RAISE(ABORT, 'rule upgrade_requests_status')
  END;
END;

CREATE TRIGGER `upgrade_requests_rules_update` BEFORE UPDATE OF `status` ON `upgrade_requests`
WHEN NOT ((new."status" = 'pending' or new."status" = 'contacted' or new."status" = 'activated' or new."status" = 'rejected'))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'contacted' or new."status" = 'activated' or new."status" = 'rejected') THEN RAISE(ABORT, 'rule upgrade_requests_status')
  END;
END;
