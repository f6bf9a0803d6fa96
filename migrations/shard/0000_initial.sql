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
CREATE TABLE `bulk_changes` (
	`owner_id` text NOT NULL,
	`id` text NOT NULL,
	`person_id` text,
	`kind` text NOT NULL,
	`rows` text NOT NULL,
	`at` integer NOT NULL,
	`undone_at` integer,
	`restored` text,
	PRIMARY KEY(`owner_id`, `id`),
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `bulk_changes_over` ON `bulk_changes` (`at`);--> statement-breakpoint
CREATE TABLE `acting_now` (
	`id` integer PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `changes` (
	`owner_id` text NOT NULL,
	`id` text NOT NULL,
	`person_id` text,
	`kind` text NOT NULL,
	`vehicle_id` text,
	`subject_id` text,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `id`),
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `changes_by_vehicle` ON `changes` (`vehicle_id`,`id`);--> statement-breakpoint
CREATE INDEX `changes_by_time` ON `changes` (`at`);--> statement-breakpoint
CREATE TABLE `delivery_stops` (
	`user_id` text NOT NULL,
	`channel` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `channel`),
	FOREIGN KEY (`user_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
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
	FOREIGN KEY (`user_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
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
	FOREIGN KEY (`user_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
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
	FOREIGN KEY (`user_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`mobile_number` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contacts_by_owner` ON `contacts` (`user_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `contacts_once` ON `contacts` (`user_id`,`mobile_number`);--> statement-breakpoint
CREATE TABLE `counter_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`lead_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`person_id` text,
	`price_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`reply_minor` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`answered_at` integer,
	`undone_at` integer,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `counter_offers_by_lead` ON `counter_offers` (`lead_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `dealer_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`dealer_id` text NOT NULL,
	`seller_id` text NOT NULL,
	`seller_name` text NOT NULL,
	`seller_phone` text,
	`vehicle` text NOT NULL,
	`status` text NOT NULL,
	`version` integer NOT NULL,
	`draft_id` text,
	`accepted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`dealer_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `dealer_offers_by_dealer` ON `dealer_offers` (`dealer_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `dealer_offers_draft` ON `dealer_offers` (`draft_id`) WHERE draft_id is not null;--> statement-breakpoint
CREATE INDEX `dealer_offers_old` ON `dealer_offers` (`updated_at`);--> statement-breakpoint
CREATE TABLE `dealer_sales` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`vehicle_id` text NOT NULL,
	`dealer_id` text NOT NULL,
	`dealer_name` text NOT NULL,
	`dealer_phone` text NOT NULL,
	`status` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `dealer_sales_open` ON `dealer_sales` (`vehicle_id`) WHERE status in ('offered', 'accepted');--> statement-breakpoint
CREATE INDEX `dealer_sales_by_vehicle` ON `dealer_sales` (`owner_id`,`vehicle_id`,`id`);--> statement-breakpoint
CREATE INDEX `dealer_sales_old` ON `dealer_sales` (`updated_at`);--> statement-breakpoint
CREATE TABLE `vehicle_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`fields` text NOT NULL,
	`images` text NOT NULL,
	`import_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `vehicle_drafts_by_owner` ON `vehicle_drafts` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `vehicle_drafts_by_change` ON `vehicle_drafts` (`updated_at`);--> statement-breakpoint
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
CREATE TABLE `enquiries` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`vehicle_id` text NOT NULL,
	`listing_id` text NOT NULL,
	`buyer_name` text,
	`buyer_mobile` text NOT NULL,
	`values` text NOT NULL,
	`status` text NOT NULL,
	`proposed` text,
	`remind_at` integer,
	`consent_version` text NOT NULL,
	`network_hash` text NOT NULL,
	`device_hash` text NOT NULL,
	`monthly_ordinal` integer NOT NULL,
	`withdrawn_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `enquiries_by_owner` ON `enquiries` (`owner_id`,`kind`,`id`);--> statement-breakpoint
CREATE INDEX `enquiries_by_buyer` ON `enquiries` (`listing_id`,`buyer_mobile`);--> statement-breakpoint
CREATE INDEX `enquiries_to_remind` ON `enquiries` (`remind_at`) WHERE remind_at is not null;--> statement-breakpoint
CREATE TABLE `feeds` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret_hash` text NOT NULL,
	`created_by_id` text NOT NULL,
	`origin` text NOT NULL,
	`created_at` integer NOT NULL,
	`built_at` integer,
	`listed_count` integer DEFAULT 0 NOT NULL,
	`left_out_count` integer DEFAULT 0 NOT NULL,
	`read_at` integer,
	`due_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feeds_by_secret` ON `feeds` (`secret_hash`);--> statement-breakpoint
CREATE INDEX `feeds_due` ON `feeds` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
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
CREATE TABLE `lead_counts` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`lead_count` integer NOT NULL,
	`open_count` integer DEFAULT 0 NOT NULL,
	`month` text NOT NULL,
	`month_count` integer NOT NULL,
	`day` text DEFAULT '' NOT NULL,
	`day_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
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
	`payment` text,
	`source` text NOT NULL,
	`network_hash` text NOT NULL,
	`consent_version` text NOT NULL,
	`withdrawn_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `lead_offers_by_lead` ON `lead_offers` (`lead_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `leads` (
	`id` text PRIMARY KEY NOT NULL,
	`vehicle_id` text,
	`republished_vehicle_id` text,
	`listing_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`buyer_name` text,
	`buyer_mobile` text NOT NULL,
	`offer_price_minor` integer NOT NULL,
	`offer_currency` text NOT NULL,
	`message` text,
	`payment` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`previous_status` text,
	`status_changed_at` integer,
	`source` text DEFAULT 'link' NOT NULL,
	`notes` text,
	`follow_up_at` integer,
	`follow_up_notified_at` integer,
	`follow_up_by_id` text,
	`assignee_id` text,
	`last_contact_at` integer,
	`answered_at` integer,
	`before_call` text,
	`withdrawn_at` integer,
	`monthly_ordinal` integer DEFAULT 1 NOT NULL,
	`unlikely_reason` text,
	`device_hash` text,
	`last_offer_id` text NOT NULL,
	`last_offer_at` integer NOT NULL,
	`counter_id` text,
	`offer_seen_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`is_open` integer GENERATED ALWAYS AS (unlikely_reason is null and status in ('pending', 'contacted', 'negotiating', 'visit_booked')) VIRTUAL NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `leads_by_buyer` ON `leads` (`listing_id`,`buyer_mobile`);--> statement-breakpoint
CREATE INDEX `leads_by_owner` ON `leads` (`owner_id`,`unlikely_reason`,`last_offer_at`,`id`,`status`);--> statement-breakpoint
CREATE INDEX `leads_unlikely` ON `leads` (`owner_id`,`last_offer_at`,`id`) WHERE unlikely_reason is not null;--> statement-breakpoint
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
	FOREIGN KEY (`user_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
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
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
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
	`scan_told_id` text,
	`untold_scans` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `short_codes_of_profile` ON `short_codes` (`owner_id`) WHERE for_profile = 1;--> statement-breakpoint
CREATE UNIQUE INDEX `short_codes_numbered` ON `short_codes` (`owner_id`,`number`) WHERE number is not null;--> statement-breakpoint
CREATE INDEX `short_codes_by_owner` ON `short_codes` (`owner_id`);--> statement-breakpoint
CREATE INDEX `short_codes_by_vehicle` ON `short_codes` (`vehicle_id`);--> statement-breakpoint
CREATE INDEX `short_codes_by_republished` ON `short_codes` (`republished_vehicle_id`);--> statement-breakpoint
CREATE INDEX `short_codes_untold` ON `short_codes` (`owner_id`) WHERE untold_scans > 0;--> statement-breakpoint
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
	FOREIGN KEY (`user_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
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
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `messages_due` ON `messages` (`channel`,`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `messages_by_recipient` ON `messages` (`recipient_key`,`created_at`) WHERE recipient_key <> '';--> statement-breakpoint
CREATE INDEX `messages_by_user` ON `messages` (`user_id`,`channel`,`created_at`) WHERE user_id is not null and (channel <> 'mail' or (kind <> 'offer' and kind <> 'better_offer'));--> statement-breakpoint
CREATE INDEX `messages_failed` ON `messages` (`created_at`) WHERE outcome = 'given_up' or outcome = 'unknown' or outcome = 'bounced';--> statement-breakpoint
CREATE TABLE `money_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`vehicle_id` text NOT NULL,
	`kind` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`day` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`mode` text,
	`party` text DEFAULT '' NOT NULL,
	`source` text DEFAULT '' NOT NULL,
	`paper_id` text,
	`person_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicle_costs`(`vehicle_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `money_lines_by_vehicle` ON `money_lines` (`vehicle_id`);--> statement-breakpoint
CREATE INDEX `money_lines_by_owner` ON `money_lines` (`owner_id`,`id`);--> statement-breakpoint
CREATE INDEX `money_lines_in_cash` ON `money_lines` (`owner_id`,`day`) WHERE mode = 'cash';--> statement-breakpoint
CREATE TABLE `vehicle_costs` (
	`vehicle_id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`currency` text NOT NULL,
	`bought_minor` integer DEFAULT 0 NOT NULL,
	`spent_minor` integer DEFAULT 0 NOT NULL,
	`received_minor` integer DEFAULT 0 NOT NULL,
	`line_count` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `vehicle_costs_by_owner` ON `vehicle_costs` (`owner_id`,`vehicle_id`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`values` text NOT NULL,
	`is_read` integer DEFAULT false NOT NULL,
	`related_entity_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `notifications_by_user` ON `notifications` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_read_by_age` ON `notifications` (`created_at`) WHERE is_read = 1;--> statement-breakpoint
CREATE TABLE `papers` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`vehicle_id` text NOT NULL,
	`lead_id` text,
	`person_id` text,
	`kind` text NOT NULL,
	`year` text NOT NULL,
	`number` integer NOT NULL,
	`code` text NOT NULL,
	`fields` text NOT NULL,
	`fields_hash` text NOT NULL,
	`files` text DEFAULT '[]' NOT NULL,
	`made_at` integer,
	`cancelled_at` integer,
	`cancel_reason` text DEFAULT '' NOT NULL,
	`buyer_erased_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `papers_series` ON `papers` (`owner_id`,`kind`,`year`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `papers_by_code` ON `papers` (`code`);--> statement-breakpoint
CREATE INDEX `papers_by_vehicle` ON `papers` (`owner_id`,`vehicle_id`);--> statement-breakpoint
CREATE INDEX `papers_old_receipts` ON `papers` (`created_at`) WHERE kind <> 'delivery_note';--> statement-breakpoint
CREATE INDEX `papers_old_notes` ON `papers` (`created_at`) WHERE kind = 'delivery_note';--> statement-breakpoint
CREATE TABLE `phone_alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`listing_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`language` text NOT NULL,
	`price_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`due_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `phone_alerts_once` ON `phone_alerts` (`listing_id`,`endpoint`);--> statement-breakpoint
CREATE INDEX `phone_alerts_by_phone` ON `phone_alerts` (`endpoint`);--> statement-breakpoint
CREATE INDEX `phone_alerts_by_owner` ON `phone_alerts` (`owner_id`);--> statement-breakpoint
CREATE INDEX `phone_alerts_due` ON `phone_alerts` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE TABLE `printed_posters` (
	`vehicle_id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`number` text NOT NULL,
	`price_minor` integer,
	`printed_at` integer NOT NULL,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `printed_posters_by_owner` ON `printed_posters` (`owner_id`);--> statement-breakpoint
CREATE TABLE `sellers` (
	`id` text PRIMARY KEY NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`profile_image_url` text,
	`cover_url` text,
	`mobile_number` text,
	`country_code` text DEFAULT '+91' NOT NULL,
	`phone_verified` integer DEFAULT false NOT NULL,
	`mobile_changed_at` integer DEFAULT 0 NOT NULL,
	`account_type` text DEFAULT 'personal' NOT NULL,
	`firm_name` text,
	`show_mobile` integer DEFAULT true NOT NULL,
	`show_email` integer DEFAULT true NOT NULL,
	`about` text,
	`show_yard` integer DEFAULT false NOT NULL,
	`usual_answer_minutes` integer,
	`answers_counted_at` integer DEFAULT 0 NOT NULL,
	`profile_version` integer DEFAULT 0 NOT NULL,
	`listing_view_count` integer DEFAULT 0 NOT NULL,
	`account_version` integer DEFAULT 0 NOT NULL,
	`username` text,
	`subscription_plan` text DEFAULT 'starter' NOT NULL,
	`subscription_ends_at` integer,
	`profile_grace_until` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`erasing_at` integer,
	`email` text,
	`language` text,
	`auth_method` text DEFAULT 'email' NOT NULL,
	`permissions` text,
	`permissions_granted_at` integer,
	`session_epoch` integer DEFAULT 0 NOT NULL,
	`sales_add_vehicles` integer DEFAULT true NOT NULL,
	`sales_lower_percent` integer DEFAULT 0 NOT NULL,
	`sales_see_all_leads` integer DEFAULT true NOT NULL,
	`managers_see_money` integer DEFAULT false NOT NULL,
	`last_activity_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sellers_by_username` ON `sellers` (`username`) WHERE username is not null;--> statement-breakpoint
CREATE INDEX `sellers_by_answers` ON `sellers` (`answers_counted_at`) WHERE username is not null;--> statement-breakpoint
CREATE INDEX `sellers_by_activity` ON `sellers` (`last_activity_at`) WHERE last_activity_at is not null;--> statement-breakpoint
CREATE TABLE `purchase_identities` (
	`vehicle_id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`id_kind` text,
	`id_end` text DEFAULT '' NOT NULL,
	`pan_end` text DEFAULT '' NOT NULL,
	`sealed_pan` text,
	`wrapped_key` text,
	`key_number` integer,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `purchase_identities_by_owner` ON `purchase_identities` (`owner_id`);--> statement-breakpoint
CREATE INDEX `purchase_identities_old` ON `purchase_identities` (`created_at`);--> statement-breakpoint
CREATE INDEX `purchase_identities_by_key` ON `purchase_identities` (`key_number`,`vehicle_id`) WHERE wrapped_key is not null;--> statement-breakpoint
CREATE TABLE `purchases` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`vehicle_id` text NOT NULL,
	`version` integer NOT NULL,
	`person_id` text,
	`plate` text NOT NULL,
	`from_name` text NOT NULL,
	`from_phone` text NOT NULL,
	`from_address` text DEFAULT '' NOT NULL,
	`at` integer NOT NULL,
	`kms` integer NOT NULL,
	`keys` integer NOT NULL,
	`papers` text NOT NULL,
	`loan` text NOT NULL,
	`bank` text DEFAULT '' NOT NULL,
	`price_minor` integer,
	`currency` text NOT NULL,
	`paid_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchases_version` ON `purchases` (`owner_id`,`vehicle_id`,`version`);--> statement-breakpoint
CREATE INDEX `purchases_old` ON `purchases` (`created_at`);--> statement-breakpoint
CREATE INDEX `purchases_to_mask` ON `purchases` (`created_at`) WHERE from_phone <> '';--> statement-breakpoint
CREATE TABLE `rc_holders` (
	`vehicle_id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`standing` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`person_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rc_holders_by_owner` ON `rc_holders` (`owner_id`);--> statement-breakpoint
CREATE INDEX `rc_holders_old` ON `rc_holders` (`updated_at`);--> statement-breakpoint
CREATE TABLE `rc_access_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`vehicle_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`requester_id` text NOT NULL,
	`requester_name` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`decided_at` integer,
	`expires_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rc_requests_once` ON `rc_access_requests` (`vehicle_id`,`requester_id`);--> statement-breakpoint
CREATE INDEX `rc_requests_by_owner` ON `rc_access_requests` (`owner_id`,`id`);--> statement-breakpoint
CREATE INDEX `rc_requests_by_requester` ON `rc_access_requests` (`requester_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `rc_watches` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`vehicle_id` text NOT NULL,
	`code` text NOT NULL,
	`make` text,
	`model` text,
	`plate_end` text,
	`sale` text NOT NULL,
	`steps` text DEFAULT '{}' NOT NULL,
	`application_number` text,
	`seen_on` text,
	`seen_by` text,
	`closed_at` integer,
	`overdue_at` integer NOT NULL,
	`remind_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rc_watches_by_vehicle` ON `rc_watches` (`owner_id`,`vehicle_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `rc_watches_by_code` ON `rc_watches` (`code`);--> statement-breakpoint
CREATE INDEX `rc_watches_overdue` ON `rc_watches` (`owner_id`,`overdue_at`) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX `rc_watches_to_remind` ON `rc_watches` (`remind_at`) WHERE remind_at is not null;--> statement-breakpoint
CREATE INDEX `rc_watches_closed` ON `rc_watches` (`closed_at`) WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX `rc_watches_old` ON `rc_watches` (`created_at`);--> statement-breakpoint
CREATE TABLE `outgoing_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`requester_id` text NOT NULL,
	`vehicle_id` text NOT NULL,
	`vehicle_name` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`requester_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `outgoing_requests_by_requester` ON `outgoing_requests` (`requester_id`,`id`);--> statement-breakpoint
CREATE TABLE `republish_counts` (
	`republisher_id` text PRIMARY KEY NOT NULL,
	`active_count` integer NOT NULL,
	FOREIGN KEY (`republisher_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `republish_grants` (
	`page_id` text PRIMARY KEY NOT NULL,
	`vehicle_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`republisher_id` text NOT NULL,
	`republisher_name` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`ended_reason` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `grants_once` ON `republish_grants` (`vehicle_id`,`republisher_id`) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX `grants_by_vehicle` ON `republish_grants` (`vehicle_id`,`page_id`);--> statement-breakpoint
CREATE TABLE `republish_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`vehicle_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`requester_id` text NOT NULL,
	`requester_name` text DEFAULT '' NOT NULL,
	`requester_person` text,
	`requester_mobile` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`wished_price_minor` integer,
	`wished_currency` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE cascade
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
	`priced_at` integer,
	`held_price_minor` integer,
	`held_until` integer,
	`lowered_at` integer,
	`tell_at` integer,
	`custom_mobile_number` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`ended_reason` text,
	`is_active` integer DEFAULT true NOT NULL,
	`vehicle_name` text NOT NULL,
	`vehicle_kind` text,
	`grant_version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`republisher_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `republished_once` ON `republished_vehicles` (`original_vehicle_id`,`republisher_id`) WHERE status = 'active' or status = 'pending';--> statement-breakpoint
CREATE INDEX `republished_by_republisher` ON `republished_vehicles` (`republisher_id`,`id`) WHERE status <> 'withdrawn';--> statement-breakpoint
CREATE INDEX `republished_to_tell` ON `republished_vehicles` (`tell_at`) WHERE tell_at is not null;--> statement-breakpoint
CREATE INDEX `republished_by_person` ON `republished_vehicles` (`republisher_id`);--> statement-breakpoint
CREATE TABLE `shared_phones` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`sid` text NOT NULL,
	`account_id` text NOT NULL,
	`person_id` text,
	`used_at` integer NOT NULL,
	`wrong` integer DEFAULT 0 NOT NULL,
	`wrong_since` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shared_phones_by_session` ON `shared_phones` (`owner_id`,`sid`);--> statement-breakpoint
CREATE INDEX `shared_phones_by_age` ON `shared_phones` (`created_at`);--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`role` text NOT NULL,
	`for_whom` text,
	`secret_hash` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`person_id` text,
	`person_name` text,
	`person_contact` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`asked_at` integer,
	`decided_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `invitations_by_owner` ON `invitations` (`owner_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_asked` ON `invitations` (`owner_id`,`person_id`) WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX `invitations_by_expiry` ON `invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `members` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`member_id` text NOT NULL,
	`member_name` text NOT NULL,
	`member_contact` text,
	`number` text,
	`is_number_confirmed` integer DEFAULT false NOT NULL,
	`number_version` integer DEFAULT 0 NOT NULL,
	`role` text NOT NULL,
	`wants_offers` integer DEFAULT false NOT NULL,
	`pin_hash` text,
	`seat` integer,
	`since` integer NOT NULL,
	`ended_at` integer,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_once` ON `members` (`owner_id`,`member_id`);--> statement-breakpoint
CREATE INDEX `members_by_end` ON `members` (`ended_at`) WHERE ended_at is not null;--> statement-breakpoint
CREATE TABLE `workplaces` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`seller_id` text NOT NULL,
	`seller_name` text NOT NULL,
	`role` text NOT NULL,
	`ended_at` integer,
	`version` integer NOT NULL,
	`since` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `workplaces_by_user` ON `workplaces` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `workplaces_by_end` ON `workplaces` (`ended_at`) WHERE ended_at is not null;--> statement-breakpoint
CREATE TABLE `book_lines` (
	`owner_id` text NOT NULL,
	`id` text NOT NULL,
	`vehicle_id` text NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`about_id` text,
	`person_id` text,
	`happened_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`fields` text NOT NULL,
	`commitments` text NOT NULL,
	`personal` text NOT NULL,
	PRIMARY KEY(`owner_id`, `id`),
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `book_lines_once` ON `book_lines` (`owner_id`,`vehicle_id`,`key`);--> statement-breakpoint
CREATE TABLE `book_seals` (
	`owner_id` text NOT NULL,
	`day` text NOT NULL,
	`first_id` text NOT NULL,
	`last_id` text NOT NULL,
	`lines` integer NOT NULL,
	`root` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `day`),
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `book_seals_by_day` ON `book_seals` (`day`);--> statement-breakpoint
CREATE TABLE `stamped_numbers` (
	`vehicle_id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`engine` text NOT NULL,
	`chassis` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `stamped_numbers_by_owner` ON `stamped_numbers` (`owner_id`);--> statement-breakpoint
CREATE TABLE `key_hooks` (
	`vehicle_id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`hook` text NOT NULL,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `key_hooks_by_owner` ON `key_hooks` (`owner_id`);--> statement-breakpoint
CREATE TABLE `stock_marks` (
	`stock_take_id` text NOT NULL,
	`vehicle_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`by` text NOT NULL,
	`found_at` integer NOT NULL,
	PRIMARY KEY(`stock_take_id`, `vehicle_id`),
	FOREIGN KEY (`stock_take_id`) REFERENCES `stock_takes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `stock_marks_by_vehicle` ON `stock_marks` (`vehicle_id`);--> statement-breakpoint
CREATE INDEX `stock_marks_by_owner` ON `stock_marks` (`owner_id`);--> statement-breakpoint
CREATE TABLE `stock_takes` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`result` text,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stock_takes_going_on` ON `stock_takes` (`owner_id`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `stock_takes_ended` ON `stock_takes` (`owner_id`,`ended_at`);--> statement-breakpoint
CREATE INDEX `stock_takes_by_age` ON `stock_takes` (`started_at`);--> statement-breakpoint
CREATE TABLE `vehicle_suggestions` (
	`id` text PRIMARY KEY NOT NULL,
	`sold_vehicle_id` text NOT NULL,
	`suggested_vehicle_id` text NOT NULL,
	`user_id` text NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`sold_vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`suggested_vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vehicle_suggestions_position` ON `vehicle_suggestions` (`sold_vehicle_id`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `vehicle_suggestions_once` ON `vehicle_suggestions` (`sold_vehicle_id`,`suggested_vehicle_id`);--> statement-breakpoint
CREATE INDEX `vehicle_suggestions_by_suggested` ON `vehicle_suggestions` (`suggested_vehicle_id`);--> statement-breakpoint
CREATE INDEX `vehicle_suggestions_by_user` ON `vehicle_suggestions` (`user_id`);--> statement-breakpoint
CREATE TABLE `own_texts` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `own_texts_by_owner` ON `own_texts` (`owner_id`,`position`,`id`);--> statement-breakpoint
CREATE TABLE `profile_stock` (
	`user_id` text PRIMARY KEY NOT NULL,
	`packed` text
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `vehicle_counts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`listed_count` integer NOT NULL,
	`profile_count` integer NOT NULL,
	`live_count` integer DEFAULT 0 NOT NULL,
	`sold_count` integer DEFAULT 0 NOT NULL,
	`pending_count` integer DEFAULT 0 NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `vehicles` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`price_minor` integer NOT NULL,
	`currency` text DEFAULT 'INR' NOT NULL,
	`priced_at` integer,
	`held_price_minor` integer,
	`held_until` integer,
	`lowered_at` integer,
	`tell_at` integer,
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
	`papers` text DEFAULT '{}' NOT NULL,
	`specifications` text,
	`description` text,
	`status` text DEFAULT 'available' NOT NULL,
	`token_until` integer,
	`sold_at` integer,
	`sold_from` text,
	`sold_price_minor` integer,
	`sold_final_at` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`deleted_at` integer,
	`hidden_reason` text,
	`decided_at` integer DEFAULT 0 NOT NULL,
	`show_in_profile` integer DEFAULT true NOT NULL,
	`display_order` integer DEFAULT 0 NOT NULL,
	`republish_policy` text DEFAULT 'allow' NOT NULL,
	`relisted_from_id` text,
	`answerer_id` text,
	`duty_number` text,
	`base_price_minor` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`is_shown` integer GENERATED ALWAYS AS (is_active = 1 and hidden_reason is null) VIRTUAL NOT NULL,
	`is_for_sale` integer GENERATED ALWAYS AS (is_shown = 1 and status <> 'sold') VIRTUAL NOT NULL,
	`is_on_profile` integer GENERATED ALWAYS AS (is_for_sale = 1 and show_in_profile = 1) VIRTUAL NOT NULL,
	`search_text` text GENERATED ALWAYS AS (name || ifnull(' ' || make, '') || ifnull(' ' || model, '') || ifnull(' ' || body, '') || ifnull(' ' || city, '') || ifnull(' ' || rto, '') || ifnull(' ' || year, '') || ifnull(' ' || fuel_type, '') || ifnull(' ' || transmission, '') || ifnull(' ' || replace(replace(replace(name, ' ', ''), '-', ''), '.', ''), '') || ifnull(' ' || replace(replace(replace(rto, ' ', ''), '-', ''), '.', ''), '')) VIRTUAL NOT NULL,
	`is_live` integer GENERATED ALWAYS AS (is_active = 1 and status <> 'sold' and hidden_reason is not 'operator') VIRTUAL NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `vehicles_by_owner` ON `vehicles` (`user_id`,`is_active`,`id`);--> statement-breakpoint
CREATE INDEX `vehicles_on_profile` ON `vehicles` (`user_id`,`display_order`,id desc) WHERE is_on_profile = 1;--> statement-breakpoint
CREATE INDEX `vehicles_alike` ON `vehicles` (`user_id`,`kind`,`price_minor`) WHERE is_on_profile = 1;--> statement-breakpoint
CREATE INDEX `vehicles_live` ON `vehicles` (`user_id`,`hidden_reason`,`id`) WHERE is_live = 1;--> statement-breakpoint
CREATE INDEX `vehicles_by_rc` ON `vehicles` (`rc_key`) WHERE rc_key is not null;--> statement-breakpoint
CREATE INDEX `vehicles_by_sold` ON `vehicles` (`relisted_from_id`) WHERE relisted_from_id is not null;--> statement-breakpoint
CREATE INDEX `vehicles_by_answerer` ON `vehicles` (`user_id`,`answerer_id`) WHERE answerer_id is not null;--> statement-breakpoint
CREATE INDEX `vehicles_by_change` ON `vehicles` (`updated_at`);--> statement-breakpoint
CREATE INDEX `vehicles_sold_lately` ON `vehicles` (`sold_at`) WHERE status = 'sold' and sold_final_at is null;--> statement-breakpoint
CREATE INDEX `vehicles_to_tell` ON `vehicles` (`tell_at`) WHERE tell_at is not null;--> statement-breakpoint
CREATE INDEX `vehicles_deleted` ON `vehicles` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE TABLE `seller_views` (
	`user_id` text NOT NULL,
	`month` text NOT NULL,
	`view_count` integer NOT NULL,
	`days` text NOT NULL,
	PRIMARY KEY(`user_id`, `month`),
	FOREIGN KEY (`user_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
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
	`marks` text DEFAULT '{}' NOT NULL,
	PRIMARY KEY(`listing_id`, `month`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `wants` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`lead_id` text,
	`enquiry_id` text,
	`model` text DEFAULT '' NOT NULL,
	`max_price_minor` integer,
	`fuel_type` text,
	`year_from` integer,
	`city` text,
	`consent_version` text NOT NULL,
	`told` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `wants_leadId_unique` ON `wants` (`lead_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `wants_enquiryId_unique` ON `wants` (`enquiry_id`);--> statement-breakpoint
CREATE INDEX `wants_by_owner` ON `wants` (`owner_id`,`id`);--> statement-breakpoint
CREATE TABLE `weekly_notes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`notification_id` text NOT NULL,
	`monday` text NOT NULL,
	`views` integer NOT NULL,
	`scans` integer NOT NULL,
	`offers` integer NOT NULL,
	`source` text,
	`waiting_id` text,
	`waiting_days` integer,
	`answer_minutes` integer,
	`advice` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `yards` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`address` text,
	`latitude` real,
	`longitude` real,
	`map_link` text,
	`opens` text,
	`closes` text,
	`closed_day` text,
	`form29b` text,
	`form29b_until` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `yards_by_owner` ON `yards` (`owner_id`);
--> statement-breakpoint
CREATE TRIGGER `book_lines_stay` BEFORE UPDATE ON `book_lines`
WHEN new.personal <> '{}'
  OR (old.owner_id, old.id, old.vehicle_id, old.key, old.kind, old.about_id, old.person_id, old.happened_at, old.created_at, old.fields, old.commitments)
    IS NOT (new.owner_id, new.id, new.vehicle_id, new.key, new.kind, new.about_id, new.person_id, new.happened_at, new.created_at, new.fields, new.commitments)
BEGIN
  SELECT RAISE(ABORT, 'book_lines is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `changes_vehicle_added` AFTER INSERT ON `vehicles`
WHEN EXISTS (SELECT 1 FROM acting_now)
BEGIN
  INSERT INTO changes (owner_id, id, person_id, kind, vehicle_id, before, after, at)
  VALUES (new.user_id, lower(substr(printf('%012x', new.created_at), 1, 8) || '-' || substr(printf('%012x', new.created_at), 9, 4) || '-7'
    || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2)
    || '-' || substr(hex(randomblob(5)), 2) || substr(new.user_id, -3)),
    (SELECT person_id FROM acting_now), 'vehicle_added', new.id, '{}',
    json_object('price', new.price_minor, 'currency', new.currency), new.created_at);
END;
--> statement-breakpoint
CREATE TRIGGER `changes_vehicle_deleted` AFTER UPDATE OF `is_active` ON `vehicles`
WHEN old.is_active <> new.is_active
BEGIN
  INSERT INTO changes (owner_id, id, person_id, kind, vehicle_id, before, after, at)
  VALUES (new.user_id, lower(substr(printf('%012x', new.updated_at), 1, 8) || '-' || substr(printf('%012x', new.updated_at), 9, 4) || '-7'
    || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2)
    || '-' || substr(hex(randomblob(5)), 2) || substr(new.user_id, -3)),
    (SELECT person_id FROM acting_now), iif(new.is_active = 1, 'vehicle_restored', 'vehicle_deleted'), new.id, '{}', '{}', new.updated_at);
END;
--> statement-breakpoint
CREATE TRIGGER `changes_vehicle` AFTER UPDATE OF `name`, `price_minor`, `currency`, `status`, `year`, `kms_driven`, `owners`, `fuel_type`, `transmission`, `city`, `show_in_profile`, `republish_policy`, `images`, `description`, `specifications`, `facts`, `papers`, `rc_key`, `answerer_id`, `duty_number` ON `vehicles`
WHEN (old.name, old.price_minor, old.currency, old.status, old.year, old.kms_driven, old.owners, old.fuel_type, old.transmission, old.city, old.show_in_profile, old.republish_policy, old.images, old.description, old.specifications, old.facts, old.papers, old.rc_key, old.answerer_id, old.duty_number)
  IS NOT (new.name, new.price_minor, new.currency, new.status, new.year, new.kms_driven, new.owners, new.fuel_type, new.transmission, new.city, new.show_in_profile, new.republish_policy, new.images, new.description, new.specifications, new.facts, new.papers, new.rc_key, new.answerer_id, new.duty_number)
BEGIN
  INSERT INTO changes (owner_id, id, person_id, kind, vehicle_id, before, after, at)
  VALUES (new.user_id, lower(substr(printf('%012x', new.updated_at), 1, 8) || '-' || substr(printf('%012x', new.updated_at), 9, 4) || '-7'
    || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2)
    || '-' || substr(hex(randomblob(5)), 2) || substr(new.user_id, -3)),
    (SELECT person_id FROM acting_now), 'vehicle_changed', new.id,
    json_patch(json_patch('{}', json_object('name', iif(old.name IS NOT new.name, old.name, NULL), 'price', iif(old.price_minor IS NOT new.price_minor, old.price_minor, NULL), 'currency', iif(old.currency IS NOT new.currency, old.currency, NULL), 'status', iif(old.status IS NOT new.status, old.status, NULL), 'year', iif(old.year IS NOT new.year, old.year, NULL), 'kms', iif(old.kms_driven IS NOT new.kms_driven, old.kms_driven, NULL), 'owners', iif(old.owners IS NOT new.owners, old.owners, NULL), 'fuel', iif(old.fuel_type IS NOT new.fuel_type, old.fuel_type, NULL), 'gears', iif(old.transmission IS NOT new.transmission, old.transmission, NULL), 'city', iif(old.city IS NOT new.city, old.city, NULL), 'on_profile', iif(old.show_in_profile IS NOT new.show_in_profile, old.show_in_profile, NULL), 'republish', iif(old.republish_policy IS NOT new.republish_policy, old.republish_policy, NULL))),
      json_object('photos', iif(old.images IS NOT new.images, 1, NULL), 'description', iif(old.description IS NOT new.description, 1, NULL), 'specifications', iif(old.specifications IS NOT new.specifications, 1, NULL), 'facts', iif(old.facts IS NOT new.facts, 1, NULL), 'papers', iif(old.papers IS NOT new.papers, 1, NULL), 'certificate', iif(old.rc_key IS NOT new.rc_key, 1, NULL), 'answers', iif((old.answerer_id, old.duty_number) IS NOT (new.answerer_id, new.duty_number), 1, NULL))),
    json_patch(json_patch('{}', json_object('name', iif(old.name IS NOT new.name, new.name, NULL), 'price', iif(old.price_minor IS NOT new.price_minor, new.price_minor, NULL), 'currency', iif(old.currency IS NOT new.currency, new.currency, NULL), 'status', iif(old.status IS NOT new.status, new.status, NULL), 'year', iif(old.year IS NOT new.year, new.year, NULL), 'kms', iif(old.kms_driven IS NOT new.kms_driven, new.kms_driven, NULL), 'owners', iif(old.owners IS NOT new.owners, new.owners, NULL), 'fuel', iif(old.fuel_type IS NOT new.fuel_type, new.fuel_type, NULL), 'gears', iif(old.transmission IS NOT new.transmission, new.transmission, NULL), 'city', iif(old.city IS NOT new.city, new.city, NULL), 'on_profile', iif(old.show_in_profile IS NOT new.show_in_profile, new.show_in_profile, NULL), 'republish', iif(old.republish_policy IS NOT new.republish_policy, new.republish_policy, NULL))),
      json_object('photos', iif(old.images IS NOT new.images, 1, NULL), 'description', iif(old.description IS NOT new.description, 1, NULL), 'specifications', iif(old.specifications IS NOT new.specifications, 1, NULL), 'facts', iif(old.facts IS NOT new.facts, 1, NULL), 'papers', iif(old.papers IS NOT new.papers, 1, NULL), 'certificate', iif(old.rc_key IS NOT new.rc_key, 1, NULL), 'answers', iif((old.answerer_id, old.duty_number) IS NOT (new.answerer_id, new.duty_number), 1, NULL))),
    new.updated_at);
END;
--> statement-breakpoint
CREATE TRIGGER `changes_lead` AFTER UPDATE OF `status`, `notes`, `follow_up_at`, `assignee_id` ON `leads`
WHEN old.last_offer_id = new.last_offer_id AND old.withdrawn_at IS new.withdrawn_at
  AND ((old.status, old.notes, old.follow_up_at) IS NOT (new.status, new.notes, new.follow_up_at)
    OR (old.assignee_id IS NOT new.assignee_id AND (old.assignee_id IS NULL
      OR EXISTS (SELECT 1 FROM members WHERE owner_id = new.owner_id AND member_id = old.assignee_id AND ended_at IS NULL))))
BEGIN
  INSERT INTO changes (owner_id, id, person_id, kind, vehicle_id, subject_id, before, after, at)
  VALUES (new.owner_id, lower(substr(printf('%012x', new.updated_at), 1, 8) || '-' || substr(printf('%012x', new.updated_at), 9, 4) || '-7'
    || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2)
    || '-' || substr(hex(randomblob(5)), 2) || substr(new.owner_id, -3)),
    (SELECT person_id FROM acting_now), 'lead_changed', new.vehicle_id, new.id,
    json_patch(json_patch('{}', json_object('status', iif(old.status IS NOT new.status, old.status, NULL), 'follow_up', iif(old.follow_up_at IS NOT new.follow_up_at, old.follow_up_at, NULL))),
      json_object('notes', iif(old.notes IS NOT new.notes, 1, NULL), 'assignee', iif(old.assignee_id IS NOT new.assignee_id, 1, NULL))),
    json_patch(json_patch('{}', json_object('status', iif(old.status IS NOT new.status, new.status, NULL), 'follow_up', iif(old.follow_up_at IS NOT new.follow_up_at, new.follow_up_at, NULL))),
      json_object('notes', iif(old.notes IS NOT new.notes, 1, NULL), 'assignee', iif(old.assignee_id IS NOT new.assignee_id, 1, NULL))),
    new.updated_at);
END;
--> statement-breakpoint
CREATE TRIGGER `changes_member` AFTER UPDATE OF `role`, `ended_at` ON `members`
WHEN (old.role, old.ended_at IS NULL) IS NOT (new.role, new.ended_at IS NULL)
BEGIN
  INSERT INTO changes (owner_id, id, person_id, kind, subject_id, before, after, at)
  VALUES (new.owner_id, lower(substr(printf('%012x', new.updated_at), 1, 8) || '-' || substr(printf('%012x', new.updated_at), 9, 4) || '-7'
    || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2)
    || '-' || substr(hex(randomblob(5)), 2) || substr(new.owner_id, -3)),
    NULL,
    CASE WHEN new.ended_at IS NOT NULL THEN 'member_removed' WHEN old.ended_at IS NOT NULL THEN 'member_let_in' ELSE 'member_role' END,
    new.member_id, json_object('role', old.role), json_object('role', new.role), new.updated_at);
END;
--> statement-breakpoint
CREATE TRIGGER `leads_insert` AFTER INSERT ON `leads`
BEGIN
  INSERT INTO lead_counts (owner_id, lead_count, open_count, month, month_count, day, day_count)
  VALUES (new.owner_id, 1, new.is_open, iif(new.monthly_ordinal > 0, strftime('%Y-%m', new.created_at / 1000 + 19800, 'unixepoch'), ''), new.monthly_ordinal > 0,
    iif(new.monthly_ordinal > 0, strftime('%Y-%m-%d', new.created_at / 1000 + 19800, 'unixepoch'), ''), new.monthly_ordinal > 0)
  ON CONFLICT (owner_id) DO UPDATE SET
    lead_count = lead_count + 1,
    open_count = open_count + excluded.open_count,
    day = max(day, excluded.day),
    day_count = CASE
      WHEN excluded.day > day THEN 1
      ELSE day_count + (excluded.day = day AND excluded.day_count) END,
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
CREATE TRIGGER `leads_opened` AFTER UPDATE OF `status`, `unlikely_reason` ON `leads`
WHEN new.is_open <> old.is_open
BEGIN
  UPDATE lead_counts SET open_count = open_count + new.is_open - old.is_open WHERE owner_id = new.owner_id;
END;
--> statement-breakpoint
CREATE TRIGGER `leads_delete` AFTER DELETE ON `leads`
BEGIN
  UPDATE lead_counts SET
    lead_count = lead_count - 1,
    open_count = open_count - old.is_open,
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
CREATE TRIGGER `republished_insert` AFTER INSERT ON `republished_vehicles`
WHEN new.status = 'active'
BEGIN
  INSERT INTO republish_counts (republisher_id, active_count) VALUES (new.republisher_id, 1)
  ON CONFLICT (republisher_id) DO UPDATE SET active_count = active_count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `republished_update` AFTER UPDATE OF `status` ON `republished_vehicles`
WHEN (new.status = 'active') <> (old.status = 'active')
BEGIN
  INSERT INTO republish_counts (republisher_id, active_count)
  SELECT new.republisher_id, 0 WHERE new.status = 'active' ON CONFLICT (republisher_id) DO NOTHING;
  UPDATE republish_counts SET active_count = active_count + iif(new.status = 'active', 1, -1)
  WHERE republisher_id = new.republisher_id;
END;
--> statement-breakpoint
CREATE TRIGGER `republished_delete` AFTER DELETE ON `republished_vehicles`
WHEN old.status = 'active'
BEGIN
  UPDATE republish_counts SET active_count = active_count - 1 WHERE republisher_id = old.republisher_id;
END;
--> statement-breakpoint
CREATE TRIGGER `book_lines_rules_insert` BEFORE INSERT ON `book_lines`
WHEN NOT ((new."kind" = 'came_in' or new."kind" = 'out' or new."kind" = 'back' or new."kind" = 'delivered' or new."kind" = 'sold' or new."kind" = 'correction'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'came_in' or new."kind" = 'out' or new."kind" = 'back' or new."kind" = 'delivered' or new."kind" = 'sold' or new."kind" = 'correction') THEN RAISE(ABORT, 'rule book_lines_kind')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `book_lines_rules_update` BEFORE UPDATE OF `kind` ON `book_lines`
WHEN NOT ((new."kind" = 'came_in' or new."kind" = 'out' or new."kind" = 'back' or new."kind" = 'delivered' or new."kind" = 'sold' or new."kind" = 'correction'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'came_in' or new."kind" = 'out' or new."kind" = 'back' or new."kind" = 'delivered' or new."kind" = 'sold' or new."kind" = 'correction') THEN RAISE(ABORT, 'rule book_lines_kind')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `bulk_changes_rules_insert` BEFORE INSERT ON `bulk_changes`
WHEN NOT ((new."kind" = 'price' or new."kind" = 'status' or new."kind" = 'visibility' or new."kind" = 'republish' or new."kind" = 'answerer' or new."kind" = 'delete'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'price' or new."kind" = 'status' or new."kind" = 'visibility' or new."kind" = 'republish' or new."kind" = 'answerer' or new."kind" = 'delete') THEN RAISE(ABORT, 'rule bulk_changes_kind')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `bulk_changes_rules_update` BEFORE UPDATE OF `kind` ON `bulk_changes`
WHEN NOT ((new."kind" = 'price' or new."kind" = 'status' or new."kind" = 'visibility' or new."kind" = 'republish' or new."kind" = 'answerer' or new."kind" = 'delete'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'price' or new."kind" = 'status' or new."kind" = 'visibility' or new."kind" = 'republish' or new."kind" = 'answerer' or new."kind" = 'delete') THEN RAISE(ABORT, 'rule bulk_changes_kind')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `changes_rules_insert` BEFORE INSERT ON `changes`
WHEN NOT ((new."kind" = 'vehicle_added' or new."kind" = 'vehicle_changed' or new."kind" = 'vehicle_deleted' or new."kind" = 'vehicle_restored' or new."kind" = 'lead_changed' or new."kind" = 'number_opened' or new."kind" = 'leads_exported' or new."kind" = 'feed_opened' or new."kind" = 'feed_closed' or new."kind" = 'yard_changed' or new."kind" = 'text_added' or new."kind" = 'text_changed' or new."kind" = 'text_deleted' or new."kind" = 'invitation_revoked' or new."kind" = 'member_declined' or new."kind" = 'member_let_in' or new."kind" = 'member_role' or new."kind" = 'member_removed' or new."kind" = 'owner_changed'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'vehicle_added' or new."kind" = 'vehicle_changed' or new."kind" = 'vehicle_deleted' or new."kind" = 'vehicle_restored' or new."kind" = 'lead_changed' or new."kind" = 'number_opened' or new."kind" = 'leads_exported' or new."kind" = 'feed_opened' or new."kind" = 'feed_closed' or new."kind" = 'yard_changed' or new."kind" = 'text_added' or new."kind" = 'text_changed' or new."kind" = 'text_deleted' or new."kind" = 'invitation_revoked' or new."kind" = 'member_declined' or new."kind" = 'member_let_in' or new."kind" = 'member_role' or new."kind" = 'member_removed' or new."kind" = 'owner_changed') THEN RAISE(ABORT, 'rule changes_kind')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `changes_rules_update` BEFORE UPDATE OF `kind` ON `changes`
WHEN NOT ((new."kind" = 'vehicle_added' or new."kind" = 'vehicle_changed' or new."kind" = 'vehicle_deleted' or new."kind" = 'vehicle_restored' or new."kind" = 'lead_changed' or new."kind" = 'number_opened' or new."kind" = 'leads_exported' or new."kind" = 'feed_opened' or new."kind" = 'feed_closed' or new."kind" = 'yard_changed' or new."kind" = 'text_added' or new."kind" = 'text_changed' or new."kind" = 'text_deleted' or new."kind" = 'invitation_revoked' or new."kind" = 'member_declined' or new."kind" = 'member_let_in' or new."kind" = 'member_role' or new."kind" = 'member_removed' or new."kind" = 'owner_changed'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'vehicle_added' or new."kind" = 'vehicle_changed' or new."kind" = 'vehicle_deleted' or new."kind" = 'vehicle_restored' or new."kind" = 'lead_changed' or new."kind" = 'number_opened' or new."kind" = 'leads_exported' or new."kind" = 'feed_opened' or new."kind" = 'feed_closed' or new."kind" = 'yard_changed' or new."kind" = 'text_added' or new."kind" = 'text_changed' or new."kind" = 'text_deleted' or new."kind" = 'invitation_revoked' or new."kind" = 'member_declined' or new."kind" = 'member_let_in' or new."kind" = 'member_role' or new."kind" = 'member_removed' or new."kind" = 'owner_changed') THEN RAISE(ABORT, 'rule changes_kind')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `counter_offers_rules_insert` BEFORE INSERT ON `counter_offers`
WHEN NOT ((new."status" = 'open' or new."status" = 'accepted' or new."status" = 'countered' or new."status" = 'declined' or new."status" = 'replaced' or new."status" = 'taken_back')
  AND (new."price_minor" > 0)
  AND ((new."status" is 'countered') = (new."reply_minor" is not null)))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'open' or new."status" = 'accepted' or new."status" = 'countered' or new."status" = 'declined' or new."status" = 'replaced' or new."status" = 'taken_back') THEN RAISE(ABORT, 'rule counter_offers_status')
    WHEN NOT (new."price_minor" > 0) THEN RAISE(ABORT, 'rule counter_offers_price')
    WHEN NOT ((new."status" is 'countered') = (new."reply_minor" is not null)) THEN RAISE(ABORT, 'rule counter_offers_reply')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `counter_offers_rules_update` BEFORE UPDATE OF `status`, `price_minor`, `reply_minor` ON `counter_offers`
WHEN NOT ((new."status" = 'open' or new."status" = 'accepted' or new."status" = 'countered' or new."status" = 'declined' or new."status" = 'replaced' or new."status" = 'taken_back')
  AND (new."price_minor" > 0)
  AND ((new."status" is 'countered') = (new."reply_minor" is not null)))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'open' or new."status" = 'accepted' or new."status" = 'countered' or new."status" = 'declined' or new."status" = 'replaced' or new."status" = 'taken_back') THEN RAISE(ABORT, 'rule counter_offers_status')
    WHEN NOT (new."price_minor" > 0) THEN RAISE(ABORT, 'rule counter_offers_price')
    WHEN NOT ((new."status" is 'countered') = (new."reply_minor" is not null)) THEN RAISE(ABORT, 'rule counter_offers_reply')
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
CREATE TRIGGER `dealer_offers_rules_insert` BEFORE INSERT ON `dealer_offers`
WHEN NOT ((new."status" = 'offered' or new."status" = 'accepted' or new."status" = 'declined' or new."status" = 'withdrawn' or new."status" = 'accepting')
  AND (new."version" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'offered' or new."status" = 'accepted' or new."status" = 'declined' or new."status" = 'withdrawn' or new."status" = 'accepting') THEN RAISE(ABORT, 'rule dealer_offers_status')
    WHEN NOT (new."version" > 0) THEN RAISE(ABORT, 'rule dealer_offers_version')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `dealer_offers_rules_update` BEFORE UPDATE OF `status`, `version` ON `dealer_offers`
WHEN NOT ((new."status" = 'offered' or new."status" = 'accepted' or new."status" = 'declined' or new."status" = 'withdrawn' or new."status" = 'accepting')
  AND (new."version" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'offered' or new."status" = 'accepted' or new."status" = 'declined' or new."status" = 'withdrawn' or new."status" = 'accepting') THEN RAISE(ABORT, 'rule dealer_offers_status')
    WHEN NOT (new."version" > 0) THEN RAISE(ABORT, 'rule dealer_offers_version')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `dealer_sales_rules_insert` BEFORE INSERT ON `dealer_sales`
WHEN NOT ((new."status" = 'offered' or new."status" = 'accepted' or new."status" = 'declined' or new."status" = 'withdrawn')
  AND (new."version" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'offered' or new."status" = 'accepted' or new."status" = 'declined' or new."status" = 'withdrawn') THEN RAISE(ABORT, 'rule dealer_sales_status')
    WHEN NOT (new."version" > 0) THEN RAISE(ABORT, 'rule dealer_sales_version')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `dealer_sales_rules_update` BEFORE UPDATE OF `status`, `version` ON `dealer_sales`
WHEN NOT ((new."status" = 'offered' or new."status" = 'accepted' or new."status" = 'declined' or new."status" = 'withdrawn')
  AND (new."version" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'offered' or new."status" = 'accepted' or new."status" = 'declined' or new."status" = 'withdrawn') THEN RAISE(ABORT, 'rule dealer_sales_status')
    WHEN NOT (new."version" > 0) THEN RAISE(ABORT, 'rule dealer_sales_version')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `delivery_stops_rules_insert` BEFORE INSERT ON `delivery_stops`
WHEN NOT ((new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp'))
BEGIN
  SELECT CASE
    WHEN NOT (new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp') THEN RAISE(ABORT, 'rule delivery_stops_channel')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `delivery_stops_rules_update` BEFORE UPDATE OF `channel` ON `delivery_stops`
WHEN NOT ((new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp'))
BEGIN
  SELECT CASE
    WHEN NOT (new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp') THEN RAISE(ABORT, 'rule delivery_stops_channel')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `enquiries_rules_insert` BEFORE INSERT ON `enquiries`
WHEN NOT ((new."kind" = 'visit' or new."kind" = 'similar' or new."kind" = 'price')
  AND (new."status" = 'asked' or new."status" = 'seen' or new."status" = 'confirmed' or new."status" = 'proposed' or new."status" = 'declined' or new."status" = 'waiting' or new."status" = 'reached' or new."status" = 'told'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'visit' or new."kind" = 'similar' or new."kind" = 'price') THEN RAISE(ABORT, 'rule enquiries_kind')
    WHEN NOT (new."status" = 'asked' or new."status" = 'seen' or new."status" = 'confirmed' or new."status" = 'proposed' or new."status" = 'declined' or new."status" = 'waiting' or new."status" = 'reached' or new."status" = 'told') THEN RAISE(ABORT, 'rule enquiries_status')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `enquiries_rules_update` BEFORE UPDATE OF `kind`, `status` ON `enquiries`
WHEN NOT ((new."kind" = 'visit' or new."kind" = 'similar' or new."kind" = 'price')
  AND (new."status" = 'asked' or new."status" = 'seen' or new."status" = 'confirmed' or new."status" = 'proposed' or new."status" = 'declined' or new."status" = 'waiting' or new."status" = 'reached' or new."status" = 'told'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'visit' or new."kind" = 'similar' or new."kind" = 'price') THEN RAISE(ABORT, 'rule enquiries_kind')
    WHEN NOT (new."status" = 'asked' or new."status" = 'seen' or new."status" = 'confirmed' or new."status" = 'proposed' or new."status" = 'declined' or new."status" = 'waiting' or new."status" = 'reached' or new."status" = 'told') THEN RAISE(ABORT, 'rule enquiries_status')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `invitations_rules_insert` BEFORE INSERT ON `invitations`
WHEN NOT ((new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper')
  AND (new."state" = 'open' or new."state" = 'asked' or new."state" = 'accepted' or new."state" = 'declined' or new."state" = 'revoked'))
BEGIN
  SELECT CASE
    WHEN NOT (new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper') THEN RAISE(ABORT, 'rule invitations_role')
    WHEN NOT (new."state" = 'open' or new."state" = 'asked' or new."state" = 'accepted' or new."state" = 'declined' or new."state" = 'revoked') THEN RAISE(ABORT, 'rule invitations_state')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `invitations_rules_update` BEFORE UPDATE OF `role`, `state` ON `invitations`
WHEN NOT ((new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper')
  AND (new."state" = 'open' or new."state" = 'asked' or new."state" = 'accepted' or new."state" = 'declined' or new."state" = 'revoked'))
BEGIN
  SELECT CASE
    WHEN NOT (new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper') THEN RAISE(ABORT, 'rule invitations_role')
    WHEN NOT (new."state" = 'open' or new."state" = 'asked' or new."state" = 'accepted' or new."state" = 'declined' or new."state" = 'revoked') THEN RAISE(ABORT, 'rule invitations_state')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `leads_rules_insert` BEFORE INSERT ON `leads`
WHEN NOT ((new."status" = 'pending' or new."status" = 'contacted' or new."status" = 'negotiating' or new."status" = 'visit_booked' or new."status" = 'won' or new."status" = 'lost' or new."status" = 'junk')
  AND (new."previous_status" = 'pending' or new."previous_status" = 'contacted' or new."previous_status" = 'negotiating' or new."previous_status" = 'visit_booked' or new."previous_status" = 'won' or new."previous_status" = 'lost' or new."previous_status" = 'junk')
  AND (new."source" = 'qr' or new."source" = 'link' or new."source" = 'profile' or new."source" = 'republish' or new."source" = 'walk_in' or new."source" = 'call' or new."source" = 'whatsapp' or new."source" = 'olx' or new."source" = 'friend')
  AND (new."unlikely_reason" = 'price' or new."unlikely_reason" = 'network')
  AND (new."offer_price_minor" >= 0)
  AND (new."vehicle_id" is not null or new."listing_id" = new."owner_id"))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'contacted' or new."status" = 'negotiating' or new."status" = 'visit_booked' or new."status" = 'won' or new."status" = 'lost' or new."status" = 'junk') THEN RAISE(ABORT, 'rule leads_status')
    WHEN NOT (new."previous_status" = 'pending' or new."previous_status" = 'contacted' or new."previous_status" = 'negotiating' or new."previous_status" = 'visit_booked' or new."previous_status" = 'won' or new."previous_status" = 'lost' or new."previous_status" = 'junk') THEN RAISE(ABORT, 'rule leads_previous_status')
    WHEN NOT (new."source" = 'qr' or new."source" = 'link' or new."source" = 'profile' or new."source" = 'republish' or new."source" = 'walk_in' or new."source" = 'call' or new."source" = 'whatsapp' or new."source" = 'olx' or new."source" = 'friend') THEN RAISE(ABORT, 'rule leads_source')
    WHEN NOT (new."unlikely_reason" = 'price' or new."unlikely_reason" = 'network') THEN RAISE(ABORT, 'rule leads_unlikely_reason')
    WHEN NOT (new."offer_price_minor" >= 0) THEN RAISE(ABORT, 'rule leads_offer')
    WHEN NOT (new."vehicle_id" is not null or new."listing_id" = new."owner_id") THEN RAISE(ABORT, 'rule leads_vehicle')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `leads_rules_update` BEFORE UPDATE OF `status`, `previous_status`, `source`, `unlikely_reason`, `offer_price_minor`, `vehicle_id`, `listing_id`, `owner_id` ON `leads`
WHEN NOT ((new."status" = 'pending' or new."status" = 'contacted' or new."status" = 'negotiating' or new."status" = 'visit_booked' or new."status" = 'won' or new."status" = 'lost' or new."status" = 'junk')
  AND (new."previous_status" = 'pending' or new."previous_status" = 'contacted' or new."previous_status" = 'negotiating' or new."previous_status" = 'visit_booked' or new."previous_status" = 'won' or new."previous_status" = 'lost' or new."previous_status" = 'junk')
  AND (new."source" = 'qr' or new."source" = 'link' or new."source" = 'profile' or new."source" = 'republish' or new."source" = 'walk_in' or new."source" = 'call' or new."source" = 'whatsapp' or new."source" = 'olx' or new."source" = 'friend')
  AND (new."unlikely_reason" = 'price' or new."unlikely_reason" = 'network')
  AND (new."offer_price_minor" >= 0)
  AND (new."vehicle_id" is not null or new."listing_id" = new."owner_id"))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'contacted' or new."status" = 'negotiating' or new."status" = 'visit_booked' or new."status" = 'won' or new."status" = 'lost' or new."status" = 'junk') THEN RAISE(ABORT, 'rule leads_status')
    WHEN NOT (new."previous_status" = 'pending' or new."previous_status" = 'contacted' or new."previous_status" = 'negotiating' or new."previous_status" = 'visit_booked' or new."previous_status" = 'won' or new."previous_status" = 'lost' or new."previous_status" = 'junk') THEN RAISE(ABORT, 'rule leads_previous_status')
    WHEN NOT (new."source" = 'qr' or new."source" = 'link' or new."source" = 'profile' or new."source" = 'republish' or new."source" = 'walk_in' or new."source" = 'call' or new."source" = 'whatsapp' or new."source" = 'olx' or new."source" = 'friend') THEN RAISE(ABORT, 'rule leads_source')
    WHEN NOT (new."unlikely_reason" = 'price' or new."unlikely_reason" = 'network') THEN RAISE(ABORT, 'rule leads_unlikely_reason')
    WHEN NOT (new."offer_price_minor" >= 0) THEN RAISE(ABORT, 'rule leads_offer')
    WHEN NOT (new."vehicle_id" is not null or new."listing_id" = new."owner_id") THEN RAISE(ABORT, 'rule leads_vehicle')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `members_rules_insert` BEFORE INSERT ON `members`
WHEN NOT ((new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper')
  AND (new."seat" is null or new."seat" > 0)
  AND (new."member_id" <> new."owner_id"))
BEGIN
  SELECT CASE
    WHEN NOT (new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper') THEN RAISE(ABORT, 'rule members_role')
    WHEN NOT (new."seat" is null or new."seat" > 0) THEN RAISE(ABORT, 'rule members_seat')
    WHEN NOT (new."member_id" <> new."owner_id") THEN RAISE(ABORT, 'rule members_other')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `members_rules_update` BEFORE UPDATE OF `role`, `seat`, `member_id`, `owner_id` ON `members`
WHEN NOT ((new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper')
  AND (new."seat" is null or new."seat" > 0)
  AND (new."member_id" <> new."owner_id"))
BEGIN
  SELECT CASE
    WHEN NOT (new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper') THEN RAISE(ABORT, 'rule members_role')
    WHEN NOT (new."seat" is null or new."seat" > 0) THEN RAISE(ABORT, 'rule members_seat')
    WHEN NOT (new."member_id" <> new."owner_id") THEN RAISE(ABORT, 'rule members_other')
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
CREATE TRIGGER `money_lines_rules_insert` BEFORE INSERT ON `money_lines`
WHEN NOT ((new."kind" = 'bought' or new."kind" = 'repair' or new."kind" = 'papers' or new."kind" = 'transport' or new."kind" = 'commission' or new."kind" = 'other' or new."kind" = 'paid_in')
  AND (new."mode" = 'cash' or new."mode" = 'upi' or new."mode" = 'bank' or new."mode" = 'cheque' or new."mode" = 'loan')
  AND (new."amount_minor" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'bought' or new."kind" = 'repair' or new."kind" = 'papers' or new."kind" = 'transport' or new."kind" = 'commission' or new."kind" = 'other' or new."kind" = 'paid_in') THEN RAISE(ABORT, 'rule money_lines_kind')
    WHEN NOT (new."mode" = 'cash' or new."mode" = 'upi' or new."mode" = 'bank' or new."mode" = 'cheque' or new."mode" = 'loan') THEN RAISE(ABORT, 'rule money_lines_mode')
    WHEN NOT (new."amount_minor" > 0) THEN RAISE(ABORT, 'rule money_lines_amount')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `money_lines_rules_update` BEFORE UPDATE OF `kind`, `mode`, `amount_minor` ON `money_lines`
WHEN NOT ((new."kind" = 'bought' or new."kind" = 'repair' or new."kind" = 'papers' or new."kind" = 'transport' or new."kind" = 'commission' or new."kind" = 'other' or new."kind" = 'paid_in')
  AND (new."mode" = 'cash' or new."mode" = 'upi' or new."mode" = 'bank' or new."mode" = 'cheque' or new."mode" = 'loan')
  AND (new."amount_minor" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'bought' or new."kind" = 'repair' or new."kind" = 'papers' or new."kind" = 'transport' or new."kind" = 'commission' or new."kind" = 'other' or new."kind" = 'paid_in') THEN RAISE(ABORT, 'rule money_lines_kind')
    WHEN NOT (new."mode" = 'cash' or new."mode" = 'upi' or new."mode" = 'bank' or new."mode" = 'cheque' or new."mode" = 'loan') THEN RAISE(ABORT, 'rule money_lines_mode')
    WHEN NOT (new."amount_minor" > 0) THEN RAISE(ABORT, 'rule money_lines_amount')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `notification_preferences_rules_insert` BEFORE INSERT ON `notification_preferences`
WHEN NOT ((new."kind" = 'offer' or new."kind" = 'better_offer' or new."kind" = 'counter' or new."kind" = 'visit' or new."kind" = 'price' or new."kind" = 'scan' or new."kind" = 'follow_up' or new."kind" = 'weekly' or new."kind" = 'rc' or new."kind" = 'rc_watch' or new."kind" = 'stock_book' or new."kind" = 'dealer_sale' or new."kind" = 'republish' or new."kind" = 'staff' or new."kind" = 'plan' or new."kind" = 'payment' or new."kind" = 'security' or new."kind" = 'milestone')
  AND (new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'offer' or new."kind" = 'better_offer' or new."kind" = 'counter' or new."kind" = 'visit' or new."kind" = 'price' or new."kind" = 'scan' or new."kind" = 'follow_up' or new."kind" = 'weekly' or new."kind" = 'rc' or new."kind" = 'rc_watch' or new."kind" = 'stock_book' or new."kind" = 'dealer_sale' or new."kind" = 'republish' or new."kind" = 'staff' or new."kind" = 'plan' or new."kind" = 'payment' or new."kind" = 'security' or new."kind" = 'milestone') THEN RAISE(ABORT, 'rule notification_preferences_kind')
    WHEN NOT (new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp') THEN RAISE(ABORT, 'rule notification_preferences_channel')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `notification_preferences_rules_update` BEFORE UPDATE OF `kind`, `channel` ON `notification_preferences`
WHEN NOT ((new."kind" = 'offer' or new."kind" = 'better_offer' or new."kind" = 'counter' or new."kind" = 'visit' or new."kind" = 'price' or new."kind" = 'scan' or new."kind" = 'follow_up' or new."kind" = 'weekly' or new."kind" = 'rc' or new."kind" = 'rc_watch' or new."kind" = 'stock_book' or new."kind" = 'dealer_sale' or new."kind" = 'republish' or new."kind" = 'staff' or new."kind" = 'plan' or new."kind" = 'payment' or new."kind" = 'security' or new."kind" = 'milestone')
  AND (new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'offer' or new."kind" = 'better_offer' or new."kind" = 'counter' or new."kind" = 'visit' or new."kind" = 'price' or new."kind" = 'scan' or new."kind" = 'follow_up' or new."kind" = 'weekly' or new."kind" = 'rc' or new."kind" = 'rc_watch' or new."kind" = 'stock_book' or new."kind" = 'dealer_sale' or new."kind" = 'republish' or new."kind" = 'staff' or new."kind" = 'plan' or new."kind" = 'payment' or new."kind" = 'security' or new."kind" = 'milestone') THEN RAISE(ABORT, 'rule notification_preferences_kind')
    WHEN NOT (new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp') THEN RAISE(ABORT, 'rule notification_preferences_channel')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `notifications_rules_insert` BEFORE INSERT ON `notifications`
WHEN NOT ((new."kind" = 'lead_generated' or new."kind" = 'unlikely_offers' or new."kind" = 'offer_withdrawn' or new."kind" = 'counter_answered' or new."kind" = 'visit_asked' or new."kind" = 'visit_soon' or new."kind" = 'staff_visit_soon' or new."kind" = 'visit_withdrawn' or new."kind" = 'similar_asked' or new."kind" = 'similar_withdrawn' or new."kind" = 'price_asked' or new."kind" = 'price_reached' or new."kind" = 'staff_price_reached' or new."kind" = 'price_withdrawn' or new."kind" = 'sticker_scanned' or new."kind" = 'staff_sticker_scanned' or new."kind" = 'scans_while_closed' or new."kind" = 'follow_up_due' or new."kind" = 'staff_follow_up_due' or new."kind" = 'weekly_note' or new."kind" = 'view_milestone' or new."kind" = 'page_milestone' or new."kind" = 'rc_overdue' or new."kind" = 'dealer_offered' or new."kind" = 'dealer_answered' or new."kind" = 'book_sealed' or new."kind" = 'rc_asked' or new."kind" = 'rc_approved' or new."kind" = 'rc_denied' or new."kind" = 'rc_revoked' or new."kind" = 'republish_asked' or new."kind" = 'republish_approved' or new."kind" = 'republish_denied' or new."kind" = 'republish_revoked' or new."kind" = 'republished' or new."kind" = 'page_ended' or new."kind" = 'owner_left' or new."kind" = 'staff_asked' or new."kind" = 'ownership_offered' or new."kind" = 'ownership_declined' or new."kind" = 'ownership_given' or new."kind" = 'many_numbers' or new."kind" = 'plan_set' or new."kind" = 'plan_ending' or new."kind" = 'plan_ended' or new."kind" = 'payment_received' or new."kind" = 'plan_started' or new."kind" = 'payment_not_found' or new."kind" = 'payment_refused' or new."kind" = 'payment_refunded' or new."kind" = 'listing_hidden' or new."kind" = 'listing_complained' or new."kind" = 'listing_restored'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'lead_generated' or new."kind" = 'unlikely_offers' or new."kind" = 'offer_withdrawn' or new."kind" = 'counter_answered' or new."kind" = 'visit_asked' or new."kind" = 'visit_soon' or new."kind" = 'staff_visit_soon' or new."kind" = 'visit_withdrawn' or new."kind" = 'similar_asked' or new."kind" = 'similar_withdrawn' or new."kind" = 'price_asked' or new."kind" = 'price_reached' or new."kind" = 'staff_price_reached' or new."kind" = 'price_withdrawn' or new."kind" = 'sticker_scanned' or new."kind" = 'staff_sticker_scanned' or new."kind" = 'scans_while_closed' or new."kind" = 'follow_up_due' or new."kind" = 'staff_follow_up_due' or new."kind" = 'weekly_note' or new."kind" = 'view_milestone' or new."kind" = 'page_milestone' or new."kind" = 'rc_overdue' or new."kind" = 'dealer_offered' or new."kind" = 'dealer_answered' or new."kind" = 'book_sealed' or new."kind" = 'rc_asked' or new."kind" = 'rc_approved' or new."kind" = 'rc_denied' or new."kind" = 'rc_revoked' or new."kind" = 'republish_asked' or new."kind" = 'republish_approved' or new."kind" = 'republish_denied' or new."kind" = 'republish_revoked' or new."kind" = 'republished' or new."kind" = 'page_ended' or new."kind" = 'owner_left' or new."kind" = 'staff_asked' or new."kind" = 'ownership_offered' or new."kind" = 'ownership_declined' or new."kind" = 'ownership_given' or new."kind" = 'many_numbers' or new."kind" = 'plan_set' or new."kind" = 'plan_ending' or new."kind" = 'plan_ended' or new."kind" = 'payment_received' or new."kind" = 'plan_started' or new."kind" = 'payment_not_found' or new."kind" = 'payment_refused' or new."kind" = 'payment_refunded' or new."kind" = 'listing_hidden' or new."kind" = 'listing_complained' or new."kind" = 'listing_restored') THEN RAISE(ABORT, 'rule notifications_kind')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `notifications_rules_update` BEFORE UPDATE OF `kind` ON `notifications`
WHEN NOT ((new."kind" = 'lead_generated' or new."kind" = 'unlikely_offers' or new."kind" = 'offer_withdrawn' or new."kind" = 'counter_answered' or new."kind" = 'visit_asked' or new."kind" = 'visit_soon' or new."kind" = 'staff_visit_soon' or new."kind" = 'visit_withdrawn' or new."kind" = 'similar_asked' or new."kind" = 'similar_withdrawn' or new."kind" = 'price_asked' or new."kind" = 'price_reached' or new."kind" = 'staff_price_reached' or new."kind" = 'price_withdrawn' or new."kind" = 'sticker_scanned' or new."kind" = 'staff_sticker_scanned' or new."kind" = 'scans_while_closed' or new."kind" = 'follow_up_due' or new."kind" = 'staff_follow_up_due' or new."kind" = 'weekly_note' or new."kind" = 'view_milestone' or new."kind" = 'page_milestone' or new."kind" = 'rc_overdue' or new."kind" = 'dealer_offered' or new."kind" = 'dealer_answered' or new."kind" = 'book_sealed' or new."kind" = 'rc_asked' or new."kind" = 'rc_approved' or new."kind" = 'rc_denied' or new."kind" = 'rc_revoked' or new."kind" = 'republish_asked' or new."kind" = 'republish_approved' or new."kind" = 'republish_denied' or new."kind" = 'republish_revoked' or new."kind" = 'republished' or new."kind" = 'page_ended' or new."kind" = 'owner_left' or new."kind" = 'staff_asked' or new."kind" = 'ownership_offered' or new."kind" = 'ownership_declined' or new."kind" = 'ownership_given' or new."kind" = 'many_numbers' or new."kind" = 'plan_set' or new."kind" = 'plan_ending' or new."kind" = 'plan_ended' or new."kind" = 'payment_received' or new."kind" = 'plan_started' or new."kind" = 'payment_not_found' or new."kind" = 'payment_refused' or new."kind" = 'payment_refunded' or new."kind" = 'listing_hidden' or new."kind" = 'listing_complained' or new."kind" = 'listing_restored'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'lead_generated' or new."kind" = 'unlikely_offers' or new."kind" = 'offer_withdrawn' or new."kind" = 'counter_answered' or new."kind" = 'visit_asked' or new."kind" = 'visit_soon' or new."kind" = 'staff_visit_soon' or new."kind" = 'visit_withdrawn' or new."kind" = 'similar_asked' or new."kind" = 'similar_withdrawn' or new."kind" = 'price_asked' or new."kind" = 'price_reached' or new."kind" = 'staff_price_reached' or new."kind" = 'price_withdrawn' or new."kind" = 'sticker_scanned' or new."kind" = 'staff_sticker_scanned' or new."kind" = 'scans_while_closed' or new."kind" = 'follow_up_due' or new."kind" = 'staff_follow_up_due' or new."kind" = 'weekly_note' or new."kind" = 'view_milestone' or new."kind" = 'page_milestone' or new."kind" = 'rc_overdue' or new."kind" = 'dealer_offered' or new."kind" = 'dealer_answered' or new."kind" = 'book_sealed' or new."kind" = 'rc_asked' or new."kind" = 'rc_approved' or new."kind" = 'rc_denied' or new."kind" = 'rc_revoked' or new."kind" = 'republish_asked' or new."kind" = 'republish_approved' or new."kind" = 'republish_denied' or new."kind" = 'republish_revoked' or new."kind" = 'republished' or new."kind" = 'page_ended' or new."kind" = 'owner_left' or new."kind" = 'staff_asked' or new."kind" = 'ownership_offered' or new."kind" = 'ownership_declined' or new."kind" = 'ownership_given' or new."kind" = 'many_numbers' or new."kind" = 'plan_set' or new."kind" = 'plan_ending' or new."kind" = 'plan_ended' or new."kind" = 'payment_received' or new."kind" = 'plan_started' or new."kind" = 'payment_not_found' or new."kind" = 'payment_refused' or new."kind" = 'payment_refunded' or new."kind" = 'listing_hidden' or new."kind" = 'listing_complained' or new."kind" = 'listing_restored') THEN RAISE(ABORT, 'rule notifications_kind')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `outgoing_requests_rules_insert` BEFORE INSERT ON `outgoing_requests`
WHEN NOT ((new."kind" = 'rc' or new."kind" = 'republish'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'rc' or new."kind" = 'republish') THEN RAISE(ABORT, 'rule outgoing_requests_kind')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `outgoing_requests_rules_update` BEFORE UPDATE OF `kind` ON `outgoing_requests`
WHEN NOT ((new."kind" = 'rc' or new."kind" = 'republish'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'rc' or new."kind" = 'republish') THEN RAISE(ABORT, 'rule outgoing_requests_kind')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `own_texts_rules_insert` BEFORE INSERT ON `own_texts`
WHEN NOT ((new."position" >= 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."position" >= 0) THEN RAISE(ABORT, 'rule own_texts_position')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `own_texts_rules_update` BEFORE UPDATE OF `position` ON `own_texts`
WHEN NOT ((new."position" >= 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."position" >= 0) THEN RAISE(ABORT, 'rule own_texts_position')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `papers_rules_insert` BEFORE INSERT ON `papers`
WHEN NOT ((new."kind" = 'token_receipt' or new."kind" = 'delivery_note' or new."kind" = 'purchase_receipt' or new."kind" = 'sale_bill')
  AND (new."number" > 0)
  AND ((new."cancelled_at" is not null) = (new."cancel_reason" <> '')))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'token_receipt' or new."kind" = 'delivery_note' or new."kind" = 'purchase_receipt' or new."kind" = 'sale_bill') THEN RAISE(ABORT, 'rule papers_kind')
    WHEN NOT (new."number" > 0) THEN RAISE(ABORT, 'rule papers_number')
    WHEN NOT ((new."cancelled_at" is not null) = (new."cancel_reason" <> '')) THEN RAISE(ABORT, 'rule papers_cancelled')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `papers_rules_update` BEFORE UPDATE OF `kind`, `number`, `cancelled_at`, `cancel_reason` ON `papers`
WHEN NOT ((new."kind" = 'token_receipt' or new."kind" = 'delivery_note' or new."kind" = 'purchase_receipt' or new."kind" = 'sale_bill')
  AND (new."number" > 0)
  AND ((new."cancelled_at" is not null) = (new."cancel_reason" <> '')))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'token_receipt' or new."kind" = 'delivery_note' or new."kind" = 'purchase_receipt' or new."kind" = 'sale_bill') THEN RAISE(ABORT, 'rule papers_kind')
    WHEN NOT (new."number" > 0) THEN RAISE(ABORT, 'rule papers_number')
    WHEN NOT ((new."cancelled_at" is not null) = (new."cancel_reason" <> '')) THEN RAISE(ABORT, 'rule papers_cancelled')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `phone_alerts_rules_insert` BEFORE INSERT ON `phone_alerts`
WHEN NOT ((new."language" = 'en' or new."language" = 'hi' or new."language" = 'mr' or new."language" = 'gu' or new."language" = 'pa' or new."language" = 'bn' or new."language" = 'ta' or new."language" = 'te' or new."language" = 'kn' or new."language" = 'ml')
  AND (new."price_minor" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."language" = 'en' or new."language" = 'hi' or new."language" = 'mr' or new."language" = 'gu' or new."language" = 'pa' or new."language" = 'bn' or new."language" = 'ta' or new."language" = 'te' or new."language" = 'kn' or new."language" = 'ml') THEN RAISE(ABORT, 'rule phone_alerts_language')
    WHEN NOT (new."price_minor" > 0) THEN RAISE(ABORT, 'rule phone_alerts_price')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `phone_alerts_rules_update` BEFORE UPDATE OF `language`, `price_minor` ON `phone_alerts`
WHEN NOT ((new."language" = 'en' or new."language" = 'hi' or new."language" = 'mr' or new."language" = 'gu' or new."language" = 'pa' or new."language" = 'bn' or new."language" = 'ta' or new."language" = 'te' or new."language" = 'kn' or new."language" = 'ml')
  AND (new."price_minor" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."language" = 'en' or new."language" = 'hi' or new."language" = 'mr' or new."language" = 'gu' or new."language" = 'pa' or new."language" = 'bn' or new."language" = 'ta' or new."language" = 'te' or new."language" = 'kn' or new."language" = 'ml') THEN RAISE(ABORT, 'rule phone_alerts_language')
    WHEN NOT (new."price_minor" > 0) THEN RAISE(ABORT, 'rule phone_alerts_price')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `purchase_identities_rules_insert` BEFORE INSERT ON `purchase_identities`
WHEN NOT ((new."id_kind" = 'driving_licence' or new."id_kind" = 'voter_id' or new."id_kind" = 'passport' or new."id_kind" = 'aadhaar'))
BEGIN
  SELECT CASE
    WHEN NOT (new."id_kind" = 'driving_licence' or new."id_kind" = 'voter_id' or new."id_kind" = 'passport' or new."id_kind" = 'aadhaar') THEN RAISE(ABORT, 'rule purchase_identities_kind')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `purchase_identities_rules_update` BEFORE UPDATE OF `id_kind` ON `purchase_identities`
WHEN NOT ((new."id_kind" = 'driving_licence' or new."id_kind" = 'voter_id' or new."id_kind" = 'passport' or new."id_kind" = 'aadhaar'))
BEGIN
  SELECT CASE
    WHEN NOT (new."id_kind" = 'driving_licence' or new."id_kind" = 'voter_id' or new."id_kind" = 'passport' or new."id_kind" = 'aadhaar') THEN RAISE(ABORT, 'rule purchase_identities_kind')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `purchases_rules_insert` BEFORE INSERT ON `purchases`
WHEN NOT ((new."loan" = 'none' or new."loan" = 'running' or new."loan" = 'closed')
  AND (new."price_minor" > 0)
  AND (new."version" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."loan" = 'none' or new."loan" = 'running' or new."loan" = 'closed') THEN RAISE(ABORT, 'rule purchases_loan')
    WHEN NOT (new."price_minor" > 0) THEN RAISE(ABORT, 'rule purchases_price')
    WHEN NOT (new."version" > 0) THEN RAISE(ABORT, 'rule purchases_version')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `purchases_rules_update` BEFORE UPDATE OF `loan`, `price_minor`, `version` ON `purchases`
WHEN NOT ((new."loan" = 'none' or new."loan" = 'running' or new."loan" = 'closed')
  AND (new."price_minor" > 0)
  AND (new."version" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."loan" = 'none' or new."loan" = 'running' or new."loan" = 'closed') THEN RAISE(ABORT, 'rule purchases_loan')
    WHEN NOT (new."price_minor" > 0) THEN RAISE(ABORT, 'rule purchases_price')
    WHEN NOT (new."version" > 0) THEN RAISE(ABORT, 'rule purchases_version')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `rc_access_requests_rules_insert` BEFORE INSERT ON `rc_access_requests`
WHEN NOT ((new."status" = 'pending' or new."status" = 'approved' or new."status" = 'denied' or new."status" = 'revoked'))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'approved' or new."status" = 'denied' or new."status" = 'revoked') THEN RAISE(ABORT, 'rule rc_requests_status')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `rc_access_requests_rules_update` BEFORE UPDATE OF `status` ON `rc_access_requests`
WHEN NOT ((new."status" = 'pending' or new."status" = 'approved' or new."status" = 'denied' or new."status" = 'revoked'))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'approved' or new."status" = 'denied' or new."status" = 'revoked') THEN RAISE(ABORT, 'rule rc_requests_status')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `rc_holders_rules_insert` BEFORE INSERT ON `rc_holders`
WHEN NOT ((new."standing" = 'own' or new."standing" = 'dealer' or new."standing" = 'agent'))
BEGIN
  SELECT CASE
    WHEN NOT (new."standing" = 'own' or new."standing" = 'dealer' or new."standing" = 'agent') THEN RAISE(ABORT, 'rule rc_holders_standing')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `rc_holders_rules_update` BEFORE UPDATE OF `standing` ON `rc_holders`
WHEN NOT ((new."standing" = 'own' or new."standing" = 'dealer' or new."standing" = 'agent'))
BEGIN
  SELECT CASE
    WHEN NOT (new."standing" = 'own' or new."standing" = 'dealer' or new."standing" = 'agent') THEN RAISE(ABORT, 'rule rc_holders_standing')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `rc_watches_rules_insert` BEFORE INSERT ON `rc_watches`
WHEN NOT ((new."seen_by" = 'seller' or new."seen_by" = 'buyer' or new."seen_by" = 'agent')
  AND ((new."closed_at" is null) = (new."seen_on" is null)))
BEGIN
  SELECT CASE
    WHEN NOT (new."seen_by" = 'seller' or new."seen_by" = 'buyer' or new."seen_by" = 'agent') THEN RAISE(ABORT, 'rule rc_watches_seen_by')
    WHEN NOT ((new."closed_at" is null) = (new."seen_on" is null)) THEN RAISE(ABORT, 'rule rc_watches_closed')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `rc_watches_rules_update` BEFORE UPDATE OF `seen_by`, `closed_at`, `seen_on` ON `rc_watches`
WHEN NOT ((new."seen_by" = 'seller' or new."seen_by" = 'buyer' or new."seen_by" = 'agent')
  AND ((new."closed_at" is null) = (new."seen_on" is null)))
BEGIN
  SELECT CASE
    WHEN NOT (new."seen_by" = 'seller' or new."seen_by" = 'buyer' or new."seen_by" = 'agent') THEN RAISE(ABORT, 'rule rc_watches_seen_by')
    WHEN NOT ((new."closed_at" is null) = (new."seen_on" is null)) THEN RAISE(ABORT, 'rule rc_watches_closed')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `republish_grants_rules_insert` BEFORE INSERT ON `republish_grants`
WHEN NOT ((new."status" = 'active' or new."status" = 'ended'))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'active' or new."status" = 'ended') THEN RAISE(ABORT, 'rule grants_status')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `republish_grants_rules_update` BEFORE UPDATE OF `status` ON `republish_grants`
WHEN NOT ((new."status" = 'active' or new."status" = 'ended'))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'active' or new."status" = 'ended') THEN RAISE(ABORT, 'rule grants_status')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `republish_requests_rules_insert` BEFORE INSERT ON `republish_requests`
WHEN NOT ((new."status" = 'pending' or new."status" = 'approved' or new."status" = 'denied' or new."status" = 'revoked')
  AND (new."wished_price_minor" is null or new."wished_price_minor" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'approved' or new."status" = 'denied' or new."status" = 'revoked') THEN RAISE(ABORT, 'rule republish_requests_status')
    WHEN NOT (new."wished_price_minor" is null or new."wished_price_minor" > 0) THEN RAISE(ABORT, 'rule republish_requests_price')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `republish_requests_rules_update` BEFORE UPDATE OF `status`, `wished_price_minor` ON `republish_requests`
WHEN NOT ((new."status" = 'pending' or new."status" = 'approved' or new."status" = 'denied' or new."status" = 'revoked')
  AND (new."wished_price_minor" is null or new."wished_price_minor" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'approved' or new."status" = 'denied' or new."status" = 'revoked') THEN RAISE(ABORT, 'rule republish_requests_status')
    WHEN NOT (new."wished_price_minor" is null or new."wished_price_minor" > 0) THEN RAISE(ABORT, 'rule republish_requests_price')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `republished_vehicles_rules_insert` BEFORE INSERT ON `republished_vehicles`
WHEN NOT ((new."status" = 'pending' or new."status" = 'active' or new."status" = 'withdrawn' or new."status" = 'ended')
  AND (new."custom_price_minor" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'active' or new."status" = 'withdrawn' or new."status" = 'ended') THEN RAISE(ABORT, 'rule republished_status')
    WHEN NOT (new."custom_price_minor" > 0) THEN RAISE(ABORT, 'rule republished_price')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `republished_vehicles_rules_update` BEFORE UPDATE OF `status`, `custom_price_minor` ON `republished_vehicles`
WHEN NOT ((new."status" = 'pending' or new."status" = 'active' or new."status" = 'withdrawn' or new."status" = 'ended')
  AND (new."custom_price_minor" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'active' or new."status" = 'withdrawn' or new."status" = 'ended') THEN RAISE(ABORT, 'rule republished_status')
    WHEN NOT (new."custom_price_minor" > 0) THEN RAISE(ABORT, 'rule republished_price')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `sellers_rules_insert` BEFORE INSERT ON `sellers`
WHEN NOT ((new."subscription_plan" = 'starter' or new."subscription_plan" = 'growth' or new."subscription_plan" = 'pro')
  AND (new."account_type" = 'personal' or new."account_type" = 'firm' or new."account_type" = 'business')
  AND (new."language" = 'en' or new."language" = 'hi')
  AND (new."sales_lower_percent" between 0 and 50)
  AND (length(new."id") >= 3))
BEGIN
  SELECT CASE
    WHEN NOT (new."subscription_plan" = 'starter' or new."subscription_plan" = 'growth' or new."subscription_plan" = 'pro') THEN RAISE(ABORT, 'rule sellers_plan')
    WHEN NOT (new."account_type" = 'personal' or new."account_type" = 'firm' or new."account_type" = 'business') THEN RAISE(ABORT, 'rule sellers_account_type')
    WHEN NOT (new."language" = 'en' or new."language" = 'hi') THEN RAISE(ABORT, 'rule sellers_language')
    WHEN NOT (new."sales_lower_percent" between 0 and 50) THEN RAISE(ABORT, 'rule sellers_lower')
    WHEN NOT (length(new."id") >= 3) THEN RAISE(ABORT, 'rule sellers_bucket')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `sellers_rules_update` BEFORE UPDATE OF `subscription_plan`, `account_type`, `language`, `sales_lower_percent`, `id` ON `sellers`
WHEN NOT ((new."subscription_plan" = 'starter' or new."subscription_plan" = 'growth' or new."subscription_plan" = 'pro')
  AND (new."account_type" = 'personal' or new."account_type" = 'firm' or new."account_type" = 'business')
  AND (new."language" = 'en' or new."language" = 'hi')
  AND (new."sales_lower_percent" between 0 and 50)
  AND (length(new."id") >= 3))
BEGIN
  SELECT CASE
    WHEN NOT (new."subscription_plan" = 'starter' or new."subscription_plan" = 'growth' or new."subscription_plan" = 'pro') THEN RAISE(ABORT, 'rule sellers_plan')
    WHEN NOT (new."account_type" = 'personal' or new."account_type" = 'firm' or new."account_type" = 'business') THEN RAISE(ABORT, 'rule sellers_account_type')
    WHEN NOT (new."language" = 'en' or new."language" = 'hi') THEN RAISE(ABORT, 'rule sellers_language')
    WHEN NOT (new."sales_lower_percent" between 0 and 50) THEN RAISE(ABORT, 'rule sellers_lower')
    WHEN NOT (length(new."id") >= 3) THEN RAISE(ABORT, 'rule sellers_bucket')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `stock_marks_rules_insert` BEFORE INSERT ON `stock_marks`
WHEN NOT ((new."by" = 'scan' or new."by" = 'plate'))
BEGIN
  SELECT CASE
    WHEN NOT (new."by" = 'scan' or new."by" = 'plate') THEN RAISE(ABORT, 'rule stock_marks_by')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `stock_marks_rules_update` BEFORE UPDATE OF `by` ON `stock_marks`
WHEN NOT ((new."by" = 'scan' or new."by" = 'plate'))
BEGIN
  SELECT CASE
    WHEN NOT (new."by" = 'scan' or new."by" = 'plate') THEN RAISE(ABORT, 'rule stock_marks_by')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `stock_takes_rules_insert` BEFORE INSERT ON `stock_takes`
WHEN NOT (((new."ended_at" is null) = (new."result" is null)))
BEGIN
  SELECT CASE
    WHEN NOT ((new."ended_at" is null) = (new."result" is null)) THEN RAISE(ABORT, 'rule stock_takes_result')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `stock_takes_rules_update` BEFORE UPDATE OF `ended_at`, `result` ON `stock_takes`
WHEN NOT (((new."ended_at" is null) = (new."result" is null)))
BEGIN
  SELECT CASE
    WHEN NOT ((new."ended_at" is null) = (new."result" is null)) THEN RAISE(ABORT, 'rule stock_takes_result')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `uploads_rules_insert` BEFORE INSERT ON `uploads`
WHEN NOT ((new."kind" = 'vehicle_image' or new."kind" = 'profile_image' or new."kind" = 'profile_cover' or new."kind" = 'rc')
  AND (new."status" = 'pending' or new."status" = 'attached' or new."status" = 'discarded'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'vehicle_image' or new."kind" = 'profile_image' or new."kind" = 'profile_cover' or new."kind" = 'rc') THEN RAISE(ABORT, 'rule uploads_kind')
    WHEN NOT (new."status" = 'pending' or new."status" = 'attached' or new."status" = 'discarded') THEN RAISE(ABORT, 'rule uploads_status')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `uploads_rules_update` BEFORE UPDATE OF `kind`, `status` ON `uploads`
WHEN NOT ((new."kind" = 'vehicle_image' or new."kind" = 'profile_image' or new."kind" = 'profile_cover' or new."kind" = 'rc')
  AND (new."status" = 'pending' or new."status" = 'attached' or new."status" = 'discarded'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'vehicle_image' or new."kind" = 'profile_image' or new."kind" = 'profile_cover' or new."kind" = 'rc') THEN RAISE(ABORT, 'rule uploads_kind')
    WHEN NOT (new."status" = 'pending' or new."status" = 'attached' or new."status" = 'discarded') THEN RAISE(ABORT, 'rule uploads_status')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `usage_tracking_rules_insert` BEFORE INSERT ON `usage_tracking`
WHEN NOT ((new."action_type" = 'vehicle_created' or new."action_type" = 'republish'))
BEGIN
  SELECT CASE
    WHEN NOT (new."action_type" = 'vehicle_created' or new."action_type" = 'republish') THEN RAISE(ABORT, 'rule usage_action')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `usage_tracking_rules_update` BEFORE UPDATE OF `action_type` ON `usage_tracking`
WHEN NOT ((new."action_type" = 'vehicle_created' or new."action_type" = 'republish'))
BEGIN
  SELECT CASE
    WHEN NOT (new."action_type" = 'vehicle_created' or new."action_type" = 'republish') THEN RAISE(ABORT, 'rule usage_action')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `vehicle_suggestions_rules_insert` BEFORE INSERT ON `vehicle_suggestions`
WHEN NOT ((new."position" in (0, 1))
  AND (new."sold_vehicle_id" <> new."suggested_vehicle_id"))
BEGIN
  SELECT CASE
    WHEN NOT (new."position" in (0, 1)) THEN RAISE(ABORT, 'rule vehicle_suggestions_two')
    WHEN NOT (new."sold_vehicle_id" <> new."suggested_vehicle_id") THEN RAISE(ABORT, 'rule vehicle_suggestions_other')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `vehicle_suggestions_rules_update` BEFORE UPDATE OF `position`, `sold_vehicle_id`, `suggested_vehicle_id` ON `vehicle_suggestions`
WHEN NOT ((new."position" in (0, 1))
  AND (new."sold_vehicle_id" <> new."suggested_vehicle_id"))
BEGIN
  SELECT CASE
    WHEN NOT (new."position" in (0, 1)) THEN RAISE(ABORT, 'rule vehicle_suggestions_two')
    WHEN NOT (new."sold_vehicle_id" <> new."suggested_vehicle_id") THEN RAISE(ABORT, 'rule vehicle_suggestions_other')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `vehicles_rules_insert` BEFORE INSERT ON `vehicles`
WHEN NOT ((new."status" = 'available' or new."status" = 'pending' or new."status" = 'sold')
  AND (new."sold_from" = 'available' or new."sold_from" = 'pending' or new."sold_from" = 'sold')
  AND (new."hidden_reason" = 'plan' or new."hidden_reason" = 'operator')
  AND (new."republish_policy" = 'allow' or new."republish_policy" = 'ask' or new."republish_policy" = 'deny')
  AND (new."kind" = 'car' or new."kind" = 'bike' or new."kind" = 'scooter' or new."kind" = 'three_wheeler' or new."kind" = 'commercial' or new."kind" = 'tractor')
  AND (new."sold_price_minor" is null or new."sold_price_minor" > 0)
  AND (new."owners" is null or new."owners" between 1 and 9)
  AND (json_type(new."facts") = 'object')
  AND (json_type(new."papers") = 'object')
  AND (new."base_price_minor" is null or new."base_price_minor" > 0)
  AND (new."price_minor" > 0)
  AND (json_array_length(new."images") between 1 and 20)
  AND (new."kms_driven" is null or new."kms_driven" >= 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'available' or new."status" = 'pending' or new."status" = 'sold') THEN RAISE(ABORT, 'rule vehicles_status')
    WHEN NOT (new."sold_from" = 'available' or new."sold_from" = 'pending' or new."sold_from" = 'sold') THEN RAISE(ABORT, 'rule vehicles_sold_from')
    WHEN NOT (new."hidden_reason" = 'plan' or new."hidden_reason" = 'operator') THEN RAISE(ABORT, 'rule vehicles_hidden_reason')
    WHEN NOT (new."republish_policy" = 'allow' or new."republish_policy" = 'ask' or new."republish_policy" = 'deny') THEN RAISE(ABORT, 'rule vehicles_republish_policy')
    WHEN NOT (new."kind" = 'car' or new."kind" = 'bike' or new."kind" = 'scooter' or new."kind" = 'three_wheeler' or new."kind" = 'commercial' or new."kind" = 'tractor') THEN RAISE(ABORT, 'rule vehicles_kind')
    WHEN NOT (new."sold_price_minor" is null or new."sold_price_minor" > 0) THEN RAISE(ABORT, 'rule vehicles_sold_price')
    WHEN NOT (new."owners" is null or new."owners" between 1 and 9) THEN RAISE(ABORT, 'rule vehicles_owners')
    WHEN NOT (json_type(new."facts") = 'object') THEN RAISE(ABORT, 'rule vehicles_facts')
    WHEN NOT (json_type(new."papers") = 'object') THEN RAISE(ABORT, 'rule vehicles_papers')
    WHEN NOT (new."base_price_minor" is null or new."base_price_minor" > 0) THEN RAISE(ABORT, 'rule vehicles_base_price')
    WHEN NOT (new."price_minor" > 0) THEN RAISE(ABORT, 'rule vehicles_price')
    WHEN NOT (json_array_length(new."images") between 1 and 20) THEN RAISE(ABORT, 'rule vehicles_images')
    WHEN NOT (new."kms_driven" is null or new."kms_driven" >= 0) THEN RAISE(ABORT, 'rule vehicles_kms')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `vehicles_rules_update` BEFORE UPDATE OF `status`, `sold_from`, `hidden_reason`, `republish_policy`, `kind`, `sold_price_minor`, `owners`, `facts`, `papers`, `base_price_minor`, `price_minor`, `images`, `kms_driven` ON `vehicles`
WHEN NOT ((new."status" = 'available' or new."status" = 'pending' or new."status" = 'sold')
  AND (new."sold_from" = 'available' or new."sold_from" = 'pending' or new."sold_from" = 'sold')
  AND (new."hidden_reason" = 'plan' or new."hidden_reason" = 'operator')
  AND (new."republish_policy" = 'allow' or new."republish_policy" = 'ask' or new."republish_policy" = 'deny')
  AND (new."kind" = 'car' or new."kind" = 'bike' or new."kind" = 'scooter' or new."kind" = 'three_wheeler' or new."kind" = 'commercial' or new."kind" = 'tractor')
  AND (new."sold_price_minor" is null or new."sold_price_minor" > 0)
  AND (new."owners" is null or new."owners" between 1 and 9)
  AND (json_type(new."facts") = 'object')
  AND (json_type(new."papers") = 'object')
  AND (new."base_price_minor" is null or new."base_price_minor" > 0)
  AND (new."price_minor" > 0)
  AND (json_array_length(new."images") between 1 and 20)
  AND (new."kms_driven" is null or new."kms_driven" >= 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'available' or new."status" = 'pending' or new."status" = 'sold') THEN RAISE(ABORT, 'rule vehicles_status')
    WHEN NOT (new."sold_from" = 'available' or new."sold_from" = 'pending' or new."sold_from" = 'sold') THEN RAISE(ABORT, 'rule vehicles_sold_from')
    WHEN NOT (new."hidden_reason" = 'plan' or new."hidden_reason" = 'operator') THEN RAISE(ABORT, 'rule vehicles_hidden_reason')
    WHEN NOT (new."republish_policy" = 'allow' or new."republish_policy" = 'ask' or new."republish_policy" = 'deny') THEN RAISE(ABORT, 'rule vehicles_republish_policy')
    WHEN NOT (new."kind" = 'car' or new."kind" = 'bike' or new."kind" = 'scooter' or new."kind" = 'three_wheeler' or new."kind" = 'commercial' or new."kind" = 'tractor') THEN RAISE(ABORT, 'rule vehicles_kind')
    WHEN NOT (new."sold_price_minor" is null or new."sold_price_minor" > 0) THEN RAISE(ABORT, 'rule vehicles_sold_price')
    WHEN NOT (new."owners" is null or new."owners" between 1 and 9) THEN RAISE(ABORT, 'rule vehicles_owners')
    WHEN NOT (json_type(new."facts") = 'object') THEN RAISE(ABORT, 'rule vehicles_facts')
    WHEN NOT (json_type(new."papers") = 'object') THEN RAISE(ABORT, 'rule vehicles_papers')
    WHEN NOT (new."base_price_minor" is null or new."base_price_minor" > 0) THEN RAISE(ABORT, 'rule vehicles_base_price')
    WHEN NOT (new."price_minor" > 0) THEN RAISE(ABORT, 'rule vehicles_price')
    WHEN NOT (json_array_length(new."images") between 1 and 20) THEN RAISE(ABORT, 'rule vehicles_images')
    WHEN NOT (new."kms_driven" is null or new."kms_driven" >= 0) THEN RAISE(ABORT, 'rule vehicles_kms')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `wants_rules_insert` BEFORE INSERT ON `wants`
WHEN NOT ((new."fuel_type" = 'Petrol' or new."fuel_type" = 'Diesel' or new."fuel_type" = 'CNG' or new."fuel_type" = 'LPG' or new."fuel_type" = 'Electric' or new."fuel_type" = 'Hybrid')
  AND (new."lead_id" is not null or new."enquiry_id" is not null)
  AND (new."model" <> '' or new."max_price_minor" is not null)
  AND (new."max_price_minor" is null or new."max_price_minor" > 0)
  AND (json_type(new."told") = 'object'))
BEGIN
  SELECT CASE
    WHEN NOT (new."fuel_type" = 'Petrol' or new."fuel_type" = 'Diesel' or new."fuel_type" = 'CNG' or new."fuel_type" = 'LPG' or new."fuel_type" = 'Electric' or new."fuel_type" = 'Hybrid') THEN RAISE(ABORT, 'rule wants_fuel')
    WHEN NOT (new."lead_id" is not null or new."enquiry_id" is not null) THEN RAISE(ABORT, 'rule wants_person')
    WHEN NOT (new."model" <> '' or new."max_price_minor" is not null) THEN RAISE(ABORT, 'rule wants_something')
    WHEN NOT (new."max_price_minor" is null or new."max_price_minor" > 0) THEN RAISE(ABORT, 'rule wants_price')
    WHEN NOT (json_type(new."told") = 'object') THEN RAISE(ABORT, 'rule wants_told')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `wants_rules_update` BEFORE UPDATE OF `fuel_type`, `lead_id`, `enquiry_id`, `model`, `max_price_minor`, `told` ON `wants`
WHEN NOT ((new."fuel_type" = 'Petrol' or new."fuel_type" = 'Diesel' or new."fuel_type" = 'CNG' or new."fuel_type" = 'LPG' or new."fuel_type" = 'Electric' or new."fuel_type" = 'Hybrid')
  AND (new."lead_id" is not null or new."enquiry_id" is not null)
  AND (new."model" <> '' or new."max_price_minor" is not null)
  AND (new."max_price_minor" is null or new."max_price_minor" > 0)
  AND (json_type(new."told") = 'object'))
BEGIN
  SELECT CASE
    WHEN NOT (new."fuel_type" = 'Petrol' or new."fuel_type" = 'Diesel' or new."fuel_type" = 'CNG' or new."fuel_type" = 'LPG' or new."fuel_type" = 'Electric' or new."fuel_type" = 'Hybrid') THEN RAISE(ABORT, 'rule wants_fuel')
    WHEN NOT (new."lead_id" is not null or new."enquiry_id" is not null) THEN RAISE(ABORT, 'rule wants_person')
    WHEN NOT (new."model" <> '' or new."max_price_minor" is not null) THEN RAISE(ABORT, 'rule wants_something')
    WHEN NOT (new."max_price_minor" is null or new."max_price_minor" > 0) THEN RAISE(ABORT, 'rule wants_price')
    WHEN NOT (json_type(new."told") = 'object') THEN RAISE(ABORT, 'rule wants_told')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `weekly_notes_rules_insert` BEFORE INSERT ON `weekly_notes`
WHEN NOT ((new."source" = 'qr' or new."source" = 'link' or new."source" = 'profile' or new."source" = 'republish')
  AND (new."advice" = 'share' or new."advice" = 'lower'))
BEGIN
  SELECT CASE
    WHEN NOT (new."source" = 'qr' or new."source" = 'link' or new."source" = 'profile' or new."source" = 'republish') THEN RAISE(ABORT, 'rule weekly_notes_source')
    WHEN NOT (new."advice" = 'share' or new."advice" = 'lower') THEN RAISE(ABORT, 'rule weekly_notes_advice')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `weekly_notes_rules_update` BEFORE UPDATE OF `source`, `advice` ON `weekly_notes`
WHEN NOT ((new."source" = 'qr' or new."source" = 'link' or new."source" = 'profile' or new."source" = 'republish')
  AND (new."advice" = 'share' or new."advice" = 'lower'))
BEGIN
  SELECT CASE
    WHEN NOT (new."source" = 'qr' or new."source" = 'link' or new."source" = 'profile' or new."source" = 'republish') THEN RAISE(ABORT, 'rule weekly_notes_source')
    WHEN NOT (new."advice" = 'share' or new."advice" = 'lower') THEN RAISE(ABORT, 'rule weekly_notes_advice')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `workplaces_rules_insert` BEFORE INSERT ON `workplaces`
WHEN NOT ((new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper'))
BEGIN
  SELECT CASE
    WHEN NOT (new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper') THEN RAISE(ABORT, 'rule workplaces_role')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `workplaces_rules_update` BEFORE UPDATE OF `role` ON `workplaces`
WHEN NOT ((new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper'))
BEGIN
  SELECT CASE
    WHEN NOT (new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper') THEN RAISE(ABORT, 'rule workplaces_role')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `yards_rules_insert` BEFORE INSERT ON `yards`
WHEN NOT ((new."closed_day" = 'sunday' or new."closed_day" = 'monday' or new."closed_day" = 'tuesday' or new."closed_day" = 'wednesday' or new."closed_day" = 'thursday' or new."closed_day" = 'friday' or new."closed_day" = 'saturday')
  AND ((new."latitude" is null) = (new."longitude" is null))
  AND (new."map_link" is null or (new."latitude" is null and new."map_link" like 'https://%'))
  AND ((new."opens" is null) = (new."closes" is null))
  AND ((new."form29b" is null) = (new."form29b_until" is null))
  AND (new."closes" > new."opens"))
BEGIN
  SELECT CASE
    WHEN NOT (new."closed_day" = 'sunday' or new."closed_day" = 'monday' or new."closed_day" = 'tuesday' or new."closed_day" = 'wednesday' or new."closed_day" = 'thursday' or new."closed_day" = 'friday' or new."closed_day" = 'saturday') THEN RAISE(ABORT, 'rule yards_closed')
    WHEN NOT ((new."latitude" is null) = (new."longitude" is null)) THEN RAISE(ABORT, 'rule yards_position')
    WHEN NOT (new."map_link" is null or (new."latitude" is null and new."map_link" like 'https://%')) THEN RAISE(ABORT, 'rule yards_pin')
    WHEN NOT ((new."opens" is null) = (new."closes" is null)) THEN RAISE(ABORT, 'rule yards_hours')
    WHEN NOT ((new."form29b" is null) = (new."form29b_until" is null)) THEN RAISE(ABORT, 'rule yards_form29b')
    WHEN NOT (new."closes" > new."opens") THEN RAISE(ABORT, 'rule yards_closes')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER `yards_rules_update` BEFORE UPDATE OF `closed_day`, `latitude`, `longitude`, `map_link`, `opens`, `closes`, `form29b`, `form29b_until` ON `yards`
WHEN NOT ((new."closed_day" = 'sunday' or new."closed_day" = 'monday' or new."closed_day" = 'tuesday' or new."closed_day" = 'wednesday' or new."closed_day" = 'thursday' or new."closed_day" = 'friday' or new."closed_day" = 'saturday')
  AND ((new."latitude" is null) = (new."longitude" is null))
  AND (new."map_link" is null or (new."latitude" is null and new."map_link" like 'https://%'))
  AND ((new."opens" is null) = (new."closes" is null))
  AND ((new."form29b" is null) = (new."form29b_until" is null))
  AND (new."closes" > new."opens"))
BEGIN
  SELECT CASE
    WHEN NOT (new."closed_day" = 'sunday' or new."closed_day" = 'monday' or new."closed_day" = 'tuesday' or new."closed_day" = 'wednesday' or new."closed_day" = 'thursday' or new."closed_day" = 'friday' or new."closed_day" = 'saturday') THEN RAISE(ABORT, 'rule yards_closed')
    WHEN NOT ((new."latitude" is null) = (new."longitude" is null)) THEN RAISE(ABORT, 'rule yards_position')
    WHEN NOT (new."map_link" is null or (new."latitude" is null and new."map_link" like 'https://%')) THEN RAISE(ABORT, 'rule yards_pin')
    WHEN NOT ((new."opens" is null) = (new."closes" is null)) THEN RAISE(ABORT, 'rule yards_hours')
    WHEN NOT ((new."form29b" is null) = (new."form29b_until" is null)) THEN RAISE(ABORT, 'rule yards_form29b')
    WHEN NOT (new."closes" > new."opens") THEN RAISE(ABORT, 'rule yards_closes')
  END;
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
  INSERT INTO vehicle_counts (user_id, listed_count, profile_count, live_count, sold_count, pending_count)
  SELECT value, new.is_active, new.is_on_profile, new.is_live, (new.is_active = 1 AND new.status = 'sold'), (new.is_active = 1 AND new.status = 'pending')
  FROM json_each(json_array(new.user_id, '')) WHERE true
  ON CONFLICT (user_id) DO UPDATE SET
    listed_count = listed_count + excluded.listed_count, profile_count = profile_count + excluded.profile_count,
    live_count = live_count + excluded.live_count, sold_count = sold_count + excluded.sold_count,
    pending_count = pending_count + excluded.pending_count;
  INSERT INTO profile_stock (user_id, packed)
  SELECT new.user_id, iif(new.is_on_profile, json_object(new.id, json_array(new.display_order, new.price_minor, new.currency, new.kind, new.fuel_type, new.transmission,
        new.year, new.owners, new.kms_driven, new.city, lower(new.search_text))), '{}') WHERE true
  ON CONFLICT (user_id) DO UPDATE SET packed = iif(
    (SELECT profile_count FROM vehicle_counts WHERE user_id = new.user_id) > 1000, NULL,
    json_set(packed, '$."' || new.id || '"', json_array(new.display_order, new.price_minor, new.currency, new.kind, new.fuel_type, new.transmission,
        new.year, new.owners, new.kms_driven, new.city, lower(new.search_text))))
  WHERE new.is_on_profile = 1 AND packed IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `vehicles_update`
AFTER UPDATE OF `name`, `make`, `model`, `body`, `city`, `rto`, `year`, `fuel_type`, `transmission`, `display_order`, `is_active`, `hidden_reason`, `show_in_profile`, `status`,
  `price_minor`, `currency`, `kind`, `owners`, `kms_driven` ON `vehicles`
BEGIN
  DELETE FROM vehicles_search WHERE rowid = (old.display_order << 39) + 549755813887 - old.rowid
    AND (new.search_text, new.display_order, new.is_on_profile) IS NOT (old.search_text, old.display_order, old.is_on_profile);
  INSERT INTO vehicles_search (rowid, owner, name)
  SELECT (new.display_order << 39) + 549755813887 - new.rowid, substr(new.user_id, 28, 6), new.search_text
  WHERE new.is_on_profile = 1
    AND (new.search_text, new.display_order, new.is_on_profile) IS NOT (old.search_text, old.display_order, old.is_on_profile);
  UPDATE vehicle_counts SET
    listed_count = listed_count + new.is_active - old.is_active,
    profile_count = profile_count + new.is_on_profile - old.is_on_profile,
    live_count = live_count + new.is_live - old.is_live,
    sold_count = sold_count + (new.is_active = 1 AND new.status = 'sold') - (old.is_active = 1 AND old.status = 'sold'),
    pending_count = pending_count + (new.is_active = 1 AND new.status = 'pending') - (old.is_active = 1 AND old.status = 'pending')
  WHERE user_id IN (new.user_id, '')
    AND (old.status <> new.status OR old.is_active <> new.is_active OR old.is_on_profile <> new.is_on_profile OR old.is_live <> new.is_live);
  UPDATE profile_stock SET packed = CASE
    WHEN (SELECT profile_count FROM vehicle_counts WHERE user_id = new.user_id) > 1000 THEN NULL
    WHEN packed IS NULL THEN (SELECT json_group_object(v.id, json_array(v.display_order, v.price_minor, v.currency, v.kind, v.fuel_type, v.transmission,
        v.year, v.owners, v.kms_driven, v.city, lower(v.search_text)))
      FROM vehicles v WHERE v.user_id = new.user_id AND v.is_on_profile = 1)
    WHEN new.is_on_profile = 1 THEN json_set(packed, '$."' || new.id || '"', json_array(new.display_order, new.price_minor, new.currency, new.kind, new.fuel_type, new.transmission,
        new.year, new.owners, new.kms_driven, new.city, lower(new.search_text)))
    ELSE json_remove(packed, '$."' || new.id || '"') END
  WHERE user_id = new.user_id AND (new.is_on_profile = 1 OR old.is_on_profile = 1)
    AND (new.display_order, new.price_minor, new.currency, new.kind, new.fuel_type, new.transmission, new.year, new.owners, new.kms_driven, new.city, new.search_text, new.is_on_profile)
      IS NOT (old.display_order, old.price_minor, old.currency, old.kind, old.fuel_type, old.transmission, old.year, old.owners, old.kms_driven, old.city, old.search_text, old.is_on_profile);
END;
--> statement-breakpoint
CREATE TRIGGER `vehicles_version`
BEFORE UPDATE OF `name`, `price_minor`, `currency`, `images`, `rc_key`, `show_rc`, `year`, `fuel_type`, `transmission`, `kms_driven`, `kind`, `make`,
  `model`, `body`, `city`, `owners`, `registration_state`, `rto`, `facts`, `papers`, `specifications`, `description`, `status`, `is_active`,
  `hidden_reason`, `show_in_profile`, `display_order`, `republish_policy`, `answerer_id`, `duty_number`, `base_price_minor` ON `vehicles`
WHEN new.version <= old.version AND (
  new.name, new.price_minor, new.currency, new.images, new.rc_key, new.show_rc, new.year, new.fuel_type, new.transmission, new.kms_driven,
  new.kind, new.make, new.model, new.body, new.city, new.owners, new.registration_state, new.rto, new.facts, new.papers, new.specifications,
  new.description, new.status, new.is_active, new.hidden_reason, new.show_in_profile, new.display_order, new.republish_policy,
  new.answerer_id, new.duty_number, new.base_price_minor
) IS NOT (
  old.name, old.price_minor, old.currency, old.images, old.rc_key, old.show_rc, old.year, old.fuel_type, old.transmission, old.kms_driven,
  old.kind, old.make, old.model, old.body, old.city, old.owners, old.registration_state, old.rto, old.facts, old.papers, old.specifications,
  old.description, old.status, old.is_active, old.hidden_reason, old.show_in_profile, old.display_order, old.republish_policy,
  old.answerer_id, old.duty_number, old.base_price_minor
)
BEGIN
  SELECT RAISE(ABORT, 'rule vehicles_version');
END;
--> statement-breakpoint
CREATE TRIGGER `vehicles_delete` AFTER DELETE ON `vehicles`
BEGIN
  DELETE FROM vehicles_search WHERE rowid = (old.display_order << 39) + 549755813887 - old.rowid;
  UPDATE vehicle_counts SET listed_count = listed_count - old.is_active, profile_count = profile_count - old.is_on_profile,
    live_count = live_count - old.is_live, sold_count = sold_count - (old.status = 'sold'),
    pending_count = pending_count - (old.status = 'pending')
  WHERE user_id IN (old.user_id, '') AND old.is_active = 1;
  UPDATE profile_stock SET packed = CASE
    WHEN (SELECT profile_count FROM vehicle_counts WHERE user_id = old.user_id) > 1000 THEN NULL
    WHEN packed IS NULL THEN (SELECT json_group_object(v.id, json_array(v.display_order, v.price_minor, v.currency, v.kind, v.fuel_type, v.transmission,
        v.year, v.owners, v.kms_driven, v.city, lower(v.search_text)))
      FROM vehicles v WHERE v.user_id = old.user_id AND v.is_on_profile = 1)
    ELSE json_remove(packed, '$."' || old.id || '"') END
  WHERE user_id = old.user_id AND old.is_on_profile = 1;
END;