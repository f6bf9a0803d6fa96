-- What an offer reads and writes, once: no `in (…)` in a CHECK (a table of its values for each row written), no index that another
-- already is, no figure kept twice. Tables on which little is written keep the CHECKs they have, which say the same.
ALTER TABLE `users` ADD `lead_month` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `users` ADD `month_lead_count` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE users SET (lead_month, month_lead_count) = (
  SELECT printf('%d-%02d', year, month), count FROM usage_tracking
  WHERE user_id = users.id AND action_type = 'lead_received' ORDER BY year DESC, month DESC LIMIT 1
) WHERE id IN (SELECT user_id FROM usage_tracking WHERE action_type = 'lead_received');
--> statement-breakpoint
CREATE TABLE `__new_usage_tracking` (
	`user_id` text NOT NULL,
	`action_type` text NOT NULL,
	`year` integer NOT NULL,
	`month` integer NOT NULL,
	`count` integer NOT NULL,
	`action_date` integer NOT NULL,
	PRIMARY KEY(`user_id`, `action_type`, `year`, `month`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "usage_action" CHECK("__new_usage_tracking"."action_type" = 'vehicle_created' or "__new_usage_tracking"."action_type" = 'republish')
);
--> statement-breakpoint
INSERT INTO `__new_usage_tracking`("user_id", "action_type", "year", "month", "count", "action_date") SELECT "user_id", "action_type", "year", "month", "count", "action_date" FROM `usage_tracking` WHERE action_type <> 'lead_received';
--> statement-breakpoint
DROP TABLE `usage_tracking`;
--> statement-breakpoint
ALTER TABLE `__new_usage_tracking` RENAME TO `usage_tracking`;
--> statement-breakpoint
CREATE TABLE `__new_notifications` (
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
	CONSTRAINT "notifications_type" CHECK("__new_notifications"."type" = 'lead_generated' or "__new_notifications"."type" = 'view_milestone' or "__new_notifications"."type" = 'follow_up_due' or "__new_notifications"."type" = 'rc_request' or "__new_notifications"."type" = 'republish' or "__new_notifications"."type" = 'subscription' or "__new_notifications"."type" = 'system')
);
--> statement-breakpoint
INSERT INTO `__new_notifications`("id", "user_id", "type", "title", "message", "is_read", "related_entity_id", "related_entity_type", "metadata", "created_at") SELECT "id", "user_id", "type", "title", "message", "is_read", "related_entity_id", "related_entity_type", "metadata", "created_at" FROM `notifications`;
--> statement-breakpoint
DROP TABLE `notifications`;
--> statement-breakpoint
ALTER TABLE `__new_notifications` RENAME TO `notifications`;
--> statement-breakpoint
CREATE INDEX `notifications_by_user` ON `notifications` (`user_id`,`id`);
--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`) WHERE is_read = 0;
--> statement-breakpoint
CREATE INDEX `notifications_read_by_age` ON `notifications` (`created_at`) WHERE is_read = 1;
--> statement-breakpoint
CREATE TABLE `__new_leads` (
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
	`withdrawn_at` integer,
	`monthly_ordinal` integer DEFAULT 1 NOT NULL,
	`consent_version` text NOT NULL,
	`last_offer_id` text NOT NULL,
	`last_offer_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "leads_status" CHECK("__new_leads"."status" = 'pending' or "__new_leads"."status" = 'contacted' or "__new_leads"."status" = 'negotiating' or "__new_leads"."status" = 'visit_booked' or "__new_leads"."status" = 'won' or "__new_leads"."status" = 'lost' or "__new_leads"."status" = 'junk'),
	CONSTRAINT "leads_source" CHECK("__new_leads"."source" = 'qr' or "__new_leads"."source" = 'link' or "__new_leads"."source" = 'profile' or "__new_leads"."source" = 'republish'),
	CONSTRAINT "leads_offer" CHECK("__new_leads"."offer_price_minor" > 0)
);
--> statement-breakpoint
INSERT INTO `__new_leads`("id", "vehicle_id", "republished_vehicle_id", "listing_id", "owner_id", "buyer_name", "buyer_mobile", "offer_price_minor", "offer_currency", "message", "status", "source", "notes", "follow_up_at", "follow_up_notified_at", "withdrawn_at", "monthly_ordinal", "consent_version", "last_offer_id", "last_offer_at", "created_at", "updated_at") SELECT "id", "vehicle_id", "republished_vehicle_id", "listing_id", "owner_id", "buyer_name", "buyer_mobile", "offer_price_minor", "offer_currency", "message", "status", "source", "notes", "follow_up_at", "follow_up_notified_at", "withdrawn_at", "monthly_ordinal", "consent_version", "last_offer_id", "last_offer_at", "created_at", "updated_at" FROM `leads`;
--> statement-breakpoint
CREATE TABLE `__new_lead_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`lead_id` text NOT NULL,
	`listing_id` text NOT NULL,
	`price_minor` integer NOT NULL,
	`currency` text DEFAULT 'INR' NOT NULL,
	`message` text,
	`source` text NOT NULL,
	`network_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`lead_id`) REFERENCES `__new_leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_lead_offers`("id", "lead_id", "listing_id", "price_minor", "currency", "message", "source", "network_hash", "created_at") SELECT "id", "lead_id", "listing_id", "price_minor", "currency", "message", "source", "network_hash", "created_at" FROM `lead_offers`;
