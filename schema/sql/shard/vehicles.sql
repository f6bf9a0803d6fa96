-- Vehicles on a profile are found by any three characters of their search text, in the seller's order: the row number is the place on
-- the profile (display_order, then the rowid backwards). Characters of the owner's id before its bucket
-- separate one seller's names from most others, also of the same bucket.
CREATE VIRTUAL TABLE `vehicles_search` USING fts5(owner, name, tokenize = 'trigram');

INSERT INTO vehicles_search (vehicles_search, rank) VALUES ('secure-delete', 1);

CREATE TRIGGER `vehicles_insert` AFTER INSERT ON `vehicles`
BEGIN
  INSERT INTO vehicles_search (rowid, owner, name)
  SELECT (new.display_order << 39) + 549755813887 - new.rowid, substr(new.user_id, 28, 6), new.search_text
  WHERE new.is_on_profile = 1;
  INSERT INTO vehicle_counts (user_id, listed_count, profile_count, live_count, sold_count, pending_count)
  SELECT value, new.is_active, new.is_on_profile, new.is_live, (new.is_active = 1 AND new.status = 'sold'), (new.is_active = 1 AND new.status = 'pending')
  FROM json_each(json_array(new.user_id, '')) WHERE true
  ON CONFLICT (user_id) DO UPDATE SET
    listed_count = listed_count + excluded.listed_count, profile_count = profile_count + excluded.profile_count,
    live_count = live_count + excluded.live_count, sold_count = sold_count + excluded.sold_count,
    pending_count = pending_count + excluded.pending_count;
END;

CREATE TRIGGER `vehicles_update`
AFTER UPDATE OF `name`, `make`, `model`, `body`, `city`, `rto`, `display_order`, `is_active`, `hidden_reason`, `show_in_profile`, `status` ON `vehicles`
BEGIN
  DELETE FROM vehicles_search WHERE rowid = (old.display_order << 39) + 549755813887 - old.rowid;
  INSERT INTO vehicles_search (rowid, owner, name)
  SELECT (new.display_order << 39) + 549755813887 - new.rowid, substr(new.user_id, 28, 6), new.search_text
  WHERE new.is_on_profile = 1;
  UPDATE vehicle_counts SET
    listed_count = listed_count + new.is_active - old.is_active,
    profile_count = profile_count + new.is_on_profile - old.is_on_profile,
    live_count = live_count + new.is_live - old.is_live,
    sold_count = sold_count + (new.is_active = 1 AND new.status = 'sold') - (old.is_active = 1 AND old.status = 'sold'),
    pending_count = pending_count + (new.is_active = 1 AND new.status = 'pending') - (old.is_active = 1 AND old.status = 'pending')
  WHERE user_id IN (new.user_id, '')
    AND (old.status <> new.status OR old.is_active <> new.is_active OR old.is_on_profile <> new.is_on_profile OR old.is_live <> new.is_live);
END;

CREATE TRIGGER `vehicles_delete` AFTER DELETE ON `vehicles`
BEGIN
  DELETE FROM vehicles_search WHERE rowid = (old.display_order << 39) + 549755813887 - old.rowid;
  UPDATE vehicle_counts SET listed_count = listed_count - old.is_active, profile_count = profile_count - old.is_on_profile,
    live_count = live_count - old.is_live, sold_count = sold_count - (old.status = 'sold'),
    pending_count = pending_count - (old.status = 'pending')
  WHERE user_id IN (old.user_id, '') AND old.is_active = 1;
END;
