CREATE TABLE `consent_texts` (
	`version` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `permission_grants` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`consent_version` text NOT NULL,
	`permissions` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `permission_grants_by_user` ON `permission_grants` (`user_id`,`id`);--> statement-breakpoint
ALTER TABLE `leads` ADD `withdrawn_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `erasing_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `erased_at` integer;--> statement-breakpoint
CREATE INDEX `users_erasing` ON `users` (`erasing_at`) WHERE erasing_at is not null and erased_at is null;--> statement-breakpoint
CREATE INDEX `users_operators` ON `users` (`is_admin`) WHERE is_admin = 1;--> statement-breakpoint
CREATE INDEX `users_erased` ON `users` (`erased_at`) WHERE erased_at is not null;--> statement-breakpoint
CREATE INDEX `users_never_confirmed` ON `users` (`created_at`) WHERE email_verified = 0 and last_login_at is null;--> statement-breakpoint
CREATE INDEX `otp_codes_by_user` ON `otp_codes` (`user_id`);--> statement-breakpoint
CREATE INDEX `redemptions_by_user` ON `gift_code_redemptions` (`user_id`);--> statement-breakpoint
CREATE INDEX `gift_codes_by_creator` ON `gift_codes` (`created_by`) WHERE created_by is not null;--> statement-breakpoint
CREATE INDEX `upgrade_requests_by_user` ON `upgrade_requests` (`user_id`);--> statement-breakpoint
CREATE INDEX `lead_offers_with_network` ON `lead_offers` (`created_at`) WHERE network_hash <> '';--> statement-breakpoint
CREATE INDEX `system_issues_by_resolver` ON `system_issues` (`resolved_by`) WHERE resolved_by is not null;--> statement-breakpoint
CREATE INDEX `system_issues_by_user` ON `system_issues` (`user_id`) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX `republish_requests_by_requester` ON `republish_requests` (`requester_id`);--> statement-breakpoint
CREATE INDEX `republished_by_person` ON `republished_vehicles` (`republisher_id`);--> statement-breakpoint
CREATE INDEX `vehicle_suggestions_by_user` ON `vehicle_suggestions` (`user_id`);--> statement-breakpoint
CREATE INDEX `vehicles_by_rc` ON `vehicles` (`rc_key`) WHERE rc_key is not null;--> statement-breakpoint
CREATE INDEX `vehicles_by_sold` ON `vehicles` (`relisted_from_id`) WHERE relisted_from_id is not null;