DROP INDEX `rc_requests_by_owner`;--> statement-breakpoint
CREATE INDEX `rc_requests_by_owner` ON `rc_access_requests` (`owner_id`,`id`);