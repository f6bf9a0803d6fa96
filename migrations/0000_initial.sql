CREATE TABLE `account_totals` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`username` text,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`profile_image_url` text,
	`mobile_number` text,
	`country_code` text DEFAULT '+91' NOT NULL,
	`phone_verified` integer DEFAULT false NOT NULL,
	`account_type` text DEFAULT 'personal' NOT NULL,
	`firm_name` text,
	`show_mobile` integer DEFAULT true NOT NULL,
	`show_email` integer DEFAULT true NOT NULL,
	`listing_view_count` integer DEFAULT 0 NOT NULL,
	`vehicle_rank` integer DEFAULT 0 NOT NULL,
	`lead_rank` integer DEFAULT 0 NOT NULL,
	`subscription_plan` text DEFAULT 'starter' NOT NULL,
	`subscription_status` text DEFAULT 'active' NOT NULL,
	`subscription_ends_at` integer,
	`subscription_duration` text,
	`subscription_id` text,
	`stripe_customer_id` text,
	`stripe_subscription_id` text,
	`last_expiry_notification_sent` integer,
	`expiry_notice_at` integer,
	`profile_grace_until` integer,
	`role` text DEFAULT 'user' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`erasing_at` integer,
	`erased_at` integer,
	`is_admin` integer DEFAULT false NOT NULL,
	`permissions` text,
	`permissions_granted_at` integer,
	`password` text,
	`email_verified` integer DEFAULT false NOT NULL,
	`auth_method` text DEFAULT 'email' NOT NULL,
	`last_login_at` integer,
	`last_activity_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "users_plan" CHECK("users"."subscription_plan" = 'starter' or "users"."subscription_plan" = 'growth' or "users"."subscription_plan" = 'pro'),
	CONSTRAINT "users_account_type" CHECK("users"."account_type" = 'personal' or "users"."account_type" = 'firm' or "users"."account_type" = 'business'),
	CONSTRAINT "users_email_lower" CHECK("users"."email" = lower("users"."email")),
	CONSTRAINT "users_username_lower" CHECK("users"."username" is null or "users"."username" = lower("users"."username"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_unique` ON `users` (`username`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_stripeCustomerId_unique` ON `users` (`stripe_customer_id`);--> statement-breakpoint
CREATE INDEX `users_by_created` ON `users` (`created_at`);--> statement-breakpoint
CREATE INDEX `users_by_plan_end` ON `users` (`subscription_ends_at`) WHERE subscription_plan <> 'starter';--> statement-breakpoint
CREATE INDEX `users_by_expiry_notice` ON `users` (`expiry_notice_at`) WHERE expiry_notice_at is not null;--> statement-breakpoint
CREATE INDEX `users_erasing` ON `users` (`erasing_at`) WHERE erasing_at is not null and erased_at is null;--> statement-breakpoint
CREATE INDEX `users_operators` ON `users` (`is_admin`) WHERE is_admin = 1;--> statement-breakpoint
CREATE INDEX `users_erased` ON `users` (`erased_at`) WHERE erased_at is not null;--> statement-breakpoint
CREATE INDEX `users_never_confirmed` ON `users` (`created_at`) WHERE email_verified = 0 and last_login_at is null;--> statement-breakpoint
CREATE INDEX `users_by_activity` ON `users` (`last_activity_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_vehicles` ON `users` (`vehicle_rank`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_leads` ON `users` (`lead_rank`,`id`);--> statement-breakpoint
CREATE TABLE `activity_logs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`action` text NOT NULL,
	`entity_type` text,
	`entity_id` text,
	`description` text NOT NULL,
	`metadata` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `activity_by_time` ON `activity_logs` (`created_at`);--> statement-breakpoint
CREATE INDEX `activity_by_user` ON `activity_logs` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `activity_by_entity` ON `activity_logs` (`entity_type`,`entity_id`);--> statement-breakpoint
CREATE TABLE `auth_flows` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`nonce` text NOT NULL,
	`code_verifier` text NOT NULL,
	`return_url` text NOT NULL,
	`popup` integer DEFAULT false NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `auth_flows_by_expiry` ON `auth_flows` (`expires_at`);--> statement-breakpoint
CREATE TABLE `identities` (
	`id` text PRIMARY KEY NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_by_subject` ON `identities` (`issuer`,`subject`);--> statement-breakpoint
CREATE INDEX `identities_by_user` ON `identities` (`user_id`);--> statement-breakpoint
CREATE TABLE `otp_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`address` text NOT NULL,
	`user_id` text,
	`code_hash` text NOT NULL,
	`asker` text DEFAULT '' NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`other_tries` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	`used` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "otp_codes_type" CHECK("otp_codes"."type" = 'email_verification' or "otp_codes"."type" = 'password_reset' or "otp_codes"."type" = 'phone_verification')
);
--> statement-breakpoint
CREATE INDEX `otp_codes_by_address` ON `otp_codes` (`type`,`address`,`created_at`);--> statement-breakpoint
CREATE INDEX `otp_codes_by_user` ON `otp_codes` (`user_id`);--> statement-breakpoint
CREATE INDEX `otp_codes_by_expiry` ON `otp_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `rate_counters` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`reset_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `rate_counters_by_reset` ON `rate_counters` (`reset_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`sid` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`sess` text NOT NULL,
	`created_at` integer NOT NULL,
	`expire` integer NOT NULL,
	`last_used_at` integer,
	`revoked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expire`);--> statement-breakpoint