--> statement-breakpoint
-- The offers first: dropping a table deletes what points at its rows.
DROP TABLE `lead_offers`;
--> statement-breakpoint
DROP TABLE `leads`;
--> statement-breakpoint
ALTER TABLE `__new_leads` RENAME TO `leads`;
--> statement-breakpoint
ALTER TABLE `__new_lead_offers` RENAME TO `lead_offers`;
--> statement-breakpoint
CREATE UNIQUE INDEX `leads_by_buyer` ON `leads` (`listing_id`,`buyer_mobile`);
--> statement-breakpoint
CREATE INDEX `leads_by_owner` ON `leads` (`owner_id`,`last_offer_at`,`id`);
--> statement-breakpoint
CREATE INDEX `leads_by_owner_status` ON `leads` (`owner_id`,`status`,`last_offer_at`,`id`);
--> statement-breakpoint
CREATE INDEX `leads_by_owner_source` ON `leads` (`owner_id`,`source`,`last_offer_at`,`id`);
--> statement-breakpoint
CREATE INDEX `leads_by_vehicle` ON `leads` (`vehicle_id`,`owner_id`,`last_offer_at`,`id`);
--> statement-breakpoint
CREATE INDEX `leads_follow_up` ON `leads` (`follow_up_at`) WHERE follow_up_at is not null and follow_up_notified_at is null;
--> statement-breakpoint
CREATE INDEX `lead_offers_by_lead` ON `lead_offers` (`lead_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `lead_offers_by_network` ON `lead_offers` (`listing_id`,`network_hash`,`created_at`);
--> statement-breakpoint
CREATE INDEX `lead_offers_with_network` ON `lead_offers` (`created_at`) WHERE network_hash <> '';
--> statement-breakpoint
-- No table that a trigger names can be renamed.
DROP TRIGGER `users_figures_insert`;
--> statement-breakpoint
DROP TRIGGER `users_figures_delete`;
--> statement-breakpoint
DROP TRIGGER `vehicles_figures_insert`;
--> statement-breakpoint
DROP TRIGGER `vehicles_figures_update`;
--> statement-breakpoint
DROP TRIGGER `vehicles_figures_delete`;
--> statement-breakpoint
DROP TRIGGER `views_figures_insert`;
--> statement-breakpoint
DROP TRIGGER `views_figures_update`;
--> statement-breakpoint
DROP TRIGGER `page_views_figures_insert`;
--> statement-breakpoint
DROP TRIGGER `page_views_figures_update`;
--> statement-breakpoint
DROP TRIGGER `plan_changes_figures_granted`;
--> statement-breakpoint
DROP TRIGGER `plan_changes_figures_taken`;
--> statement-breakpoint
CREATE TABLE `__new_daily_figures` (
	`day` text NOT NULL,
	`figure` text NOT NULL,
	`currency` text NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`figure`, `day`, `currency`),
	CONSTRAINT "daily_figures_figure" CHECK("__new_daily_figures"."figure" = 'signups' or "__new_daily_figures"."figure" = 'listings' or "__new_daily_figures"."figure" = 'live_listings' or "__new_daily_figures"."figure" = 'views' or "__new_daily_figures"."figure" = 'offers' or "__new_daily_figures"."figure" = 'revenue' or "__new_daily_figures"."figure" = 'page_views')
);
--> statement-breakpoint
INSERT INTO `__new_daily_figures`("day", "figure", "currency", "value") SELECT "day", "figure", "currency", "value" FROM `daily_figures`
WHERE day <> 'all' OR figure IN ('signups', 'live_listings');
--> statement-breakpoint
DROP TABLE `daily_figures`;
--> statement-breakpoint
ALTER TABLE `__new_daily_figures` RENAME TO `daily_figures`;
--> statement-breakpoint
CREATE TRIGGER `users_figures_insert` AFTER INSERT ON `users`
BEGIN
  INSERT INTO users_search (rowid, content) VALUES (new.rowid, concat_ws(char(10), new.first_name || ' ' || new.last_name, new.email, new.username, new.mobile_number, new.firm_name));
  INSERT INTO daily_figures (day, figure, currency, value) VALUES (date(new.created_at / 1000 + 19800, 'unixepoch'), 'signups', '', 1)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
  INSERT INTO daily_figures (day, figure, currency, value) VALUES ('all', 'signups', '', 1)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER `users_figures_delete` AFTER DELETE ON `users`
BEGIN
  DELETE FROM users_search WHERE rowid = old.rowid;
  UPDATE daily_figures SET value = value - 1 WHERE figure = 'signups' AND day = 'all';
END;
--> statement-breakpoint
CREATE TRIGGER `vehicles_figures_insert` AFTER INSERT ON `vehicles`
BEGIN
  UPDATE users SET vehicle_count = vehicle_count + new.is_active WHERE id = new.user_id;
  INSERT INTO daily_figures (day, figure, currency, value) VALUES (date(new.created_at / 1000 + 19800, 'unixepoch'), 'listings', '', 1)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
  INSERT INTO daily_figures (day, figure, currency, value) VALUES ('all', 'live_listings', '', new.is_active)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER `vehicles_figures_update` AFTER UPDATE OF `is_active` ON `vehicles`
WHEN old.is_active <> new.is_active
BEGIN
  UPDATE users SET vehicle_count = vehicle_count + new.is_active - old.is_active WHERE id = new.user_id;
  INSERT INTO daily_figures (day, figure, currency, value) VALUES ('all', 'live_listings', '', new.is_active - old.is_active)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER `vehicles_figures_delete` AFTER DELETE ON `vehicles`
BEGIN
  UPDATE users SET vehicle_count = vehicle_count - old.is_active WHERE id = old.user_id;
  INSERT INTO daily_figures (day, figure, currency, value) VALUES ('all', 'live_listings', '', - old.is_active)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER `views_figures_insert` AFTER INSERT ON `views`
BEGIN
  UPDATE users SET listing_view_count = listing_view_count + new.view_count WHERE id = coalesce(
    (SELECT republisher_id FROM republished_vehicles WHERE id = new.republished_vehicle_id),
    (SELECT user_id FROM vehicles WHERE id = new.vehicle_id));
  INSERT INTO seller_views (user_id, day, view_count)
  SELECT id, new.day, new.view_count FROM users WHERE id = coalesce(
    (SELECT republisher_id FROM republished_vehicles WHERE id = new.republished_vehicle_id),
    (SELECT user_id FROM vehicles WHERE id = new.vehicle_id))
  ON CONFLICT (user_id, day) DO UPDATE SET view_count = view_count + excluded.view_count;
  INSERT INTO daily_figures (day, figure, currency, value) VALUES (new.day, 'views', '', new.view_count)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER `views_figures_update` AFTER UPDATE OF `view_count` ON `views`
WHEN old.view_count <> new.view_count
BEGIN
  UPDATE users SET listing_view_count = listing_view_count + new.view_count - old.view_count WHERE id = coalesce(
    (SELECT republisher_id FROM republished_vehicles WHERE id = new.republished_vehicle_id),
    (SELECT user_id FROM vehicles WHERE id = new.vehicle_id));
  INSERT INTO seller_views (user_id, day, view_count)
  SELECT id, new.day, new.view_count - old.view_count FROM users WHERE id = coalesce(
    (SELECT republisher_id FROM republished_vehicles WHERE id = new.republished_vehicle_id),
    (SELECT user_id FROM vehicles WHERE id = new.vehicle_id))
  ON CONFLICT (user_id, day) DO UPDATE SET view_count = view_count + excluded.view_count;
  INSERT INTO daily_figures (day, figure, currency, value) VALUES (new.day, 'views', '', new.view_count - old.view_count)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER `page_views_figures_insert` AFTER INSERT ON `page_views`
BEGIN
  INSERT INTO daily_figures (day, figure, currency, value) VALUES (new.day, 'page_views', '', new.view_count)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER `page_views_figures_update` AFTER UPDATE OF `view_count` ON `page_views`
WHEN old.view_count <> new.view_count
BEGIN
  INSERT INTO daily_figures (day, figure, currency, value) VALUES (new.day, 'page_views', '', new.view_count - old.view_count)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER `plan_changes_figures_granted` AFTER INSERT ON `plan_changes`
WHEN new.source = 'payment'
BEGIN
  INSERT INTO daily_figures (day, figure, currency, value)
  SELECT date(new.created_at / 1000 + 19800, 'unixepoch'), 'revenue', p.currency, p.amount_minor FROM payment_records p WHERE p.id = new.payment_id
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER `plan_changes_figures_taken` AFTER INSERT ON `plan_changes`
WHEN new.source = 'refund'
BEGIN
  INSERT INTO daily_figures (day, figure, currency, value)
  SELECT date(new.created_at / 1000 + 19800, 'unixepoch'), 'revenue', p.currency, - p.amount_minor FROM payment_records p WHERE p.id = new.payment_id
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
-- Not on `lead_offers`: what is selected into a table with a trigger is kept, and read, twice.
CREATE TRIGGER `leads_figures_insert` AFTER INSERT ON `leads`
BEGIN
  UPDATE users SET
    lead_count = lead_count + 1,
    lead_month = max(lead_month, strftime('%Y-%m', new.created_at / 1000 + 19800, 'unixepoch')),
    month_lead_count = iif(strftime('%Y-%m', new.created_at / 1000 + 19800, 'unixepoch') > lead_month, 1,
      month_lead_count + (strftime('%Y-%m', new.created_at / 1000 + 19800, 'unixepoch') = lead_month))
  WHERE id = new.owner_id;
  INSERT INTO daily_figures (day, figure, currency, value) VALUES (date(new.last_offer_at / 1000 + 19800, 'unixepoch'), 'offers', '', 1)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER `leads_figures_offer` AFTER UPDATE OF `last_offer_id` ON `leads`
BEGIN
  INSERT INTO daily_figures (day, figure, currency, value) VALUES (date(new.last_offer_at / 1000 + 19800, 'unixepoch'), 'offers', '', 1)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER `leads_figures_delete` AFTER DELETE ON `leads`
BEGIN
  UPDATE users SET lead_count = lead_count - 1 WHERE id = old.owner_id;
END;
