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
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	`used` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "otp_codes_type" CHECK("otp_codes"."type" in ('email_verification', 'password_reset', 'phone_verification'))
);
--> statement-breakpoint
CREATE INDEX `otp_codes_by_address` ON `otp_codes` (`type`,`address`,`created_at`);--> statement-breakpoint
CREATE INDEX `otp_codes_by_expiry` ON `otp_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `rate_counters` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`reset_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_counters_by_reset` ON `rate_counters` (`reset_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`sid` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`sess` text NOT NULL,
	`created_at` integer NOT NULL,
	`expire` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expire`);--> statement-breakpoint
CREATE TABLE `gift_code_redemptions` (
	`id` text PRIMARY KEY NOT NULL,
	`gift_code_id` text NOT NULL,
	`user_id` text NOT NULL,
	`status` text DEFAULT 'reserved' NOT NULL,
	`transaction_id` text,
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
	CONSTRAINT "redemptions_status" CHECK("gift_code_redemptions"."status" in ('reserved', 'redeemed', 'released'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `redemptions_once` ON `gift_code_redemptions` (`gift_code_id`,`user_id`) WHERE status <> 'released';--> statement-breakpoint
CREATE INDEX `redemptions_by_reservation` ON `gift_code_redemptions` (`status`,`reserved_until`);--> statement-breakpoint
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
	CONSTRAINT "gift_codes_period" CHECK("gift_codes"."time_period" in ('1_month', '3_months', '1_year')),
	CONSTRAINT "gift_codes_discount" CHECK("gift_codes"."discount_percentage" between 1 and 100),
	CONSTRAINT "gift_codes_uses" CHECK("gift_codes"."max_uses" >= 1 and "gift_codes"."used_count" between 0 and "gift_codes"."max_uses")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gift_codes_code_unique` ON `gift_codes` (`code`);--> statement-breakpoint
