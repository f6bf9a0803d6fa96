ALTER TABLE `short_codes` ADD `for_profile` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `short_codes_of_profile` ON `short_codes` (`owner_id`) WHERE for_profile = 1;