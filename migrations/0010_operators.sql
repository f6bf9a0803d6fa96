CREATE TABLE `daily_figures` (
	`day` text NOT NULL,
	`figure` text NOT NULL,
	`currency` text NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`figure`, `day`, `currency`),
	CONSTRAINT "daily_figures_figure" CHECK("daily_figures"."figure" in ('signups', 'listings', 'live_listings', 'views', 'offers', 'revenue', 'page_views'))
);
--> statement-breakpoint
CREATE TABLE `seller_views` (
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	`view_count` integer NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `users_by_activity`;--> statement-breakpoint
ALTER TABLE `users` ADD `vehicle_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `republished_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `lead_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `listing_view_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `users_by_vehicles` ON `users` (`vehicle_count`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_leads` ON `users` (`lead_count`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_activity` ON `users` (`last_activity_at`,`id`);