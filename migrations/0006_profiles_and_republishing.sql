DROP INDEX `vehicles_by_profile`;--> statement-breakpoint
CREATE INDEX `vehicles_on_profile` ON `vehicles` (`user_id`,`display_order`,id desc) WHERE is_active = 1 and hidden_by_plan = 0 and show_in_profile = 1 and status <> 'sold';--> statement-breakpoint
DROP INDEX `republish_requests_by_owner`;--> statement-breakpoint
CREATE INDEX `republish_requests_by_owner` ON `republish_requests` (`owner_id`,`id`);--> statement-breakpoint
DROP INDEX `republished_by_republisher`;--> statement-breakpoint
DROP INDEX `republished_by_original`;--> statement-breakpoint
CREATE INDEX `republished_by_republisher` ON `republished_vehicles` (`republisher_id`,`id`) WHERE status <> 'withdrawn';--> statement-breakpoint
CREATE INDEX `republished_by_original` ON `republished_vehicles` (`original_vehicle_id`,`id`);--> statement-breakpoint
ALTER TABLE `users` ADD `profile_vehicle_count` integer DEFAULT 0 NOT NULL;