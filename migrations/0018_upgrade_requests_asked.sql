DROP INDEX `upgrade_requests_by_status`;--> statement-breakpoint
ALTER TABLE `upgrade_requests` ADD `asked_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `upgrade_requests` SET `asked_at` = `created_at`;--> statement-breakpoint
CREATE INDEX `upgrade_requests_by_asked` ON `upgrade_requests` (`asked_at`,`id`);--> statement-breakpoint
CREATE INDEX `upgrade_requests_by_status` ON `upgrade_requests` (`status`,`asked_at`,`id`);