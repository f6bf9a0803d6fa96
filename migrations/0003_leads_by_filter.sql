DROP INDEX `leads_by_owner_status`;--> statement-breakpoint
DROP INDEX `leads_by_owner_vehicle`;--> statement-breakpoint
CREATE INDEX `leads_by_owner_source` ON `leads` (`owner_id`,`source`,`last_offer_at`,`id`);--> statement-breakpoint
CREATE INDEX `leads_by_owner_status` ON `leads` (`owner_id`,`status`,`last_offer_at`,`id`);--> statement-breakpoint
CREATE INDEX `leads_by_owner_vehicle` ON `leads` (`owner_id`,`vehicle_id`,`last_offer_at`,`id`);