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
CREATE UNIQUE INDEX `demo_intents_idempotencyKey_unique` ON `demo_intents` (`idempotency_key`);
--> statement-breakpoint
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
	CONSTRAINT "plan_changes_source" CHECK("plan_changes"."source" in ('payment', 'operator', 'refund', 'expiry'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plan_changes_by_payment` ON `plan_changes` (`payment_id`,`source`);
--> statement-breakpoint
CREATE INDEX `plan_changes_by_user` ON `plan_changes` (`user_id`,`closed_at`);
--> statement-breakpoint
DROP INDEX `gift_codes_by_created`;
--> statement-breakpoint
-- Nothing has ever been paid: both tables are made anew.
DROP TABLE `gift_code_redemptions`;
--> statement-breakpoint
DROP TABLE `payment_records`;
--> statement-breakpoint
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
	CONSTRAINT "payments_status" CHECK("payment_records"."status" in ('pending', 'succeeded', 'failed', 'canceled', 'refunded')),
	CONSTRAINT "payments_amount" CHECK("payment_records"."amount_minor" >= 0 and "payment_records"."discount_amount_minor" >= 0)
);
--> statement-breakpoint
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
	CONSTRAINT "redemptions_status" CHECK("gift_code_redemptions"."status" in ('reserved', 'redeemed', 'released'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `redemptions_once` ON `gift_code_redemptions` (`gift_code_id`,`user_id`) WHERE status <> 'released';
--> statement-breakpoint
CREATE UNIQUE INDEX `redemptions_by_payment` ON `gift_code_redemptions` (`payment_id`);
--> statement-breakpoint
CREATE INDEX `redemptions_reserved` ON `gift_code_redemptions` (`gift_code_id`,`reserved_until`) WHERE status = 'reserved';
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_records_transactionId_unique` ON `payment_records` (`transaction_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_invoice` ON `payment_records` (`invoice_year`,`invoice_number`);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_credit_note` ON `payment_records` (`credit_note_year`,`credit_note_number`);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_idempotency` ON `payment_records` (`user_id`,`idempotency_key`);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_one_open` ON `payment_records` (`user_id`) WHERE status in ('pending', 'failed');
--> statement-breakpoint
CREATE INDEX `payments_to_check` ON `payment_records` (`checked_at`) WHERE status in ('pending', 'failed');
--> statement-breakpoint
CREATE INDEX `payments_to_refund` ON `payment_records` (`checked_at`) WHERE status = 'succeeded' and refund_requested_at is not null;
--> statement-breakpoint
CREATE INDEX `payments_by_user` ON `payment_records` (`user_id`,`id`);
--> statement-breakpoint
DROP INDEX `upgrade_requests_by_user`;
--> statement-breakpoint
DROP INDEX `upgrade_requests_by_status`;
--> statement-breakpoint
CREATE UNIQUE INDEX `upgrade_requests_one_open` ON `upgrade_requests` (`user_id`,`plan`) WHERE status in ('pending', 'contacted');
--> statement-breakpoint
CREATE INDEX `upgrade_requests_by_status` ON `upgrade_requests` (`status`,`id`);
--> statement-breakpoint
DROP INDEX `users_by_plan_end`;
--> statement-breakpoint
ALTER TABLE `users` ADD `expiry_notice_at` integer;
--> statement-breakpoint
ALTER TABLE `users` ADD `profile_grace_until` integer;
--> statement-breakpoint
CREATE INDEX `users_by_expiry_notice` ON `users` (`expiry_notice_at`) WHERE expiry_notice_at is not null;
--> statement-breakpoint
CREATE INDEX `users_by_plan_end` ON `users` (`subscription_ends_at`) WHERE subscription_plan <> 'starter';
--> statement-breakpoint
UPDATE `users` SET `expiry_notice_at` = `subscription_ends_at` - 432000000 WHERE `subscription_plan` <> 'starter';
