ALTER TABLE `lead_offers` ADD `currency` text DEFAULT 'INR' NOT NULL;--> statement-breakpoint
UPDATE `lead_offers` SET `currency` = (SELECT `offer_currency` FROM `leads` WHERE `leads`.`id` = `lead_offers`.`lead_id`);
