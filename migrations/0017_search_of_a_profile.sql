-- What a profile shows is found by any three characters of its name, in the seller's order, newest first where that says nothing:
-- a row's number is its place (display_order, then the vehicle's rowid backwards). The end of the owner's id keeps a seller's
-- names apart from most others', so that few rows of others are looked at. A migration that rebuilds `vehicles` has to fill it anew.
CREATE VIRTUAL TABLE `vehicles_search` USING fts5(owner, name, tokenize = 'trigram');
--> statement-breakpoint
-- As with users_search: what is deleted leaves the index itself.
INSERT INTO vehicles_search (vehicles_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO vehicles_search (rowid, owner, name)
SELECT (display_order << 39) + 549755813887 - rowid, substr(user_id, -6), name FROM vehicles
WHERE is_active = 1 AND hidden_by_plan = 0 AND show_in_profile = 1 AND status <> 'sold';
--> statement-breakpoint
CREATE TRIGGER `vehicles_search_insert` AFTER INSERT ON `vehicles`
WHEN new.is_active = 1 AND new.hidden_by_plan = 0 AND new.show_in_profile = 1 AND new.status <> 'sold'
BEGIN
  INSERT INTO vehicles_search (rowid, owner, name)
  VALUES ((new.display_order << 39) + 549755813887 - new.rowid, substr(new.user_id, -6), new.name);
END;
--> statement-breakpoint
CREATE TRIGGER `vehicles_search_update`
AFTER UPDATE OF `name`, `display_order`, `is_active`, `hidden_by_plan`, `show_in_profile`, `status` ON `vehicles`
BEGIN
  DELETE FROM vehicles_search WHERE rowid = (old.display_order << 39) + 549755813887 - old.rowid;
  INSERT INTO vehicles_search (rowid, owner, name)
  SELECT (new.display_order << 39) + 549755813887 - new.rowid, substr(new.user_id, -6), new.name
  WHERE new.is_active = 1 AND new.hidden_by_plan = 0 AND new.show_in_profile = 1 AND new.status <> 'sold';
END;
--> statement-breakpoint
CREATE TRIGGER `vehicles_search_delete` AFTER DELETE ON `vehicles`
BEGIN
  DELETE FROM vehicles_search WHERE rowid = (old.display_order << 39) + 549755813887 - old.rowid;
END;
