-- Where a number was saved twice, the later card stays: it is the corrected one.
DELETE FROM `contacts` WHERE EXISTS (
  SELECT 1 FROM `contacts` AS later
  WHERE later.`user_id` = `contacts`.`user_id` AND later.`mobile_number` = `contacts`.`mobile_number`
    AND (later.`created_at`, later.`id`) > (`contacts`.`created_at`, `contacts`.`id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contacts_once` ON `contacts` (`user_id`,`mobile_number`);