CREATE TABLE `page_view_batches` (
	`source` text PRIMARY KEY NOT NULL,
	`last_batch` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `notifications_read_by_age` ON `notifications` (`created_at`) WHERE is_read = 1;