CREATE INDEX `gift_codes_by_created` ON `gift_codes` (`created_at`);--> statement-breakpoint
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
	`transaction_id` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`gateway_response` text,
	`gift_code_id` text,
	`period_start` integer,
	`period_end` integer,
	`invoice_year` text,
	`invoice_number` integer,
	`paid_at` integer,
	`refunded_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_status" CHECK("payment_records"."status" in ('pending', 'succeeded', 'failed', 'canceled', 'refunded')),
	CONSTRAINT "payments_amount" CHECK("payment_records"."amount_minor" >= 0 and "payment_records"."discount_amount_minor" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_records_transactionId_unique` ON `payment_records` (`transaction_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_invoice` ON `payment_records` (`invoice_year`,`invoice_number`);--> statement-breakpoint
CREATE INDEX `payments_by_user` ON `payment_records` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_by_status` ON `payment_records` (`status`,`created_at`);--> statement-breakpoint
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
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "upgrade_requests_status" CHECK("upgrade_requests"."status" in ('pending', 'contacted', 'activated', 'rejected'))
);
--> statement-breakpoint
CREATE INDEX `upgrade_requests_by_status` ON `upgrade_requests` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `upgrade_requests_by_user` ON `upgrade_requests` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `webhook_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`received_at` integer NOT NULL
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
CREATE TABLE `lead_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`lead_id` text NOT NULL,
	`listing_id` text NOT NULL,
	`buyer_mobile` text NOT NULL,
	`price_minor` integer NOT NULL,
	`message` text,
	`source` text NOT NULL,
	`network_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lead_offers_by_lead` ON `lead_offers` (`lead_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `lead_offers_by_buyer` ON `lead_offers` (`listing_id`,`buyer_mobile`,`created_at`);--> statement-breakpoint
CREATE INDEX `lead_offers_by_network` ON `lead_offers` (`listing_id`,`network_hash`,`created_at`);--> statement-breakpoint
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
	`source` text DEFAULT 'link' NOT NULL,
	`notes` text,
	`follow_up_at` integer,
	`follow_up_notified_at` integer,
	`monthly_ordinal` integer DEFAULT 1 NOT NULL,
	`consent_version` text NOT NULL,
	`last_offer_id` text NOT NULL,
	`last_offer_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "leads_status" CHECK("leads"."status" in ('pending', 'contacted', 'negotiating', 'visit_booked', 'won', 'lost', 'junk')),
	CONSTRAINT "leads_source" CHECK("leads"."source" in ('qr', 'link', 'profile', 'republish')),
	CONSTRAINT "leads_offer" CHECK("leads"."offer_price_minor" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leads_by_buyer` ON `leads` (`listing_id`,`buyer_mobile`);--> statement-breakpoint
CREATE UNIQUE INDEX `leads_by_offer` ON `leads` (`last_offer_id`);--> statement-breakpoint
CREATE INDEX `leads_by_owner` ON `leads` (`owner_id`,`last_offer_at`,`id`);--> statement-breakpoint
CREATE INDEX `leads_by_owner_status` ON `leads` (`owner_id`,`status`);--> statement-breakpoint
CREATE INDEX `leads_by_owner_vehicle` ON `leads` (`owner_id`,`vehicle_id`);--> statement-breakpoint
CREATE INDEX `leads_by_vehicle` ON `leads` (`vehicle_id`);--> statement-breakpoint
CREATE INDEX `leads_follow_up` ON `leads` (`follow_up_at`) WHERE follow_up_notified_at is null;--> statement-breakpoint
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
	CONSTRAINT "notifications_type" CHECK("notifications"."type" in ('lead_generated', 'view_milestone', 'follow_up_due', 'rc_request', 'republish', 'subscription', 'system'))
);
--> statement-breakpoint
CREATE INDEX `notifications_by_user` ON `notifications` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`) WHERE is_read = 0;--> statement-breakpoint
CREATE INDEX `notifications_by_age` ON `notifications` (`created_at`);--> statement-breakpoint
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
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`recipient` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`code` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_by_time` ON `outbox` (`created_at`);--> statement-breakpoint
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
	CONSTRAINT "rc_requests_status" CHECK("rc_access_requests"."status" in ('pending', 'approved', 'denied', 'revoked'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rc_requests_once` ON `rc_access_requests` (`vehicle_id`,`requester_id`);--> statement-breakpoint
CREATE INDEX `rc_requests_by_owner` ON `rc_access_requests` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `rc_requests_by_requester` ON `rc_access_requests` (`requester_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `republish_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`vehicle_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`requester_id` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`requester_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "republish_requests_status" CHECK("republish_requests"."status" in ('pending', 'approved', 'denied', 'revoked'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `republish_requests_once` ON `republish_requests` (`vehicle_id`,`requester_id`);--> statement-breakpoint
CREATE INDEX `republish_requests_by_owner` ON `republish_requests` (`owner_id`,`created_at`);--> statement-breakpoint
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
	`view_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`original_vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`republisher_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "republished_status" CHECK("republished_vehicles"."status" in ('active', 'withdrawn', 'ended')),
	CONSTRAINT "republished_price" CHECK("republished_vehicles"."custom_price_minor" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `republished_once` ON `republished_vehicles` (`original_vehicle_id`,`republisher_id`) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX `republished_by_republisher` ON `republished_vehicles` (`republisher_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `republished_by_original` ON `republished_vehicles` (`original_vehicle_id`,`status`);--> statement-breakpoint
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
	CONSTRAINT "uploads_kind" CHECK("uploads"."kind" in ('vehicle_image', 'profile_image', 'rc')),
	CONSTRAINT "uploads_status" CHECK("uploads"."status" in ('pending', 'attached', 'discarded'))
);
--> statement-breakpoint
CREATE INDEX `uploads_by_user` ON `uploads` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `uploads_by_status` ON `uploads` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `usage_tracking` (
	`user_id` text NOT NULL,
	`action_type` text NOT NULL,
	`year` integer NOT NULL,
	`month` integer NOT NULL,
	`count` integer NOT NULL,
	`action_date` integer NOT NULL,
	PRIMARY KEY(`user_id`, `action_type`, `year`, `month`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "usage_action" CHECK("usage_tracking"."action_type" in ('vehicle_created', 'republish', 'lead_received'))
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
	`subscription_plan` text DEFAULT 'starter' NOT NULL,
	`subscription_status` text DEFAULT 'active' NOT NULL,
	`subscription_ends_at` integer,
	`subscription_duration` text,
	`subscription_id` text,
	`stripe_customer_id` text,
	`stripe_subscription_id` text,
	`last_expiry_notification_sent` integer,
	`role` text DEFAULT 'user' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
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
	CONSTRAINT "users_plan" CHECK("users"."subscription_plan" in ('starter', 'growth', 'pro')),
	CONSTRAINT "users_account_type" CHECK("users"."account_type" in ('personal', 'firm', 'business')),
	CONSTRAINT "users_email_lower" CHECK("users"."email" = lower("users"."email")),
	CONSTRAINT "users_username_lower" CHECK("users"."username" is null or "users"."username" = lower("users"."username"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_unique` ON `users` (`username`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_stripeCustomerId_unique` ON `users` (`stripe_customer_id`);--> statement-breakpoint
CREATE INDEX `users_by_created` ON `users` (`created_at`);--> statement-breakpoint
CREATE INDEX `users_by_activity` ON `users` (`last_activity_at`);--> statement-breakpoint
CREATE INDEX `users_by_plan_end` ON `users` (`subscription_plan`,`subscription_ends_at`);--> statement-breakpoint
CREATE TABLE `short_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`vehicle_id` text,
	`republished_vehicle_id` text,
	`scan_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `short_codes_by_owner` ON `short_codes` (`owner_id`);--> statement-breakpoint
CREATE INDEX `short_codes_by_vehicle` ON `short_codes` (`vehicle_id`);--> statement-breakpoint
CREATE INDEX `short_codes_by_republished` ON `short_codes` (`republished_vehicle_id`);--> statement-breakpoint
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
	`specifications` text,
	`description` text,
	`status` text DEFAULT 'available' NOT NULL,
	`sold_at` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`deleted_at` integer,
	`hidden_by_plan` integer DEFAULT false NOT NULL,
	`show_in_profile` integer DEFAULT true NOT NULL,
	`display_order` integer DEFAULT 0 NOT NULL,
	`republish_policy` text DEFAULT 'allow' NOT NULL,
	`relisted_from_id` text,
	`view_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "vehicles_status" CHECK("vehicles"."status" in ('available', 'pending', 'sold')),
	CONSTRAINT "vehicles_republish_policy" CHECK("vehicles"."republish_policy" in ('allow', 'ask', 'deny')),
	CONSTRAINT "vehicles_price" CHECK("vehicles"."price_minor" > 0),
	CONSTRAINT "vehicles_images" CHECK(json_array_length("vehicles"."images") between 1 and 4),
	CONSTRAINT "vehicles_kms" CHECK("vehicles"."kms_driven" is null or "vehicles"."kms_driven" >= 0)
);
--> statement-breakpoint
CREATE INDEX `vehicles_by_owner` ON `vehicles` (`user_id`,`is_active`,`id`);--> statement-breakpoint
CREATE INDEX `vehicles_by_profile` ON `vehicles` (`user_id`,`is_active`,`show_in_profile`,`display_order`);--> statement-breakpoint
CREATE INDEX `vehicles_live` ON `vehicles` (`user_id`) WHERE is_active = 1 and status <> 'sold';--> statement-breakpoint
CREATE INDEX `vehicles_by_change` ON `vehicles` (`updated_at`);--> statement-breakpoint
CREATE INDEX `vehicles_deleted` ON `vehicles` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE TABLE `page_views` (
	`day` text NOT NULL,
	`page_type` text NOT NULL,
	`view_count` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`day`, `page_type`)
);
--> statement-breakpoint
CREATE TABLE `view_milestones` (
	`id` text PRIMARY KEY NOT NULL,
	`listing_id` text NOT NULL,
	`vehicle_id` text NOT NULL,
	`republished_vehicle_id` text,
	`milestone` integer NOT NULL,
	`notification_sent` integer DEFAULT false NOT NULL,
	`achieved_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `view_milestones_once` ON `view_milestones` (`listing_id`,`milestone`);--> statement-breakpoint
CREATE TABLE `views` (
	`listing_id` text NOT NULL,
	`vehicle_id` text NOT NULL,
	`republished_vehicle_id` text,
	`day` text NOT NULL,
	`view_count` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `day`)
);
--> statement-breakpoint
CREATE INDEX `views_by_day` ON `views` (`day`);--> statement-breakpoint
CREATE INDEX `views_by_vehicle` ON `views` (`vehicle_id`,`day`);