CREATE TABLE `view_months` (
	`listing_id` text NOT NULL,
	`vehicle_id` text NOT NULL,
	`month` text NOT NULL,
	`view_count` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `month`)
);
--> statement-breakpoint
CREATE INDEX `view_months_by_vehicle` ON `view_months` (`vehicle_id`);--> statement-breakpoint
CREATE INDEX `seller_views_by_day` ON `seller_views` (`day`);