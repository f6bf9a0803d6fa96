CREATE TABLE `account_totals` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text,
	`username` text,
	`version` integer DEFAULT 0 NOT NULL,
	`subscription_plan` text DEFAULT 'starter' NOT NULL,
	`subscription_status` text DEFAULT 'active' NOT NULL,
	`subscription_ends_at` integer,
	`subscription_rate_minor` integer,
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
	`session_epoch` integer DEFAULT 0 NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`auth_method` text DEFAULT 'email' NOT NULL,
	`last_login_at` integer,
	`last_sign_in` text,
	`last_activity_at` integer,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`mobile_number` text,
	`confirmed_mobile` text,
	`confirmed_mobile_at` integer,
	`sign_in_number` text,
	`account_type` text DEFAULT 'personal' NOT NULL,
	`firm_name` text,
	`profile_version` integer DEFAULT 0 NOT NULL,
	`vehicle_rank` integer DEFAULT 0 NOT NULL,
	`lead_rank` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_email_unique` ON `accounts` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_username_unique` ON `accounts` (`username`);--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_stripeCustomerId_unique` ON `accounts` (`stripe_customer_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_confirmedMobile_unique` ON `accounts` (`confirmed_mobile`);--> statement-breakpoint
CREATE INDEX `accounts_by_created` ON `accounts` (`created_at`);--> statement-breakpoint
CREATE INDEX `accounts_by_plan_end` ON `accounts` (`subscription_ends_at`) WHERE subscription_plan <> 'starter';--> statement-breakpoint
CREATE INDEX `accounts_by_expiry_notice` ON `accounts` (`expiry_notice_at`) WHERE expiry_notice_at is not null;--> statement-breakpoint
CREATE INDEX `accounts_erasing` ON `accounts` (`erasing_at`) WHERE erasing_at is not null and erased_at is null;--> statement-breakpoint
CREATE INDEX `accounts_operators` ON `accounts` (`is_admin`) WHERE is_admin = 1;--> statement-breakpoint
CREATE INDEX `accounts_erased` ON `accounts` (`erased_at`) WHERE erased_at is not null;--> statement-breakpoint
CREATE INDEX `accounts_never_confirmed` ON `accounts` (`created_at`) WHERE email_verified = 0 and last_login_at is null;--> statement-breakpoint
CREATE INDEX `accounts_by_sign_in_number` ON `accounts` (`sign_in_number`,`password`) WHERE sign_in_number is not null;--> statement-breakpoint
CREATE INDEX `accounts_by_mobile` ON `accounts` (`mobile_number`) WHERE mobile_number is not null;--> statement-breakpoint
CREATE INDEX `accounts_by_activity` ON `accounts` (`last_activity_at`,`id`);--> statement-breakpoint
CREATE INDEX `accounts_by_vehicles` ON `accounts` (`vehicle_rank`,`id`);--> statement-breakpoint
CREATE INDEX `accounts_by_leads` ON `accounts` (`lead_rank`,`id`);--> statement-breakpoint
CREATE TABLE `usernames` (
	`name` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`claimed_until` integer,
	FOREIGN KEY (`user_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `usernames_by_user` ON `usernames` (`user_id`);--> statement-breakpoint