CREATE TABLE `plan_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`source` text NOT NULL,
	`plan` text NOT NULL,
	`duration` text,
	`granted_ms` integer NOT NULL,
	`payment_id` text,
	`operator_id` text,
	`plan_before` text NOT NULL,
	`ends_before` integer,
	`plan_after` text NOT NULL,
	`ends_after` integer,
	`closed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "plan_changes_source" CHECK("plan_changes"."source" = 'payment' or "plan_changes"."source" = 'operator' or "plan_changes"."source" = 'refund' or "plan_changes"."source" = 'expiry')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plan_changes_by_payment` ON `plan_changes` (`payment_id`,`source`);--> statement-breakpoint
CREATE INDEX `plan_changes_by_user` ON `plan_changes` (`user_id`,`closed_at`);--> statement-breakpoint
CREATE TABLE `gift_code_redemptions` (
	`id` text PRIMARY KEY NOT NULL,
	`gift_code_id` text NOT NULL,
	`user_id` text NOT NULL,
	`status` text DEFAULT 'reserved' NOT NULL,
	`payment_id` text NOT NULL,
	`plan` text NOT NULL,
	`original_amount_minor` integer NOT NULL,
	`discount_amount_minor` integer NOT NULL,
	`final_amount_minor` integer NOT NULL,
	`reserved_until` integer,
	`redeemed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`gift_code_id`) REFERENCES `gift_codes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`) REFERENCES `payment_records`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "redemptions_status" CHECK("gift_code_redemptions"."status" = 'reserved' or "gift_code_redemptions"."status" = 'redeemed' or "gift_code_redemptions"."status" = 'released')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `redemptions_once` ON `gift_code_redemptions` (`gift_code_id`,`user_id`) WHERE status <> 'released';--> statement-breakpoint
CREATE INDEX `redemptions_by_user` ON `gift_code_redemptions` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `redemptions_by_payment` ON `gift_code_redemptions` (`payment_id`);--> statement-breakpoint
CREATE INDEX `redemptions_reserved` ON `gift_code_redemptions` (`gift_code_id`,`reserved_until`) WHERE status = 'reserved';--> statement-breakpoint
CREATE TABLE `gift_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`discount_percentage` real NOT NULL,
	`max_uses` integer DEFAULT 1 NOT NULL,
	`used_count` integer DEFAULT 0 NOT NULL,
	`valid_until` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`applicable_plans` text,
	`time_period` text DEFAULT '1_month' NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "gift_codes_period" CHECK("gift_codes"."time_period" = '1_month' or "gift_codes"."time_period" = '3_months' or "gift_codes"."time_period" = '1_year'),
	CONSTRAINT "gift_codes_discount" CHECK("gift_codes"."discount_percentage" between 1 and 100),
	CONSTRAINT "gift_codes_uses" CHECK("gift_codes"."max_uses" >= 1 and "gift_codes"."used_count" between 0 and "gift_codes"."max_uses")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gift_codes_code_unique` ON `gift_codes` (`code`);--> statement-breakpoint
