CREATE TABLE `delivery_stops` (
	`user_id` text NOT NULL,
	`channel` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `channel`),
	FOREIGN KEY (`user_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade,
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
	FOREIGN KEY (`user_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade,
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
CREATE TABLE `vehicle_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`fields` text NOT NULL,
	`images` text NOT NULL,
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
CREATE TABLE `lead_counts` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`lead_count` integer NOT NULL,
	`month` text NOT NULL,
	`month_count` integer NOT NULL,
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
	FOREIGN KEY (`owner_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade,
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
	FOREIGN KEY (`user_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade,
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
	FOREIGN KEY (`user_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "uploads_kind" CHECK("uploads"."kind" = 'vehicle_image' or "uploads"."kind" = 'profile_image' or "uploads"."kind" = 'rc'),
	CONSTRAINT "uploads_status" CHECK("uploads"."status" = 'pending' or "uploads"."status" = 'attached' or "uploads"."status" = 'discarded')
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
	`provider_id` text,
	`created_at` integer NOT NULL,
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
	FOREIGN KEY (`user_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notifications_type" CHECK("notifications"."type" = 'lead_generated' or "notifications"."type" = 'view_milestone' or "notifications"."type" = 'follow_up_due' or "notifications"."type" = 'rc_request' or "notifications"."type" = 'republish' or "notifications"."type" = 'subscription' or "notifications"."type" = 'system')
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `notifications_by_user` ON `notifications` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_read_by_age` ON `notifications` (`created_at`) WHERE is_read = 1;--> statement-breakpoint
CREATE TABLE `sellers` (
	`id` text PRIMARY KEY NOT NULL,
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
	`profile_version` integer DEFAULT 0 NOT NULL,
	`listing_view_count` integer DEFAULT 0 NOT NULL,
	`account_version` integer DEFAULT 0 NOT NULL,
	`username` text,
	`subscription_plan` text DEFAULT 'starter' NOT NULL,
	`subscription_ends_at` integer,
	`profile_grace_until` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`erasing_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "sellers_plan" CHECK("sellers"."subscription_plan" = 'starter' or "sellers"."subscription_plan" = 'growth' or "sellers"."subscription_plan" = 'pro'),
	CONSTRAINT "sellers_account_type" CHECK("sellers"."account_type" = 'personal' or "sellers"."account_type" = 'firm' or "sellers"."account_type" = 'business'),
	CONSTRAINT "sellers_bucket" CHECK(length("sellers"."id") >= 3)
);
--> statement-breakpoint
CREATE INDEX `sellers_by_username` ON `sellers` (`username`) WHERE username is not null;--> statement-breakpoint
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
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "rc_requests_status" CHECK("rc_access_requests"."status" = 'pending' or "rc_access_requests"."status" = 'approved' or "rc_access_requests"."status" = 'denied' or "rc_access_requests"."status" = 'revoked')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rc_requests_once` ON `rc_access_requests` (`vehicle_id`,`requester_id`);--> statement-breakpoint
CREATE INDEX `rc_requests_by_owner` ON `rc_access_requests` (`owner_id`,`id`);--> statement-breakpoint
CREATE INDEX `rc_requests_by_requester` ON `rc_access_requests` (`requester_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `outgoing_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`requester_id` text NOT NULL,
	`vehicle_id` text NOT NULL,
	`vehicle_name` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`requester_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "outgoing_requests_kind" CHECK("outgoing_requests"."kind" = 'rc' or "outgoing_requests"."kind" = 'republish')
);
--> statement-breakpoint
CREATE INDEX `outgoing_requests_by_requester` ON `outgoing_requests` (`requester_id`,`id`);--> statement-breakpoint
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
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "grants_status" CHECK("republish_grants"."status" = 'active' or "republish_grants"."status" = 'ended')
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
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE cascade,
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
	`status` text DEFAULT 'pending' NOT NULL,
	`ended_reason` text,
	`is_active` integer DEFAULT true NOT NULL,
	`vehicle_name` text NOT NULL,
	`vehicle_kind` text,
	`grant_version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`republisher_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "republished_status" CHECK("republished_vehicles"."status" = 'pending' or "republished_vehicles"."status" = 'active' or "republished_vehicles"."status" = 'withdrawn' or "republished_vehicles"."status" = 'ended'),
	CONSTRAINT "republished_price" CHECK("republished_vehicles"."custom_price_minor" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `republished_once` ON `republished_vehicles` (`original_vehicle_id`,`republisher_id`) WHERE status = 'active' or status = 'pending';--> statement-breakpoint
CREATE INDEX `republished_by_republisher` ON `republished_vehicles` (`republisher_id`,`id`) WHERE status <> 'withdrawn';--> statement-breakpoint
CREATE INDEX `republished_by_person` ON `republished_vehicles` (`republisher_id`);--> statement-breakpoint
CREATE TABLE `vehicle_suggestions` (
	`id` text PRIMARY KEY NOT NULL,
	`sold_vehicle_id` text NOT NULL,
	`suggested_vehicle_id` text NOT NULL,
	`user_id` text NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`sold_vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`suggested_vehicle_id`) REFERENCES `vehicles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade,
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
	FOREIGN KEY (`user_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade,
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
	PRIMARY KEY(`listing_id`, `month`)
) WITHOUT ROWID;

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