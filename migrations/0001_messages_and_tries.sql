CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`user_id` text,
	`recipient_key` text NOT NULL,
	`asked_from` text,
	`data` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	`sent_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `messages_due` ON `messages` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `messages_by_recipient` ON `messages` (`recipient_key`,`created_at`);--> statement-breakpoint
CREATE INDEX `messages_by_user` ON `messages` (`user_id`) WHERE user_id is not null;--> statement-breakpoint
ALTER TABLE `otp_codes` ADD `asker` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `otp_codes` ADD `other_tries` integer DEFAULT 0 NOT NULL;