CREATE INDEX `gift_codes_by_creator` ON `gift_codes` (`created_by`) WHERE created_by is not null;--> statement-breakpoint
CREATE TABLE `payment_records` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`plan` text NOT NULL,
	`duration` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`original_amount_minor` integer NOT NULL,
	`discount_amount_minor` integer DEFAULT 0 NOT NULL,
	`currency` text NOT NULL,
	`payment_gateway` text NOT NULL,
	`transaction_id` text,
	`idempotency_key` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`gateway_response` text,
	`gift_code_id` text,
	`buyer_gstin` text,
	`buyer_state` text,
	`period_start` integer,
	`period_end` integer,
	`invoice_year` text,
	`invoice_number` integer,
	`invoice_parties` text,
	`credit_note_year` text,
	`credit_note_number` integer,
	`paid_at` integer,
	`refund_requested_at` integer,
	`refund_reason` text,
	`refunded_by` text,
	`refunded_at` integer,
	`checked_at` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_status" CHECK("payment_records"."status" = 'pending' or "payment_records"."status" = 'succeeded' or "payment_records"."status" = 'failed' or "payment_records"."status" = 'canceled' or "payment_records"."status" = 'refunded'),
	CONSTRAINT "payments_amount" CHECK("payment_records"."amount_minor" >= 0 and "payment_records"."discount_amount_minor" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_records_transactionId_unique` ON `payment_records` (`transaction_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_invoice` ON `payment_records` (`invoice_year`,`invoice_number`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_credit_note` ON `payment_records` (`credit_note_year`,`credit_note_number`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_idempotency` ON `payment_records` (`user_id`,`idempotency_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_one_open` ON `payment_records` (`user_id`) WHERE status in ('pending', 'failed');--> statement-breakpoint
CREATE INDEX `payments_to_check` ON `payment_records` (`checked_at`) WHERE status in ('pending', 'failed');--> statement-breakpoint
CREATE INDEX `payments_to_refund` ON `payment_records` (`checked_at`) WHERE status = 'succeeded' and refund_requested_at is not null;--> statement-breakpoint
CREATE INDEX `payments_by_user` ON `payment_records` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `upgrade_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`mobile` text NOT NULL,
	`email` text NOT NULL,
	`plan` text NOT NULL,
	`duration` text NOT NULL,
	`price_minor` integer NOT NULL,
	`currency` text DEFAULT 'INR' NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`notes` text,
	`asked_at` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "upgrade_requests_status" CHECK("upgrade_requests"."status" = 'pending' or "upgrade_requests"."status" = 'contacted' or "upgrade_requests"."status" = 'activated' or "upgrade_requests"."status" = 'rejected')
);
--> statement-breakpoint
CREATE INDEX `upgrade_requests_by_user` ON `upgrade_requests` (`user_id`);--> statement-breakpoint
CREATE INDEX `upgrade_requests_by_asked` ON `upgrade_requests` (`asked_at`,`id`);--> statement-breakpoint
CREATE INDEX `upgrade_requests_by_status` ON `upgrade_requests` (`status`,`asked_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `upgrade_requests_one_open` ON `upgrade_requests` (`user_id`,`plan`) WHERE status in ('pending', 'contacted');--> statement-breakpoint
CREATE TABLE `webhook_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `delivery_stops` (
	`user_id` text NOT NULL,
	`channel` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `channel`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "delivery_stops_channel" CHECK("delivery_stops"."channel" = 'mail' or "delivery_stops"."channel" = 'push' or "delivery_stops"."channel" = 'sms' or "delivery_stops"."channel" = 'whatsapp')
);
--> statement-breakpoint
CREATE TABLE `notification_preferences` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`consent_version` text,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `channel`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notification_preferences_kind" CHECK("notification_preferences"."kind" = 'offer' or "notification_preferences"."kind" = 'better_offer' or "notification_preferences"."kind" = 'follow_up' or "notification_preferences"."kind" = 'rc' or "notification_preferences"."kind" = 'republish' or "notification_preferences"."kind" = 'plan' or "notification_preferences"."kind" = 'payment' or "notification_preferences"."kind" = 'security' or "notification_preferences"."kind" = 'milestone'),
	CONSTRAINT "notification_preferences_channel" CHECK("notification_preferences"."channel" = 'mail' or "notification_preferences"."channel" = 'push' or "notification_preferences"."channel" = 'sms' or "notification_preferences"."channel" = 'whatsapp')
);
--> statement-breakpoint
CREATE TABLE `push_devices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`sid` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`user_agent` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sid`) REFERENCES `sessions`(`sid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_endpoint_unique` ON `push_devices` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_devices_by_user` ON `push_devices` (`user_id`,`last_seen_at`);--> statement-breakpoint
CREATE INDEX `push_devices_by_session` ON `push_devices` (`sid`);--> statement-breakpoint
CREATE INDEX `push_devices_by_age` ON `push_devices` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `quiet_hours` (
	`user_id` text PRIMARY KEY NOT NULL,
	`from_minute` integer NOT NULL,
	`to_minute` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`mobile_number` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contacts_by_owner` ON `contacts` (`user_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `contacts_once` ON `contacts` (`user_id`,`mobile_number`);--> statement-breakpoint
CREATE TABLE `demo_intents` (
	`id` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`client_secret` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`user_id` text NOT NULL,
	`status` text NOT NULL,
	`failure` text,
	`succeeds_at` integer,
	`refunded_minor` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `demo_intents_idempotencyKey_unique` ON `demo_intents` (`idempotency_key`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`recipient` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`html` text,
	`code` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_by_time` ON `outbox` (`created_at`);--> statement-breakpoint
CREATE TABLE `request_points` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`version` text NOT NULL,
	`status` integer NOT NULL,
	`ms` real NOT NULL,
	`rows_read` integer NOT NULL,
	`rows_written` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `request_points_by_kind` ON `request_points` (`kind`,`at`);--> statement-breakpoint
CREATE TABLE `vehicle_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`fields` text NOT NULL,
	`images` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `vehicle_drafts_by_owner` ON `vehicle_drafts` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `vehicle_drafts_by_change` ON `vehicle_drafts` (`updated_at`);--> statement-breakpoint
CREATE TABLE `daily_figures` (
	`day` text NOT NULL,
	`figure` text NOT NULL,
	`currency` text NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`figure`, `day`, `currency`),
	CONSTRAINT "daily_figures_figure" CHECK("daily_figures"."figure" = 'signups' or "daily_figures"."figure" = 'listings' or "daily_figures"."figure" = 'views' or "daily_figures"."figure" = 'offers' or "daily_figures"."figure" = 'revenue' or "daily_figures"."figure" = 'page_views')
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `job_marks` (
	`job` text PRIMARY KEY NOT NULL,
	`done_to` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `system_issues` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`user_id` text,
	`description` text NOT NULL,
	`metadata` text,
	`resolved` integer DEFAULT false NOT NULL,
	`resolved_at` integer,
	`resolved_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`resolved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `system_issues_open` ON `system_issues` (`resolved`,`created_at`);--> statement-breakpoint
CREATE INDEX `system_issues_by_resolver` ON `system_issues` (`resolved_by`) WHERE resolved_by is not null;--> statement-breakpoint
CREATE INDEX `system_issues_by_user` ON `system_issues` (`user_id`) WHERE user_id is not null;--> statement-breakpoint
CREATE TABLE `lead_counts` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`lead_count` integer NOT NULL,
	`month` text NOT NULL,
	`month_count` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `lead_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`lead_id` text NOT NULL,
	`listing_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`buyer_name` text,
	`price_minor` integer NOT NULL,
	`currency` text DEFAULT 'INR' NOT NULL,
	`message` text,
	`source` text NOT NULL,
	`network_hash` text NOT NULL,
	`consent_version` text NOT NULL,
	`withdrawn_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `lead_offers_by_lead` ON `lead_offers` (`lead_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `lead_offers_by_network` ON `lead_offers` (`owner_id`,`network_hash`,`listing_id`,`created_at`) WHERE network_hash <> '';--> statement-breakpoint
CREATE TABLE `leads` (
	`id` text PRIMARY KEY NOT NULL,
	`vehicle_id` text NOT NULL,
	`republished_vehicle_id` text,
	`listing_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`buyer_name` text,
	`buyer_mobile` text NOT NULL,
	`offer_price_minor` integer NOT NULL,
	`offer_currency` text NOT NULL,
	`message` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`previous_status` text,
	`status_changed_at` integer,
	`source` text DEFAULT 'link' NOT NULL,
	`notes` text,
	`follow_up_at` integer,
	`follow_up_notified_at` integer,
	`withdrawn_at` integer,
	`monthly_ordinal` integer DEFAULT 1 NOT NULL,
	`unlikely_reason` text,
	`device_hash` text,
	`last_offer_id` text NOT NULL,
	`last_offer_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "leads_status" CHECK("leads"."status" = 'pending' or "leads"."status" = 'contacted' or "leads"."status" = 'negotiating' or "leads"."status" = 'visit_booked' or "leads"."status" = 'won' or "leads"."status" = 'lost' or "leads"."status" = 'junk'),
	CONSTRAINT "leads_previous_status" CHECK("leads"."previous_status" = 'pending' or "leads"."previous_status" = 'contacted' or "leads"."previous_status" = 'negotiating' or "leads"."previous_status" = 'visit_booked' or "leads"."previous_status" = 'won' or "leads"."previous_status" = 'lost' or "leads"."previous_status" = 'junk'),
	CONSTRAINT "leads_source" CHECK("leads"."source" = 'qr' or "leads"."source" = 'link' or "leads"."source" = 'profile' or "leads"."source" = 'republish'),
	CONSTRAINT "leads_offer" CHECK("leads"."offer_price_minor" > 0),
	CONSTRAINT "leads_unlikely_reason" CHECK("leads"."unlikely_reason" = 'price' or "leads"."unlikely_reason" = 'network')
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `leads_by_buyer` ON `leads` (`listing_id`,`buyer_mobile`);--> statement-breakpoint
CREATE INDEX `leads_by_owner` ON `leads` (`owner_id`,`unlikely_reason`,`last_offer_at`,`id`,`status`);--> statement-breakpoint
CREATE INDEX `leads_unlikely` ON `leads` (`owner_id`,`last_offer_at`,`id`) WHERE unlikely_reason is not null;--> statement-breakpoint
CREATE INDEX `leads_over_limit` ON `leads` (`owner_id`,`id`) WHERE monthly_ordinal > 50;--> statement-breakpoint
CREATE INDEX `leads_due` ON `leads` (`owner_id`,`follow_up_at`) WHERE follow_up_at is not null;--> statement-breakpoint
CREATE INDEX `leads_follow_up` ON `leads` (`follow_up_at`) WHERE follow_up_at is not null and follow_up_notified_at is null;--> statement-breakpoint
CREATE TABLE `usage_tracking` (
	`user_id` text NOT NULL,
	`action_type` text NOT NULL,
	`year` integer NOT NULL,
	`month` integer NOT NULL,
	`count` integer NOT NULL,
	`action_date` integer NOT NULL,
	PRIMARY KEY(`user_id`, `action_type`, `year`, `month`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "usage_action" CHECK("usage_tracking"."action_type" = 'vehicle_created' or "usage_tracking"."action_type" = 'republish')
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `code_history` (
	`id` integer PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`code` text NOT NULL,
	`vehicle_id` text,
	`republished_vehicle_id` text,
	`since` integer NOT NULL,
	`until` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `code_history_of_code` ON `code_history` (`owner_id`,`code`,`id`);--> statement-breakpoint
CREATE TABLE `short_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`vehicle_id` text,
	`republished_vehicle_id` text,
	`for_profile` integer DEFAULT false NOT NULL,
	`number` integer,
	`pointed_at` integer,
	`scan_count` integer DEFAULT 0 NOT NULL,
	`scan_days` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `short_codes_of_profile` ON `short_codes` (`owner_id`) WHERE for_profile = 1;--> statement-breakpoint
CREATE UNIQUE INDEX `short_codes_numbered` ON `short_codes` (`owner_id`,`number`) WHERE number is not null;--> statement-breakpoint
CREATE INDEX `short_codes_by_owner` ON `short_codes` (`owner_id`);--> statement-breakpoint
CREATE INDEX `short_codes_by_vehicle` ON `short_codes` (`vehicle_id`);--> statement-breakpoint
CREATE INDEX `short_codes_by_republished` ON `short_codes` (`republished_vehicle_id`);--> statement-breakpoint
CREATE TABLE `uploads` (
	`key` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`content_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer,
	`height` integer,
	`created_at` integer NOT NULL,
	`attached_at` integer,
	`discarded_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "uploads_kind" CHECK("uploads"."kind" = 'vehicle_image' or "uploads"."kind" = 'profile_image' or "uploads"."kind" = 'rc'),
	CONSTRAINT "uploads_status" CHECK("uploads"."status" = 'pending' or "uploads"."status" = 'attached' or "uploads"."status" = 'discarded')
);
--> statement-breakpoint
CREATE INDEX `uploads_by_user` ON `uploads` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `uploads_by_status` ON `uploads` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`user_id` text,
	`event_id` text,
	`recipient_key` text NOT NULL,
	`asked_from` text,
	`data` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	`sent_at` integer,
	`outcome` text,
	`error` text,
	`provider_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "messages_channel" CHECK("messages"."channel" = 'mail' or "messages"."channel" = 'push' or "messages"."channel" = 'sms' or "messages"."channel" = 'whatsapp'),
	CONSTRAINT "messages_outcome" CHECK("messages"."outcome" = 'sent' or "messages"."outcome" = 'delivered' or "messages"."outcome" = 'bounced' or "messages"."outcome" = 'unknown' or "messages"."outcome" = 'given_up' or "messages"."outcome" = 'dropped' or "messages"."outcome" = 'merged')
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `messages_due` ON `messages` (`channel`,`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `messages_by_recipient` ON `messages` (`recipient_key`,`created_at`) WHERE recipient_key <> '';--> statement-breakpoint
CREATE INDEX `messages_by_user` ON `messages` (`user_id`,`channel`,`created_at`) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX `messages_by_provider` ON `messages` (`provider_id`) WHERE provider_id is not null;--> statement-breakpoint
CREATE INDEX `messages_failed` ON `messages` (`created_at`) WHERE outcome = 'given_up' or outcome = 'unknown' or outcome = 'bounced';--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`is_read` integer DEFAULT false NOT NULL,
	`related_entity_id` text,
	`related_entity_type` text,
	`metadata` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notifications_type" CHECK("notifications"."type" = 'lead_generated' or "notifications"."type" = 'view_milestone' or "notifications"."type" = 'follow_up_due' or "notifications"."type" = 'rc_request' or "notifications"."type" = 'republish' or "notifications"."type" = 'subscription' or "notifications"."type" = 'system')
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `notifications_by_user` ON `notifications` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_read_by_age` ON `notifications` (`created_at`) WHERE is_read = 1;--> statement-breakpoint
CREATE TABLE `incidents` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`detail` text NOT NULL,
	`opened_at` integer NOT NULL,
	`ended_at` integer,
	CONSTRAINT "incidents_kind" CHECK("incidents"."kind" = 'errors' or "incidents"."kind" = 'job' or "incidents"."kind" = 'backlog' or "incidents"."kind" = 'database' or "incidents"."kind" = 'payment' or "incidents"."kind" = 'budget')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `incidents_open` ON `incidents` (`kind`,`subject`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `incidents_by_time` ON `incidents` (`opened_at`);--> statement-breakpoint
CREATE INDEX `incidents_ended` ON `incidents` (`ended_at`) WHERE ended_at is not null;--> statement-breakpoint
CREATE TABLE `job_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`succeeded_at` integer,
	`took_ms` integer NOT NULL,
	`failed_at` integer,
	`error` text
);
--> statement-breakpoint
CREATE TABLE `consent_texts` (
	`version` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `permission_grants` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`consent_version` text NOT NULL,
	`permissions` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `permission_grants_by_user` ON `permission_grants` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `rc_access_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`vehicle_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`requester_id` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`decided_at` integer,
	`expires_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`requester_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "rc_requests_status" CHECK("rc_access_requests"."status" = 'pending' or "rc_access_requests"."status" = 'approved' or "rc_access_requests"."status" = 'denied' or "rc_access_requests"."status" = 'revoked')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rc_requests_once` ON `rc_access_requests` (`vehicle_id`,`requester_id`);--> statement-breakpoint
CREATE INDEX `rc_requests_by_owner` ON `rc_access_requests` (`owner_id`,`id`);--> statement-breakpoint
CREATE INDEX `rc_requests_by_requester` ON `rc_access_requests` (`requester_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `listing_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`vehicle_id` text NOT NULL,
	`listing_id` text NOT NULL,
	`network_hash` text NOT NULL,
	`reason` text NOT NULL,
	`details` text,
	`status` text DEFAULT 'open' NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "listing_reports_reason" CHECK("listing_reports"."reason" = 'sold' or "listing_reports"."reason" = 'wrong' or "listing_reports"."reason" = 'fraud' or "listing_reports"."reason" = 'stolen' or "listing_reports"."reason" = 'offensive' or "listing_reports"."reason" = 'other'),
	CONSTRAINT "listing_reports_status" CHECK("listing_reports"."status" = 'open' or "listing_reports"."status" = 'dismissed' or "listing_reports"."status" = 'hidden')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `listing_reports_once` ON `listing_reports` (`listing_id`,`network_hash`);--> statement-breakpoint
CREATE INDEX `listing_reports_by_vehicle` ON `listing_reports` (`vehicle_id`);--> statement-breakpoint
CREATE INDEX `listing_reports_by_status` ON `listing_reports` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `listing_reports_by_decider` ON `listing_reports` (`decided_by`) WHERE decided_by is not null;--> statement-breakpoint
CREATE TABLE `republish_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`vehicle_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`requester_id` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`wished_price_minor` integer,
	`wished_currency` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`requester_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "republish_requests_status" CHECK("republish_requests"."status" = 'pending' or "republish_requests"."status" = 'approved' or "republish_requests"."status" = 'denied' or "republish_requests"."status" = 'revoked'),
	CONSTRAINT "republish_requests_price" CHECK("republish_requests"."wished_price_minor" is null or "republish_requests"."wished_price_minor" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `republish_requests_once` ON `republish_requests` (`vehicle_id`,`requester_id`);--> statement-breakpoint
CREATE INDEX `republish_requests_by_owner` ON `republish_requests` (`owner_id`,`id`);--> statement-breakpoint
CREATE INDEX `republish_requests_by_requester` ON `republish_requests` (`requester_id`);--> statement-breakpoint
CREATE TABLE `republished_vehicles` (
	`id` text PRIMARY KEY NOT NULL,
	`original_vehicle_id` text NOT NULL,
	`republisher_id` text NOT NULL,
	`custom_price_minor` integer NOT NULL,
	`custom_currency` text NOT NULL,
	`custom_mobile_number` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`ended_reason` text,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`original_vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`republisher_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "republished_status" CHECK("republished_vehicles"."status" = 'active' or "republished_vehicles"."status" = 'withdrawn' or "republished_vehicles"."status" = 'ended'),
	CONSTRAINT "republished_price" CHECK("republished_vehicles"."custom_price_minor" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `republished_once` ON `republished_vehicles` (`original_vehicle_id`,`republisher_id`) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX `republished_by_republisher` ON `republished_vehicles` (`republisher_id`,`id`) WHERE status <> 'withdrawn';--> statement-breakpoint
CREATE INDEX `republished_by_person` ON `republished_vehicles` (`republisher_id`);--> statement-breakpoint
CREATE INDEX `republished_by_original` ON `republished_vehicles` (`original_vehicle_id`,`id`);--> statement-breakpoint
CREATE TABLE `vehicle_suggestions` (
	`id` text PRIMARY KEY NOT NULL,
	`sold_vehicle_id` text NOT NULL,
	`suggested_vehicle_id` text NOT NULL,
	`user_id` text NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`sold_vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`suggested_vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "vehicle_suggestions_two" CHECK("vehicle_suggestions"."position" in (0, 1)),
	CONSTRAINT "vehicle_suggestions_other" CHECK("vehicle_suggestions"."sold_vehicle_id" <> "vehicle_suggestions"."suggested_vehicle_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vehicle_suggestions_position` ON `vehicle_suggestions` (`sold_vehicle_id`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `vehicle_suggestions_once` ON `vehicle_suggestions` (`sold_vehicle_id`,`suggested_vehicle_id`);--> statement-breakpoint
CREATE INDEX `vehicle_suggestions_by_suggested` ON `vehicle_suggestions` (`suggested_vehicle_id`);--> statement-breakpoint
CREATE INDEX `vehicle_suggestions_by_user` ON `vehicle_suggestions` (`user_id`);--> statement-breakpoint
CREATE TABLE `vehicle_counts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`listed_count` integer NOT NULL,
	`profile_count` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `vehicles` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`price_minor` integer NOT NULL,
	`currency` text DEFAULT 'INR' NOT NULL,
	`images` text NOT NULL,
	`rc_key` text,
	`show_rc` integer DEFAULT false NOT NULL,
	`year` integer NOT NULL,
	`fuel_type` text,
	`transmission` text,
	`kms_driven` integer,
	`kind` text,
	`make` text,
	`model` text,
	`body` text,
	`city` text,
	`owners` integer,
	`registration_state` text,
	`rto` text,
	`facts` text DEFAULT '{}' NOT NULL,
	`specifications` text,
	`description` text,
	`status` text DEFAULT 'available' NOT NULL,
	`sold_at` integer,
	`sold_from` text,
	`sold_price_minor` integer,
	`sold_final_at` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`deleted_at` integer,
	`hidden_reason` text,
	`show_in_profile` integer DEFAULT true NOT NULL,
	`display_order` integer DEFAULT 0 NOT NULL,
	`republish_policy` text DEFAULT 'allow' NOT NULL,
	`relisted_from_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`is_shown` integer GENERATED ALWAYS AS (is_active = 1 and hidden_reason is null) VIRTUAL NOT NULL,
	`is_for_sale` integer GENERATED ALWAYS AS (is_shown = 1 and status <> 'sold') VIRTUAL NOT NULL,
	`is_on_profile` integer GENERATED ALWAYS AS (is_for_sale = 1 and show_in_profile = 1) VIRTUAL NOT NULL,
	`search_text` text GENERATED ALWAYS AS (name || ifnull(' ' || make, '') || ifnull(' ' || model, '') || ifnull(' ' || body, '') || ifnull(' ' || city, '') || ifnull(' ' || rto, '')) VIRTUAL NOT NULL,
	`is_live` integer GENERATED ALWAYS AS (is_active = 1 and status <> 'sold' and hidden_reason is not 'operator') VIRTUAL NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "vehicles_status" CHECK("vehicles"."status" = 'available' or "vehicles"."status" = 'pending' or "vehicles"."status" = 'sold'),
	CONSTRAINT "vehicles_sold_from" CHECK("vehicles"."sold_from" = 'available' or "vehicles"."sold_from" = 'pending' or "vehicles"."sold_from" = 'sold'),
	CONSTRAINT "vehicles_sold_price" CHECK("vehicles"."sold_price_minor" is null or "vehicles"."sold_price_minor" > 0),
	CONSTRAINT "vehicles_hidden_reason" CHECK("vehicles"."hidden_reason" = 'plan' or "vehicles"."hidden_reason" = 'operator'),
	CONSTRAINT "vehicles_republish_policy" CHECK("vehicles"."republish_policy" = 'allow' or "vehicles"."republish_policy" = 'ask' or "vehicles"."republish_policy" = 'deny'),
	CONSTRAINT "vehicles_kind" CHECK("vehicles"."kind" = 'car' or "vehicles"."kind" = 'bike' or "vehicles"."kind" = 'scooter' or "vehicles"."kind" = 'three_wheeler' or "vehicles"."kind" = 'commercial' or "vehicles"."kind" = 'tractor'),
	CONSTRAINT "vehicles_owners" CHECK("vehicles"."owners" is null or "vehicles"."owners" between 1 and 9),
	CONSTRAINT "vehicles_facts" CHECK(json_type("vehicles"."facts") = 'object'),
	CONSTRAINT "vehicles_price" CHECK("vehicles"."price_minor" > 0),
	CONSTRAINT "vehicles_images" CHECK(json_array_length("vehicles"."images") between 1 and 4),
	CONSTRAINT "vehicles_kms" CHECK("vehicles"."kms_driven" is null or "vehicles"."kms_driven" >= 0)
);
--> statement-breakpoint
CREATE INDEX `vehicles_by_owner` ON `vehicles` (`user_id`,`is_active`,`id`);--> statement-breakpoint
CREATE INDEX `vehicles_on_profile` ON `vehicles` (`user_id`,`display_order`,id desc) WHERE is_on_profile = 1;--> statement-breakpoint
CREATE INDEX `vehicles_alike` ON `vehicles` (`user_id`,`kind`,`price_minor`) WHERE is_on_profile = 1;--> statement-breakpoint
CREATE INDEX `vehicles_live` ON `vehicles` (`user_id`,`hidden_reason`,`id`) WHERE is_live = 1;--> statement-breakpoint
CREATE INDEX `vehicles_by_rc` ON `vehicles` (`rc_key`) WHERE rc_key is not null;--> statement-breakpoint
CREATE INDEX `vehicles_by_sold` ON `vehicles` (`relisted_from_id`) WHERE relisted_from_id is not null;--> statement-breakpoint
CREATE INDEX `vehicles_by_change` ON `vehicles` (`updated_at`);--> statement-breakpoint
CREATE INDEX `vehicles_sold_lately` ON `vehicles` (`sold_at`) WHERE status = 'sold' and sold_final_at is null;--> statement-breakpoint
CREATE INDEX `vehicles_deleted` ON `vehicles` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE TABLE `page_view_batches` (
	`source` text PRIMARY KEY NOT NULL,
	`last_batch` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `page_views` (
	`day` text NOT NULL,
	`page_type` text NOT NULL,
	`view_count` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`day`, `page_type`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `seller_views` (
	`user_id` text NOT NULL,
	`month` text NOT NULL,
	`view_count` integer NOT NULL,
	`days` text NOT NULL,
	PRIMARY KEY(`user_id`, `month`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `view_milestones` (
	`listing_id` text NOT NULL,
	`vehicle_id` text NOT NULL,
	`republished_vehicle_id` text,
	`milestone` integer NOT NULL,
	`notification_sent` integer DEFAULT false NOT NULL,
	`achieved_at` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `milestone`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `views` (
	`listing_id` text NOT NULL,
	`month` text NOT NULL,
	`view_count` integer NOT NULL,
	`days` text NOT NULL,
	PRIMARY KEY(`listing_id`, `month`)
) WITHOUT ROWID;

--> statement-breakpoint
CREATE TRIGGER `activity_logs_no_update` BEFORE UPDATE ON `activity_logs`
WHEN NOT (new.description = 'Erased' AND new.metadata IS NULL AND new.id = old.id AND new.user_id IS old.user_id
  AND new.action = old.action AND new.entity_type IS old.entity_type AND new.entity_id IS old.entity_id
  AND new.created_at = old.created_at)
BEGIN
  SELECT RAISE(ABORT, 'activity_logs is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `activity_logs_no_delete` BEFORE DELETE ON `activity_logs`
WHEN old.created_at > (unixepoch() - 3 * 365 * 86400) * 1000
BEGIN
  SELECT RAISE(ABORT, 'activity_logs is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `consent_texts_no_update` BEFORE UPDATE ON `consent_texts`
BEGIN
  SELECT RAISE(ABORT, 'consent_texts is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `consent_texts_no_delete` BEFORE DELETE ON `consent_texts`
BEGIN
  SELECT RAISE(ABORT, 'consent_texts is append-only');
END;
--> statement-breakpoint
INSERT INTO `consent_texts` (version, purpose, text, created_at) VALUES
('2026-11-1', 'offer', 'By sending, you agree that the seller gets your name and number to call you about this vehicle.', 1795219200000),
('permissions-2026-11-1', 'permissions', 'Camera & media: Photograph your vehicles for a listing.
Storage: Keep you signed in on this device.
Network: Publish your listings and receive offers.
Location: Say which city a vehicle stands in.
Notifications: Hear of a new offer while this page is open.
Contacts: Choose buyers from your phone book.
Microphone: Speak a description instead of typing it.
Your privacy: your browser asks you before anything is used, nothing is recorded, and you can change all of this in Settings.', 1795219200000),
('permissions-2026-11-2', 'permissions', 'Camera & media: Take photos of your vehicles.
Storage: Keep you signed in on this device.
Network: Publish your listings and receive offers.
Location: Fill in the city of a vehicle for you.
Notifications: New offers while this page is open.
Contacts: Pick a buyer from your phone book, one at a time.
Microphone: Dictate a description instead of typing it.
Your privacy: your browser asks you before anything is used, and you can change all of this in Settings. We receive only what you choose or save: never your position, your whole phone book or a recording. Your browser may turn speech into text with an online service of its maker.', 1795305600000),
('permissions-2026-11-3', 'permissions', 'Camera & media: Take photos of your vehicles.
Storage: Keep you signed in on this device.
Network: Publish your listings and receive offers.
Location: Fill in the city of a vehicle for you.
Notifications: New offers on this device, also with the page closed.
Contacts: Pick a buyer from your phone book, one at a time.
Microphone: Dictate a description instead of typing it.
Your privacy: your browser asks you before anything is used, and you can change all of this in Settings. We receive only what you choose or save: never your position, your whole phone book or a recording. Your browser may turn speech into text with an online service of its maker.', 1795348800000),
('permissions-2026-11-4', 'permissions', 'Camera & media: Take photos of your vehicles and scan your stickers.
Storage: Keep you signed in on this device.
Network: Publish your listings and receive offers.
Location: Fill in the city of a vehicle for you.
Notifications: New offers on this device, also with the page closed.
Contacts: Pick a buyer from your phone book, one at a time.
Microphone: Dictate a description instead of typing it.
Your privacy: your browser asks you before anything is used, and you can change all of this in Settings. We receive only what you choose or save: never your position, your whole phone book or a recording. Your browser may turn speech into text with an online service of its maker.', 1795370400000),
('number-messages-2026-11-1', 'number_messages', 'Offers are sent to your verified mobile number by SMS or WhatsApp, through their operators. You can turn this off here at any time.', 1795305600000),
('2026-11-1-hi', 'offer', 'भेजकर आप सहमत हैं कि विक्रेता को आपका नाम और नंबर मिले, ताकि वह इस वाहन के बारे में आपको कॉल कर सके।', 1795348800000),
('2026-11-1-mr', 'offer', 'पाठवून तुम्ही मान्य करता की विक्रेत्याला तुमचे नाव आणि नंबर मिळेल, जेणेकरून तो या वाहनाबद्दल तुम्हाला कॉल करू शकेल.', 1795348800000),
('2026-11-1-gu', 'offer', 'મોકલીને તમે સંમત થાઓ છો કે વેચનારને તમારું નામ અને નંબર મળે, જેથી તે આ વાહન વિશે તમને કૉલ કરી શકે.', 1795348800000),
('2026-11-1-pa', 'offer', 'ਭੇਜ ਕੇ ਤੁਸੀਂ ਸਹਿਮਤ ਹੋ ਕਿ ਵੇਚਣ ਵਾਲੇ ਨੂੰ ਤੁਹਾਡਾ ਨਾਮ ਅਤੇ ਨੰਬਰ ਮਿਲੇ, ਤਾਂ ਜੋ ਉਹ ਇਸ ਵਾਹਨ ਬਾਰੇ ਤੁਹਾਨੂੰ ਕਾਲ ਕਰ ਸਕੇ।', 1795348800000),
('2026-11-1-bn', 'offer', 'পাঠালে আপনি সম্মত হচ্ছেন যে এই গাড়ির বিষয়ে আপনাকে কল করার জন্য বিক্রেতা আপনার নাম ও নম্বর পাবেন।', 1795348800000),
('2026-11-1-ta', 'offer', 'அனுப்புவதன் மூலம், இந்த வாகனம் குறித்து உங்களை அழைக்க விற்பவர் உங்கள் பெயரையும் எண்ணையும் பெற ஒப்புக்கொள்கிறீர்கள்.', 1795348800000),
('2026-11-1-te', 'offer', 'పంపడం ద్వారా, ఈ వాహనం గురించి మీకు కాల్ చేయడానికి అమ్మేవారికి మీ పేరు, నంబర్ అందడానికి మీరు అంగీకరిస్తున్నారు.', 1795348800000),
('2026-11-1-kn', 'offer', 'ಕಳುಹಿಸುವ ಮೂಲಕ, ಈ ವಾಹನದ ಬಗ್ಗೆ ನಿಮಗೆ ಕರೆ ಮಾಡಲು ಮಾರಾಟಗಾರರಿಗೆ ನಿಮ್ಮ ಹೆಸರು ಮತ್ತು ಸಂಖ್ಯೆ ಸಿಗುವುದಕ್ಕೆ ನೀವು ಒಪ್ಪುತ್ತೀರಿ.', 1795348800000),
('2026-11-1-ml', 'offer', 'അയയ്ക്കുന്നതിലൂടെ, ഈ വാഹനത്തെക്കുറിച്ച് നിങ്ങളെ വിളിക്കാൻ വിൽപ്പനക്കാരന് നിങ്ങളുടെ പേരും നമ്പറും ലഭിക്കുന്നതിന് നിങ്ങൾ സമ്മതിക്കുന്നു.', 1795348800000)
ON CONFLICT (version) DO NOTHING;
--> statement-breakpoint
CREATE TRIGGER `leads_insert` AFTER INSERT ON `leads`
BEGIN
  INSERT INTO lead_counts (owner_id, lead_count, month, month_count)
  VALUES (new.owner_id, 1, iif(new.monthly_ordinal > 0, strftime('%Y-%m', new.created_at / 1000 + 19800, 'unixepoch'), ''), new.monthly_ordinal > 0)
  ON CONFLICT (owner_id) DO UPDATE SET
    lead_count = lead_count + 1,
    month = max(month, excluded.month),
    month_count = CASE
      WHEN excluded.month > month THEN 1
      ELSE month_count + (excluded.month = month AND excluded.month_count) END;
END;
--> statement-breakpoint
CREATE TRIGGER `leads_counted` AFTER UPDATE OF `monthly_ordinal` ON `leads`
WHEN (new.monthly_ordinal > 0) <> (old.monthly_ordinal > 0)
BEGIN
  UPDATE lead_counts SET
    month = max(month, strftime('%Y-%m', new.created_at / 1000 + 19800, 'unixepoch')),
    month_count = iif(strftime('%Y-%m', new.created_at / 1000 + 19800, 'unixepoch') > month, 0, month_count)
      + (new.monthly_ordinal > 0) - (old.monthly_ordinal > 0)
  WHERE owner_id = new.owner_id AND month <= strftime('%Y-%m', new.created_at / 1000 + 19800, 'unixepoch');
END;
--> statement-breakpoint
CREATE TRIGGER `leads_delete` AFTER DELETE ON `leads`
BEGIN
  UPDATE lead_counts SET
    lead_count = lead_count - 1,
    month_count = month_count
      - (old.monthly_ordinal > 0 AND month = strftime('%Y-%m', old.created_at / 1000 + 19800, 'unixepoch'))
  WHERE owner_id = old.owner_id;
END;
--> statement-breakpoint
CREATE TRIGGER `short_codes_moved` AFTER UPDATE OF `vehicle_id`, `republished_vehicle_id` ON `short_codes`
WHEN coalesce(old.vehicle_id, old.republished_vehicle_id) IS NOT coalesce(new.vehicle_id, new.republished_vehicle_id)
  AND coalesce(old.vehicle_id, old.republished_vehicle_id) IS NOT NULL
  AND new.pointed_at > coalesce(old.pointed_at, 0)
BEGIN
  INSERT INTO code_history (owner_id, code, vehicle_id, republished_vehicle_id, since, until)
  VALUES (new.owner_id, new.code, old.vehicle_id, old.republished_vehicle_id, coalesce(old.pointed_at, old.created_at), new.pointed_at);
  DELETE FROM code_history WHERE owner_id = new.owner_id AND code = new.code AND id <= (
    SELECT id FROM code_history WHERE owner_id = new.owner_id AND code = new.code ORDER BY id DESC LIMIT 1 OFFSET 20
  );
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE `users_search` USING fts5(content, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO users_search (users_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `users_insert` AFTER INSERT ON `users`
BEGIN
  INSERT INTO users_search (rowid, content)
  VALUES (new.rowid, concat_ws(char(10), new.first_name || ' ' || new.last_name, new.email, new.username, new.mobile_number, new.firm_name));
  INSERT INTO account_totals (name, value) VALUES ('users', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `users_update` AFTER UPDATE OF `first_name`, `last_name`, `email`, `username`, `mobile_number`, `firm_name` ON `users`
BEGIN
  UPDATE users_search
  SET content = concat_ws(char(10), new.first_name || ' ' || new.last_name, new.email, new.username, new.mobile_number, new.firm_name)
  WHERE rowid = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER `users_delete` AFTER DELETE ON `users`
BEGIN
  DELETE FROM users_search WHERE rowid = old.rowid;
  UPDATE account_totals SET value = value - 1 WHERE name = 'users';
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE `vehicles_search` USING fts5(owner, name, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO vehicles_search (vehicles_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `vehicles_insert` AFTER INSERT ON `vehicles`
BEGIN
  INSERT INTO vehicles_search (rowid, owner, name)
  SELECT (new.display_order << 39) + 549755813887 - new.rowid, substr(new.user_id, 28, 6), new.search_text
  WHERE new.is_on_profile = 1;
  INSERT INTO vehicle_counts (user_id, listed_count, profile_count)
  VALUES (new.user_id, new.is_active, new.is_on_profile), ('', new.is_active, new.is_on_profile)
  ON CONFLICT (user_id) DO UPDATE SET
    listed_count = listed_count + excluded.listed_count, profile_count = profile_count + excluded.profile_count;
END;
--> statement-breakpoint
CREATE TRIGGER `vehicles_update`
AFTER UPDATE OF `name`, `make`, `model`, `body`, `city`, `rto`, `display_order`, `is_active`, `hidden_reason`, `show_in_profile`, `status` ON `vehicles`
BEGIN
  DELETE FROM vehicles_search WHERE rowid = (old.display_order << 39) + 549755813887 - old.rowid;
  INSERT INTO vehicles_search (rowid, owner, name)
  SELECT (new.display_order << 39) + 549755813887 - new.rowid, substr(new.user_id, 28, 6), new.search_text
  WHERE new.is_on_profile = 1;
  UPDATE vehicle_counts SET
    listed_count = listed_count + new.is_active - old.is_active,
    profile_count = profile_count + new.is_on_profile - old.is_on_profile
  WHERE user_id IN (new.user_id, '') AND (old.is_active <> new.is_active OR old.is_on_profile <> new.is_on_profile);
END;
--> statement-breakpoint
CREATE TRIGGER `vehicles_delete` AFTER DELETE ON `vehicles`
BEGIN
  DELETE FROM vehicles_search WHERE rowid = (old.display_order << 39) + 549755813887 - old.rowid;
  UPDATE vehicle_counts SET listed_count = listed_count - old.is_active, profile_count = profile_count - old.is_on_profile
  WHERE user_id IN (old.user_id, '') AND (old.is_active = 1 OR old.is_on_profile = 1);
END;