CREATE INDEX `usernames_claimed` ON `usernames` (`claimed_until`) WHERE claimed_until is not null;--> statement-breakpoint
CREATE TABLE `activity_logs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`action` text NOT NULL,
	`entity_type` text,
	`entity_id` text,
	`description` text NOT NULL,
	`metadata` text,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `activity_by_time` ON `activity_logs` (`created_at`);--> statement-breakpoint
CREATE INDEX `activity_by_user` ON `activity_logs` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `activity_by_entity` ON `activity_logs` (`entity_type`,`entity_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`sid` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`sess` text NOT NULL,
	`epoch` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expire` integer NOT NULL,
	`last_used_at` integer,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expire`);--> statement-breakpoint
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
	FOREIGN KEY (`user_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
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
	FOREIGN KEY (`user_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
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
CREATE TABLE `plan_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`source` text NOT NULL,
	`plan` text NOT NULL,
	`duration` text,
	`granted_ms` integer NOT NULL,
	`rate_minor` integer DEFAULT 0 NOT NULL,
	`payment_id` text,
	`money_minor` integer DEFAULT 0 NOT NULL,
	`operator_id` text,
	`plan_before` text NOT NULL,
	`ends_before` integer,
	`plan_after` text NOT NULL,
	`ends_after` integer,
	`rate_after_minor` integer,
	`closed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
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
	FOREIGN KEY (`user_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`) REFERENCES `payment_records`(`id`) ON UPDATE no action ON DELETE no action
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
	FOREIGN KEY (`created_by`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
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
	`utr` text,
	`claimed_at` integer,
	`claim_ends_at` integer,
	`claim_count` integer DEFAULT 0 NOT NULL,
	`received_minor` integer,
	`refused_because` text,
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
	`refund_reference` text,
	`refunded_by` text,
	`refunded_at` integer,
	`checked_at` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_records_transactionId_unique` ON `payment_records` (`transaction_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_invoice` ON `payment_records` (`invoice_year`,`invoice_number`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_credit_note` ON `payment_records` (`credit_note_year`,`credit_note_number`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_idempotency` ON `payment_records` (`user_id`,`idempotency_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_one_open` ON `payment_records` (`user_id`) WHERE status in ('pending', 'failed');--> statement-breakpoint
CREATE INDEX `payments_to_check` ON `payment_records` (`checked_at`) WHERE status in ('pending', 'failed');--> statement-breakpoint
CREATE INDEX `payments_to_refund` ON `payment_records` (`checked_at`) WHERE status = 'succeeded' and refund_requested_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `payments_utr` ON `payment_records` (`utr`) WHERE utr is not null and status <> 'refused';--> statement-breakpoint
CREATE INDEX `payments_unpaid_upi` ON `payment_records` (`amount_minor`,`created_at`) WHERE payment_gateway = 'upi' and status not in ('succeeded', 'refunded');--> statement-breakpoint
CREATE INDEX `payments_claimed` ON `payment_records` (`claim_ends_at`) WHERE status = 'claimed';--> statement-breakpoint
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
	FOREIGN KEY (`user_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
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
CREATE TABLE `dev_mails` (
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
CREATE INDEX `dev_mails_by_time` ON `dev_mails` (`created_at`);--> statement-breakpoint
CREATE TABLE `request_points` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`version` text NOT NULL,
	`status` integer NOT NULL,
	`ms` real NOT NULL,
	`rows_read` integer NOT NULL,
	`rows_written` integer NOT NULL,
	`weight` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `request_points_by_kind` ON `request_points` (`kind`,`at`);--> statement-breakpoint
CREATE TABLE `effects` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`target` text,
	`payload` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `daily_figures` (
	`day` text NOT NULL,
	`figure` text NOT NULL,
	`currency` text NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`figure`, `day`, `currency`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `job_marks` (
	`job` text PRIMARY KEY NOT NULL,
	`done_to` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `grievance_steps` (
	`id` text PRIMARY KEY NOT NULL,
	`grievance_id` text NOT NULL,
	`step` text NOT NULL,
	`operator_id` text,
	`note` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`grievance_id`) REFERENCES `grievances`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`operator_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `grievance_steps_of` ON `grievance_steps` (`grievance_id`);--> statement-breakpoint
CREATE INDEX `grievance_steps_by` ON `grievance_steps` (`operator_id`) WHERE operator_id is not null;--> statement-breakpoint
CREATE TABLE `grievances` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`kind` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`language` text NOT NULL,
	`about` text NOT NULL,
	`vehicle_id` text,
	`owner_id` text,
	`details` text NOT NULL,
	`contact` text,
	`answer` text,
	`received_at` integer NOT NULL,
	`acknowledge_by` integer NOT NULL,
	`acknowledged_at` integer,
	`due_at` integer NOT NULL,
	`next_at` integer NOT NULL,
	`closed_at` integer,
	`tell_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `grievances_number` ON `grievances` (`number`);--> statement-breakpoint
CREATE INDEX `grievances_open` ON `grievances` (`next_at`,`id`) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX `grievances_closed` ON `grievances` (`closed_at`,`id`) WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX `grievances_to_tell` ON `grievances` (`tell_at`) WHERE tell_at is not null;--> statement-breakpoint
CREATE INDEX `grievances_received` ON `grievances` (`received_at`);--> statement-breakpoint
CREATE INDEX `grievances_by_owner` ON `grievances` (`owner_id`) WHERE owner_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `grievances_of_reports` ON `grievances` (`kind`,`vehicle_id`) WHERE kind = 'report' and closed_at is null;--> statement-breakpoint
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
	FOREIGN KEY (`resolved_by`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `system_issues_open` ON `system_issues` (`resolved`,`created_at`);--> statement-breakpoint
CREATE INDEX `system_issues_by_resolver` ON `system_issues` (`resolved_by`) WHERE resolved_by is not null;--> statement-breakpoint
CREATE INDEX `system_issues_by_user` ON `system_issues` (`user_id`) WHERE user_id is not null;--> statement-breakpoint
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
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `messages_due` ON `messages` (`channel`,`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `messages_by_recipient` ON `messages` (`recipient_key`,`created_at`) WHERE recipient_key <> '';--> statement-breakpoint
CREATE INDEX `messages_by_user` ON `messages` (`user_id`,`channel`,`created_at`) WHERE user_id is not null and (channel <> 'mail' or (kind <> 'offer' and kind <> 'better_offer'));--> statement-breakpoint
CREATE INDEX `messages_failed` ON `messages` (`created_at`) WHERE outcome = 'given_up' or outcome = 'unknown' or outcome = 'bounced';--> statement-breakpoint
CREATE TABLE `database_reports` (
	`name` text PRIMARY KEY NOT NULL,
	`added_at` integer NOT NULL,
	`jobs` text DEFAULT '{}' NOT NULL,
	`reported_at` integer,
	`failed_at` integer,
	`report` text,
	`days` text,
	`active` text
);
--> statement-breakpoint
CREATE TABLE `incidents` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`detail` text NOT NULL,
	`opened_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `incidents_open` ON `incidents` (`kind`,`subject`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `incidents_by_time` ON `incidents` (`opened_at`);--> statement-breakpoint
CREATE INDEX `incidents_ended` ON `incidents` (`ended_at`) WHERE ended_at is not null;--> statement-breakpoint
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
	FOREIGN KEY (`user_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `permission_grants_by_user` ON `permission_grants` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `listing_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`vehicle_id` text NOT NULL,
	`vehicle_name` text NOT NULL,
	`owner_id` text NOT NULL,
	`listing_id` text NOT NULL,
	`site_hash` text NOT NULL,
	`reason` text NOT NULL,
	`details` text,
	`status` text DEFAULT 'open' NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`decided_by`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `listing_reports_once` ON `listing_reports` (`listing_id`,`site_hash`);--> statement-breakpoint
CREATE INDEX `listing_reports_by_vehicle` ON `listing_reports` (`vehicle_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `listing_reports_by_status` ON `listing_reports` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `listing_reports_by_decider` ON `listing_reports` (`decided_by`) WHERE decided_by is not null;--> statement-breakpoint
CREATE TABLE `ownership_offers` (
	`seller_id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`membership_id` text NOT NULL,
	`seller_name` text NOT NULL,
	`member_name` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`seller_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ownership_offers_by_member` ON `ownership_offers` (`member_id`);--> statement-breakpoint
CREATE INDEX `ownership_offers_by_expiry` ON `ownership_offers` (`expires_at`);--> statement-breakpoint
CREATE TABLE `statement_layouts` (
	`id` text PRIMARY KEY NOT NULL,
	`columns` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `statement_rows` (
	`id` text PRIMARY KEY NOT NULL,
	`utr` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`day` text,
	`file_name` text NOT NULL,
	`payment_id` text,
	`ignored_because` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payment_records`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `statement_rows_once` ON `statement_rows` (`utr`,`amount_minor`);--> statement-breakpoint
CREATE INDEX `statement_rows_by_payment` ON `statement_rows` (`payment_id`) WHERE payment_id is not null;--> statement-breakpoint
CREATE INDEX `statement_rows_open` ON `statement_rows` (`created_at`,`id`) WHERE payment_id is null and ignored_because is null;--> statement-breakpoint
CREATE INDEX `statement_rows_by_age` ON `statement_rows` (`created_at`);--> statement-breakpoint
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
('permissions-2026-11-5', 'permissions', 'Camera & media: Take photos of your vehicles and scan your stickers.
Storage: Stay signed in on this device.
Network: Publish your listings and receive offers.
Location: Fill in the city of a vehicle for you.
Notifications: New offers on this device, also with the page closed.
Contacts: Pick a buyer from your phone book, one at a time.
Microphone: Dictate a description instead of typing it.
Your privacy: your browser asks you before anything is used, and you can change all of this in Settings. We receive only what you choose or save: never your position, your whole phone book or a recording. Your browser may turn speech into text with an online service of its maker.', 1795370400000),
('number-messages-2026-11-1', 'number_messages', 'Offers are sent to your verified mobile number by SMS or WhatsApp, through their operators. You can turn this off here at any time.', 1795305600000),
('number-messages-2026-11-2', 'number_messages', 'Offers and reminders about your plan are sent to your verified mobile number by SMS or WhatsApp, through their operators. You can turn this off here at any time.', 1795478400000),
('2026-11-1-hi', 'offer', 'भेजकर आप सहमत हैं कि विक्रेता को आपका नाम और नंबर मिले, ताकि वह इस वाहन के बारे में आपको कॉल कर सके।', 1795348800000),
('2026-11-1-mr', 'offer', 'पाठवून तुम्ही मान्य करता की विक्रेत्याला तुमचे नाव आणि नंबर मिळेल, जेणेकरून तो या वाहनाबद्दल तुम्हाला कॉल करू शकेल.', 1795348800000),
('2026-11-1-gu', 'offer', 'મોકલીને તમે સંમત થાઓ છો કે વેચનારને તમારું નામ અને નંબર મળે, જેથી તે આ વાહન વિશે તમને કૉલ કરી શકે.', 1795348800000),
('2026-11-1-pa', 'offer', 'ਭੇਜ ਕੇ ਤੁਸੀਂ ਸਹਿਮਤ ਹੋ ਕਿ ਵੇਚਣ ਵਾਲੇ ਨੂੰ ਤੁਹਾਡਾ ਨਾਮ ਅਤੇ ਨੰਬਰ ਮਿਲੇ, ਤਾਂ ਜੋ ਉਹ ਇਸ ਵਾਹਨ ਬਾਰੇ ਤੁਹਾਨੂੰ ਕਾਲ ਕਰ ਸਕੇ।', 1795348800000),
('2026-11-1-bn', 'offer', 'পাঠালে আপনি সম্মত হচ্ছেন যে এই গাড়ির বিষয়ে আপনাকে কল করার জন্য বিক্রেতা আপনার নাম ও নম্বর পাবেন।', 1795348800000),
('2026-11-1-ta', 'offer', 'அனுப்புவதன் மூலம், இந்த வாகனம் குறித்து உங்களை அழைக்க விற்பவர் உங்கள் பெயரையும் எண்ணையும் பெற ஒப்புக்கொள்கிறீர்கள்.', 1795348800000),
('2026-11-1-te', 'offer', 'పంపడం ద్వారా, ఈ వాహనం గురించి మీకు కాల్ చేయడానికి అమ్మేవారికి మీ పేరు, నంబర్ అందడానికి మీరు అంగీకరిస్తున్నారు.', 1795348800000),
('2026-11-1-kn', 'offer', 'ಕಳುಹಿಸುವ ಮೂಲಕ, ಈ ವಾಹನದ ಬಗ್ಗೆ ನಿಮಗೆ ಕರೆ ಮಾಡಲು ಮಾರಾಟಗಾರರಿಗೆ ನಿಮ್ಮ ಹೆಸರು ಮತ್ತು ಸಂಖ್ಯೆ ಸಿಗುವುದಕ್ಕೆ ನೀವು ಒಪ್ಪುತ್ತೀರಿ.', 1795348800000),
('2026-11-1-ml', 'offer', 'അയയ്ക്കുന്നതിലൂടെ, ഈ വാഹനത്തെക്കുറിച്ച് നിങ്ങളെ വിളിക്കാൻ വിൽപ്പനക്കാരന് നിങ്ങളുടെ പേരും നമ്പറും ലഭിക്കുന്നതിന് നിങ്ങൾ സമ്മതിക്കുന്നു.', 1795348800000),
('2026-11-2-hi', 'offer', 'यह फ़ॉर्म भेजकर आप सहमति देते हैं कि आपका नाम और नंबर विक्रेता को दिया जाए, ताकि वे इस गाड़ी के बारे में आपको कॉल कर सकें।', 1795435200000),
('2026-11-2-mr', 'offer', 'हा फॉर्म पाठवून तुम्ही संमती देता की तुमचे नाव आणि नंबर विक्रेत्याला दिला जाईल, म्हणजे ते या गाडीबद्दल तुम्हाला कॉल करू शकतील.', 1795435200000),
('2026-11-2-gu', 'offer', 'આ ફૉર્મ મોકલીને તમે સંમતિ આપો છો કે તમારું નામ અને નંબર વેચનારને અપાય, જેથી તેઓ આ ગાડી વિશે તમને કૉલ કરી શકે.', 1795435200000),
('2026-11-2-pa', 'offer', 'ਇਹ ਫ਼ਾਰਮ ਭੇਜ ਕੇ ਤੁਸੀਂ ਸਹਿਮਤੀ ਦਿੰਦੇ ਹੋ ਕਿ ਤੁਹਾਡਾ ਨਾਮ ਅਤੇ ਨੰਬਰ ਵੇਚਣ ਵਾਲੇ ਨੂੰ ਦਿੱਤਾ ਜਾਵੇ, ਤਾਂ ਜੋ ਉਹ ਇਸ ਗੱਡੀ ਬਾਰੇ ਤੁਹਾਨੂੰ ਕਾਲ ਕਰ ਸਕਣ।', 1795435200000),
('2026-11-2-ta', 'offer', 'அனுப்பினால், இந்த வண்டி பற்றி உங்களை அழைக்க உங்கள் பெயரும் எண்ணும் விற்பவருக்குக் கிடைக்கும்; இதற்கு நீங்கள் ஒப்புக்கொள்கிறீர்கள்.', 1795435200000),
('2026-11-2-te', 'offer', 'పంపితే, ఈ బండి గురించి మీకు కాల్ చేసేందుకు మీ పేరు, నంబర్ అమ్మేవారికి అందుతాయి; దీనికి మీరు ఒప్పుకుంటున్నారు.', 1795435200000),
('2026-11-2-kn', 'offer', 'ಕಳುಹಿಸಿದರೆ, ಈ ಗಾಡಿಯ ಬಗ್ಗೆ ನಿಮಗೆ ಕರೆ ಮಾಡಲು ನಿಮ್ಮ ಹೆಸರು ಮತ್ತು ನಂಬರ್ ಮಾರುವವರಿಗೆ ಸಿಗುತ್ತವೆ; ಇದಕ್ಕೆ ನೀವು ಒಪ್ಪುತ್ತೀರಿ.', 1795435200000),
('2026-11-2-ml', 'offer', 'അയച്ചാൽ, ഈ വണ്ടിയെപ്പറ്റി നിങ്ങളെ വിളിക്കാൻ നിങ്ങളുടെ പേരും നമ്പറും വിൽക്കുന്നയാൾക്ക് കിട്ടും; ഇതിന് നിങ്ങൾ സമ്മതിക്കുന്നു.', 1795435200000),
('permissions-2026-11-1-hi', 'permissions', 'कैमरा और फ़ोटो: गाड़ियों की फ़ोटो लें और अपने स्टिकर स्कैन करें।
स्टोरेज: इस डिवाइस पर साइन इन रहें।
इंटरनेट: लिस्टिंग लगाएँ और ऑफ़र पाएँ।
जगह: गाड़ी का शहर अपने आप भरे।
नोटिफ़िकेशन: पेज बंद होने पर भी इस डिवाइस पर नए ऑफ़र।
संपर्क: फ़ोन बुक से एक-एक करके खरीदार चुनें।
माइक: लिखने की जगह बोलकर जानकारी दें।
आपकी प्राइवेसी: कुछ भी इस्तेमाल करने से पहले आपका ब्राउज़र आपसे पूछता है, और यह सब आप सेटिंग में बदल सकते हैं। हमें सिर्फ़ वही मिलता है जो आप चुनते या सेव करते हैं: आपकी जगह, आपकी पूरी फ़ोन बुक या कोई रिकॉर्डिंग कभी नहीं। बोली को लिखाई में बदलने के लिए आपका ब्राउज़र अपनी कंपनी की ऑनलाइन सेवा इस्तेमाल कर सकता है।', 1795564800000),
('number-messages-2026-11-1-hi', 'number_messages', 'ऑफ़र और आपके प्लान की याद दिलाने वाले मैसेज आपके पक्के किए हुए मोबाइल नंबर पर SMS या WhatsApp से, उनकी कंपनियों के ज़रिए भेजे जाते हैं। आप इसे यहाँ कभी भी बंद कर सकते हैं।', 1795564800000),
('written-lead-2026-11-1', 'written_lead', 'By saving, you confirm that the buyer agreed that you keep this number and call them about a vehicle.', 1795651200000),
('written-lead-2026-11-1-hi', 'written_lead', 'सेव करके आप मानते हैं कि खरीदार राज़ी हैं कि आप यह नंबर रखें और गाड़ी के बारे में उन्हें कॉल करें।', 1795651200000),
('waiting-2026-11-1', 'waiting', 'By saving, you confirm that the buyer agreed that you keep what they want for 90 days and write to them when a vehicle like it comes in or gets cheaper.', 1795651200000),
('waiting-2026-11-1-hi', 'waiting', 'सेव करके आप मानते हैं कि खरीदार राज़ी हैं कि आप उनकी पसंद 90 दिन तक रखें और वैसी गाड़ी आने या सस्ती होने पर उन्हें मैसेज करें।', 1795651200000),
('similar-2026-11-1-en', 'similar', 'I agree that the seller keeps my name and number for 90 days and writes to me when a similar vehicle comes in.', 1795651200000),
('similar-2026-11-1-hi', 'similar', 'मैं सहमति देता/देती हूँ कि विक्रेता मेरा नाम और नंबर 90 दिन तक रखें और ऐसी गाड़ी आने पर मुझे मैसेज करें।', 1795651200000),
('similar-2026-11-1-mr', 'similar', 'विक्रेत्याने माझे नाव आणि नंबर 90 दिवस ठेवावा आणि अशी गाडी आल्यावर मला मेसेज करावा, यासाठी माझी संमती आहे.', 1795651200000),
('similar-2026-11-1-gu', 'similar', 'વેચનાર મારું નામ અને નંબર 90 દિવસ રાખે અને આવી ગાડી આવે ત્યારે મને મેસેજ કરે તે માટે મારી સંમતિ છે.', 1795651200000),
('similar-2026-11-1-pa', 'similar', 'ਮੇਰੀ ਸਹਿਮਤੀ ਹੈ ਕਿ ਵੇਚਣ ਵਾਲੇ ਮੇਰਾ ਨਾਮ ਅਤੇ ਨੰਬਰ 90 ਦਿਨ ਰੱਖਣ ਅਤੇ ਅਜਿਹੀ ਗੱਡੀ ਆਉਣ ’ਤੇ ਮੈਨੂੰ ਮੈਸੇਜ ਕਰਨ।', 1795651200000),
('similar-2026-11-1-bn', 'similar', 'আমি রাজি যে বিক্রেতা আমার নাম ও নম্বর 90 দিন রাখবেন এবং এরকম গাড়ি এলে আমাকে মেসেজ করবেন।', 1795651200000),
('similar-2026-11-1-ta', 'similar', 'விற்பவர் என் பெயரையும் எண்ணையும் 90 நாட்கள் வைத்திருந்து, இதுபோன்ற வண்டி வந்தால் எனக்கு மெசேஜ் அனுப்ப ஒப்புக்கொள்கிறேன்.', 1795651200000),
('similar-2026-11-1-te', 'similar', 'అమ్మేవారు నా పేరు, నంబర్‌ను 90 రోజులు ఉంచుకుని, ఇలాంటి బండి వచ్చినప్పుడు నాకు మెసేజ్ చేసేందుకు ఒప్పుకుంటున్నాను.', 1795651200000),
('similar-2026-11-1-kn', 'similar', 'ಮಾರುವವರು ನನ್ನ ಹೆಸರು ಮತ್ತು ನಂಬರ್ ಅನ್ನು 90 ದಿನ ಇಟ್ಟುಕೊಂಡು, ಇಂಥ ಗಾಡಿ ಬಂದಾಗ ನನಗೆ ಮೆಸೇಜ್ ಮಾಡಲು ಒಪ್ಪುತ್ತೇನೆ.', 1795651200000),
('similar-2026-11-1-ml', 'similar', 'വിൽക്കുന്നയാൾ എന്റെ പേരും നമ്പറും 90 ദിവസം സൂക്ഷിക്കാനും ഇതുപോലുള്ള വണ്ടി വരുമ്പോൾ എനിക്ക് മെസേജ് അയയ്ക്കാനും ഞാൻ സമ്മതിക്കുന്നു.', 1795651200000),
('permissions-2026-11-6', 'permissions', 'Camera & media: Take photos of your vehicles and scan your stickers.
Storage: Stay signed in on this device.
Network: Publish your listings and receive offers.
Location: Fill in the city of a vehicle, or the place of your yard.
Notifications: New offers on this device, also with the page closed.
Contacts: Pick a buyer from your phone book, one at a time.
Microphone: Dictate a description instead of typing it.
Your privacy: your browser asks you before anything is used, and you can change all of this in Settings. We receive only what you choose or save: your position only if you save it as the place of your yard, and never your whole phone book or a recording. Your browser may turn speech into text with an online service of its maker.', 1795651200000),
('permissions-2026-11-2-hi', 'permissions', 'कैमरा और फ़ोटो: गाड़ियों की फ़ोटो लें और अपने स्टिकर स्कैन करें।
स्टोरेज: इस डिवाइस पर साइन इन रहें।
इंटरनेट: लिस्टिंग लगाएँ और ऑफ़र पाएँ।
जगह: गाड़ी का शहर या यार्ड की जगह अपने आप भरे।
नोटिफ़िकेशन: पेज बंद होने पर भी इस डिवाइस पर नए ऑफ़र।
संपर्क: फ़ोन बुक से एक-एक करके खरीदार चुनें।
माइक: लिखने की जगह बोलकर जानकारी दें।
आपकी प्राइवेसी: कुछ भी इस्तेमाल करने से पहले आपका ब्राउज़र आपसे पूछता है, और यह सब आप सेटिंग में बदल सकते हैं। हमें सिर्फ़ वही मिलता है जो आप चुनते या सेव करते हैं: आपकी जगह तभी, जब आप उसे अपने यार्ड की जगह के तौर पर सेव करें, और आपकी पूरी फ़ोन बुक या कोई रिकॉर्डिंग कभी नहीं। बोली को लिखाई में बदलने के लिए आपका ब्राउज़र अपनी कंपनी की ऑनलाइन सेवा इस्तेमाल कर सकता है।', 1795651200000),
('price-2026-11-1-en', 'price', 'I agree that the seller keeps my name and number for 180 days and writes to me when this vehicle gets cheaper.', 1795737600000),
('price-2026-11-1-hi', 'price', 'मैं सहमति देता/देती हूँ कि विक्रेता मेरा नाम और नंबर 180 दिन तक रखें और यह गाड़ी सस्ती होने पर मुझे मैसेज करें।', 1795737600000),
('price-2026-11-1-mr', 'price', 'विक्रेत्याने माझे नाव आणि नंबर 180 दिवस ठेवावा आणि ही गाडी स्वस्त झाल्यावर मला मेसेज करावा, यासाठी माझी संमती आहे.', 1795737600000),
('price-2026-11-1-gu', 'price', 'વેચનાર મારું નામ અને નંબર 180 દિવસ રાખે અને આ ગાડી સસ્તી થાય ત્યારે મને મેસેજ કરે તે માટે મારી સંમતિ છે.', 1795737600000),
('price-2026-11-1-pa', 'price', 'ਮੇਰੀ ਸਹਿਮਤੀ ਹੈ ਕਿ ਵੇਚਣ ਵਾਲੇ ਮੇਰਾ ਨਾਮ ਅਤੇ ਨੰਬਰ 180 ਦਿਨ ਰੱਖਣ ਅਤੇ ਇਹ ਗੱਡੀ ਸਸਤੀ ਹੋਣ ’ਤੇ ਮੈਨੂੰ ਮੈਸੇਜ ਕਰਨ।', 1795737600000),
('price-2026-11-1-bn', 'price', 'আমি রাজি যে বিক্রেতা আমার নাম ও নম্বর 180 দিন রাখবেন এবং এই গাড়ির দাম কমলে আমাকে মেসেজ করবেন।', 1795737600000),
('price-2026-11-1-ta', 'price', 'விற்பவர் என் பெயரையும் எண்ணையும் 180 நாட்கள் வைத்திருந்து, இந்த வண்டியின் விலை குறைந்தால் எனக்கு மெசேஜ் அனுப்ப ஒப்புக்கொள்கிறேன்.', 1795737600000),
('price-2026-11-1-te', 'price', 'అమ్మేవారు నా పేరు, నంబర్‌ను 180 రోజులు ఉంచుకుని, ఈ బండి ధర తగ్గినప్పుడు నాకు మెసేజ్ చేసేందుకు ఒప్పుకుంటున్నాను.', 1795737600000),
('price-2026-11-1-kn', 'price', 'ಮಾರುವವರು ನನ್ನ ಹೆಸರು ಮತ್ತು ನಂಬರ್ ಅನ್ನು 180 ದಿನ ಇಟ್ಟುಕೊಂಡು, ಈ ಗಾಡಿಯ ಬೆಲೆ ಇಳಿದಾಗ ನನಗೆ ಮೆಸೇಜ್ ಮಾಡಲು ಒಪ್ಪುತ್ತೇನೆ.', 1795737600000),
('price-2026-11-1-ml', 'price', 'വിൽക്കുന്നയാൾ എന്റെ പേരും നമ്പറും 180 ദിവസം സൂക്ഷിക്കാനും ഈ വണ്ടിയുടെ വില കുറയുമ്പോൾ എനിക്ക് മെസേജ് അയയ്ക്കാനും ഞാൻ സമ്മതിക്കുന്നു.', 1795737600000)
ON CONFLICT (version) DO NOTHING;
--> statement-breakpoint
CREATE VIRTUAL TABLE `accounts_search` USING fts5(content, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO accounts_search (accounts_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `accounts_insert` AFTER INSERT ON `accounts`
BEGIN
  INSERT INTO accounts_search (rowid, content)
  VALUES (new.rowid, concat_ws(char(10), new.first_name || ' ' || new.last_name, new.email, new.username, new.mobile_number, new.firm_name));
  INSERT INTO account_totals (name, value) VALUES ('accounts', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `accounts_update` AFTER UPDATE OF `first_name`, `last_name`, `email`, `username`, `mobile_number`, `firm_name` ON `accounts`
BEGIN
  UPDATE accounts_search
  SET content = concat_ws(char(10), new.first_name || ' ' || new.last_name, new.email, new.username, new.mobile_number, new.firm_name)
  WHERE rowid = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER `accounts_delete` AFTER DELETE ON `accounts`
BEGIN
  DELETE FROM accounts_search WHERE rowid = old.rowid;
  UPDATE account_totals SET value = value - 1 WHERE name = 'accounts';
END;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER `daily_figures_rules_insert` BEFORE INSERT ON `daily_figures`
WHEN NOT ((new."figure" = 'signups' or new."figure" = 'listings' or new."figure" = 'views' or new."figure" = 'offers' or new."figure" = 'revenue' or new."figure" = 'page_views'))
BEGIN
  SELECT CASE
    WHEN NOT (new."figure" = 'signups' or new."figure" = 'listings' or new."figure" = 'views' or new."figure" = 'offers' or new."figure" = 'revenue' or new."figure" = 'page_views') THEN RAISE(ABORT, 'rule daily_figures_figure')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `daily_figures_rules_update` BEFORE UPDATE OF `figure` ON `daily_figures`
WHEN NOT ((new."figure" = 'signups' or new."figure" = 'listings' or new."figure" = 'views' or new."figure" = 'offers' or new."figure" = 'revenue' or new."figure" = 'page_views'))
BEGIN
  SELECT CASE
    WHEN NOT (new."figure" = 'signups' or new."figure" = 'listings' or new."figure" = 'views' or new."figure" = 'offers' or new."figure" = 'revenue' or new."figure" = 'page_views') THEN RAISE(ABORT, 'rule daily_figures_figure')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `gift_code_redemptions_rules_insert` BEFORE INSERT ON `gift_code_redemptions`
WHEN NOT ((new."status" = 'reserved' or new."status" = 'redeemed' or new."status" = 'released'))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'reserved' or new."status" = 'redeemed' or new."status" = 'released') THEN RAISE(ABORT, 'rule redemptions_status')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `gift_code_redemptions_rules_update` BEFORE UPDATE OF `status` ON `gift_code_redemptions`
WHEN NOT ((new."status" = 'reserved' or new."status" = 'redeemed' or new."status" = 'released'))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'reserved' or new."status" = 'redeemed' or new."status" = 'released') THEN RAISE(ABORT, 'rule redemptions_status')
  END;
END;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER `grievance_steps_rules_insert` BEFORE INSERT ON `grievance_steps`
WHEN NOT ((new."step" = 'received' or new."step" = 'acknowledged' or new."step" = 'escalated' or new."step" = 'seller_notified' or new."step" = 'resolved' or new."step" = 'refused' or new."step" = 'seller_erased'))
BEGIN
  SELECT CASE
    WHEN NOT (new."step" = 'received' or new."step" = 'acknowledged' or new."step" = 'escalated' or new."step" = 'seller_notified' or new."step" = 'resolved' or new."step" = 'refused' or new."step" = 'seller_erased') THEN RAISE(ABORT, 'rule grievance_steps_step')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `grievance_steps_rules_update` BEFORE UPDATE OF `step` ON `grievance_steps`
WHEN NOT ((new."step" = 'received' or new."step" = 'acknowledged' or new."step" = 'escalated' or new."step" = 'seller_notified' or new."step" = 'resolved' or new."step" = 'refused' or new."step" = 'seller_erased'))
BEGIN
  SELECT CASE
    WHEN NOT (new."step" = 'received' or new."step" = 'acknowledged' or new."step" = 'escalated' or new."step" = 'seller_notified' or new."step" = 'resolved' or new."step" = 'refused' or new."step" = 'seller_erased') THEN RAISE(ABORT, 'rule grievance_steps_step')
  END;
END;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER `incidents_rules_insert` BEFORE INSERT ON `incidents`
WHEN NOT ((new."kind" = 'errors' or new."kind" = 'job' or new."kind" = 'backlog' or new."kind" = 'database' or new."kind" = 'payment' or new."kind" = 'upi' or new."kind" = 'budget' or new."kind" = 'texts'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'errors' or new."kind" = 'job' or new."kind" = 'backlog' or new."kind" = 'database' or new."kind" = 'payment' or new."kind" = 'upi' or new."kind" = 'budget' or new."kind" = 'texts') THEN RAISE(ABORT, 'rule incidents_kind')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `incidents_rules_update` BEFORE UPDATE OF `kind` ON `incidents`
WHEN NOT ((new."kind" = 'errors' or new."kind" = 'job' or new."kind" = 'backlog' or new."kind" = 'database' or new."kind" = 'payment' or new."kind" = 'upi' or new."kind" = 'budget' or new."kind" = 'texts'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'errors' or new."kind" = 'job' or new."kind" = 'backlog' or new."kind" = 'database' or new."kind" = 'payment' or new."kind" = 'upi' or new."kind" = 'budget' or new."kind" = 'texts') THEN RAISE(ABORT, 'rule incidents_kind')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `listing_reports_rules_insert` BEFORE INSERT ON `listing_reports`
WHEN NOT ((new."reason" = 'sold' or new."reason" = 'wrong' or new."reason" = 'fraud' or new."reason" = 'stolen' or new."reason" = 'offensive' or new."reason" = 'other' or new."reason" = 'operator')
  AND (new."status" = 'open' or new."status" = 'dismissed' or new."status" = 'hidden'))
BEGIN
  SELECT CASE
    WHEN NOT (new."reason" = 'sold' or new."reason" = 'wrong' or new."reason" = 'fraud' or new."reason" = 'stolen' or new."reason" = 'offensive' or new."reason" = 'other' or new."reason" = 'operator') THEN RAISE(ABORT, 'rule listing_reports_reason')
    WHEN NOT (new."status" = 'open' or new."status" = 'dismissed' or new."status" = 'hidden') THEN RAISE(ABORT, 'rule listing_reports_status')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `listing_reports_rules_update` BEFORE UPDATE OF `reason`, `status` ON `listing_reports`
WHEN NOT ((new."reason" = 'sold' or new."reason" = 'wrong' or new."reason" = 'fraud' or new."reason" = 'stolen' or new."reason" = 'offensive' or new."reason" = 'other' or new."reason" = 'operator')
  AND (new."status" = 'open' or new."status" = 'dismissed' or new."status" = 'hidden'))
BEGIN
  SELECT CASE
    WHEN NOT (new."reason" = 'sold' or new."reason" = 'wrong' or new."reason" = 'fraud' or new."reason" = 'stolen' or new."reason" = 'offensive' or new."reason" = 'other' or new."reason" = 'operator') THEN RAISE(ABORT, 'rule listing_reports_reason')
    WHEN NOT (new."status" = 'open' or new."status" = 'dismissed' or new."status" = 'hidden') THEN RAISE(ABORT, 'rule listing_reports_status')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `messages_rules_insert` BEFORE INSERT ON `messages`
WHEN NOT ((new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp')
  AND (new."outcome" = 'sent' or new."outcome" = 'delivered' or new."outcome" = 'bounced' or new."outcome" = 'unknown' or new."outcome" = 'given_up' or new."outcome" = 'dropped' or new."outcome" = 'merged'))
BEGIN
  SELECT CASE
    WHEN NOT (new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp') THEN RAISE(ABORT, 'rule messages_channel')
    WHEN NOT (new."outcome" = 'sent' or new."outcome" = 'delivered' or new."outcome" = 'bounced' or new."outcome" = 'unknown' or new."outcome" = 'given_up' or new."outcome" = 'dropped' or new."outcome" = 'merged') THEN RAISE(ABORT, 'rule messages_outcome')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `messages_rules_update` BEFORE UPDATE OF `channel`, `outcome` ON `messages`
WHEN NOT ((new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp')
  AND (new."outcome" = 'sent' or new."outcome" = 'delivered' or new."outcome" = 'bounced' or new."outcome" = 'unknown' or new."outcome" = 'given_up' or new."outcome" = 'dropped' or new."outcome" = 'merged'))
BEGIN
  SELECT CASE
    WHEN NOT (new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp') THEN RAISE(ABORT, 'rule messages_channel')
    WHEN NOT (new."outcome" = 'sent' or new."outcome" = 'delivered' or new."outcome" = 'bounced' or new."outcome" = 'unknown' or new."outcome" = 'given_up' or new."outcome" = 'dropped' or new."outcome" = 'merged') THEN RAISE(ABORT, 'rule messages_outcome')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `otp_codes_rules_insert` BEFORE INSERT ON `otp_codes`
WHEN NOT ((new."type" = 'email_verification' or new."type" = 'password_reset' or new."type" = 'phone_verification' or new."type" = 'phone_sign_in' or new."type" = 'phone_reset' or new."type" = 'email_addition'))
BEGIN
  SELECT CASE
    WHEN NOT (new."type" = 'email_verification' or new."type" = 'password_reset' or new."type" = 'phone_verification' or new."type" = 'phone_sign_in' or new."type" = 'phone_reset' or new."type" = 'email_addition') THEN RAISE(ABORT, 'rule otp_codes_type')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `otp_codes_rules_update` BEFORE UPDATE OF `type` ON `otp_codes`
WHEN NOT ((new."type" = 'email_verification' or new."type" = 'password_reset' or new."type" = 'phone_verification' or new."type" = 'phone_sign_in' or new."type" = 'phone_reset' or new."type" = 'email_addition'))
BEGIN
  SELECT CASE
    WHEN NOT (new."type" = 'email_verification' or new."type" = 'password_reset' or new."type" = 'phone_verification' or new."type" = 'phone_sign_in' or new."type" = 'phone_reset' or new."type" = 'email_addition') THEN RAISE(ABORT, 'rule otp_codes_type')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `payment_records_rules_insert` BEFORE INSERT ON `payment_records`
WHEN NOT ((new."status" = 'pending' or new."status" = 'succeeded' or new."status" = 'failed' or new."status" = 'canceled' or new."status" = 'refunded' or new."status" = 'claimed' or new."status" = 'lapsed' or new."status" = 'refused')
  AND (new."amount_minor" >= 0 and new."discount_amount_minor" >= 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'succeeded' or new."status" = 'failed' or new."status" = 'canceled' or new."status" = 'refunded' or new."status" = 'claimed' or new."status" = 'lapsed' or new."status" = 'refused') THEN RAISE(ABORT, 'rule payments_status')
    WHEN NOT (new."amount_minor" >= 0 and new."discount_amount_minor" >= 0) THEN RAISE(ABORT, 'rule payments_amount')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `payment_records_rules_update` BEFORE UPDATE OF `status`, `amount_minor`, `discount_amount_minor` ON `payment_records`
WHEN NOT ((new."status" = 'pending' or new."status" = 'succeeded' or new."status" = 'failed' or new."status" = 'canceled' or new."status" = 'refunded' or new."status" = 'claimed' or new."status" = 'lapsed' or new."status" = 'refused')
  AND (new."amount_minor" >= 0 and new."discount_amount_minor" >= 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'succeeded' or new."status" = 'failed' or new."status" = 'canceled' or new."status" = 'refunded' or new."status" = 'claimed' or new."status" = 'lapsed' or new."status" = 'refused') THEN RAISE(ABORT, 'rule payments_status')
    WHEN NOT (new."amount_minor" >= 0 and new."discount_amount_minor" >= 0) THEN RAISE(ABORT, 'rule payments_amount')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `plan_changes_rules_insert` BEFORE INSERT ON `plan_changes`
WHEN NOT ((new."source" = 'payment' or new."source" = 'claim' or new."source" = 'match' or new."source" = 'difference' or new."source" = 'operator' or new."source" = 'refund' or new."source" = 'lapse' or new."source" = 'expiry'))
BEGIN
  SELECT CASE
    WHEN NOT (new."source" = 'payment' or new."source" = 'claim' or new."source" = 'match' or new."source" = 'difference' or new."source" = 'operator' or new."source" = 'refund' or new."source" = 'lapse' or new."source" = 'expiry') THEN RAISE(ABORT, 'rule plan_changes_source')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `plan_changes_rules_update` BEFORE UPDATE OF `source` ON `plan_changes`
WHEN NOT ((new."source" = 'payment' or new."source" = 'claim' or new."source" = 'match' or new."source" = 'difference' or new."source" = 'operator' or new."source" = 'refund' or new."source" = 'lapse' or new."source" = 'expiry'))
BEGIN
  SELECT CASE
    WHEN NOT (new."source" = 'payment' or new."source" = 'claim' or new."source" = 'match' or new."source" = 'difference' or new."source" = 'operator' or new."source" = 'refund' or new."source" = 'lapse' or new."source" = 'expiry') THEN RAISE(ABORT, 'rule plan_changes_source')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `statement_rows_rules_insert` BEFORE INSERT ON `statement_rows`
WHEN NOT ((new."amount_minor" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."amount_minor" > 0) THEN RAISE(ABORT, 'rule statement_rows_amount')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `statement_rows_rules_update` BEFORE UPDATE OF `amount_minor` ON `statement_rows`
WHEN NOT ((new."amount_minor" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."amount_minor" > 0) THEN RAISE(ABORT, 'rule statement_rows_amount')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `upgrade_requests_rules_insert` BEFORE INSERT ON `upgrade_requests`
WHEN NOT ((new."status" = 'pending' or new."status" = 'contacted' or new."status" = 'activated' or new."status" = 'rejected'))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'contacted' or new."status" = 'activated' or new."status" = 'rejected') THEN RAISE(ABORT, 'rule upgrade_requests_status')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `upgrade_requests_rules_update` BEFORE UPDATE OF `status` ON `upgrade_requests`
WHEN NOT ((new."status" = 'pending' or new."status" = 'contacted' or new."status" = 'activated' or new."status" = 'rejected'))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'contacted' or new."status" = 'activated' or new."status" = 'rejected') THEN RAISE(ABORT, 'rule upgrade_requests_status')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `accounts_session_epoch` AFTER UPDATE OF `password`, `email`, `is_active`, `is_admin` ON `accounts`
WHEN (new.password IS NOT old.password OR (new.email IS NOT old.email AND old.email IS NOT NULL) OR new.is_active < old.is_active OR new.is_admin < old.is_admin)
BEGIN
  UPDATE accounts SET session_epoch = session_epoch + 1 WHERE id = new.id;
END;