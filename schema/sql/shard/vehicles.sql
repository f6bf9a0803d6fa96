-- Trigram search of a profile's vehicles, in the seller's order: the row number encodes the position on the
-- profile (display_order, then the rowid in descending order). The last characters of the owner's id before
-- its bucket narrow the search to this seller's rows and few others.
CREATE VIRTUAL TABLE `vehicles_search` USING fts5(owner, name, tokenize = 'trigram');

INSERT INTO vehicles_search (vehicles_search, rank) VALUES ('secure-delete', 1);

-- `profile_stock` has the vehicles of a profile in one row, as long as they are at most MAX_STOCK
-- (schema/profile/stock.ts); what is packed for each is StockEntry there.
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
  INSERT INTO profile_stock (user_id, packed)
  SELECT new.user_id, iif(new.is_on_profile, json_object(new.id, json_array(new.display_order, new.price_minor, new.currency, new.kind, new.fuel_type, new.transmission,
        new.year, new.owners, new.kms_driven, new.city, lower(new.search_text))), '{}') WHERE true
  ON CONFLICT (user_id) DO UPDATE SET packed = iif(
    (SELECT profile_count FROM vehicle_counts WHERE user_id = new.user_id) > 1000, NULL,
    json_set(packed, '$."' || new.id || '"', json_array(new.display_order, new.price_minor, new.currency, new.kind, new.fuel_type, new.transmission,
        new.year, new.owners, new.kms_driven, new.city, lower(new.search_text))))
  WHERE new.is_on_profile = 1 AND packed IS NOT NULL;
END;

CREATE TRIGGER `vehicles_update`
AFTER UPDATE OF `name`, `make`, `model`, `body`, `city`, `rto`, `year`, `fuel_type`, `transmission`, `display_order`, `is_active`, `hidden_reason`, `show_in_profile`, `status`,
  `price_minor`, `currency`, `kind`, `owners`, `kms_driven` ON `vehicles`
BEGIN
  DELETE FROM vehicles_search WHERE rowid = (old.display_order << 39) + 549755813887 - old.rowid
    AND (new.search_text, new.display_order, new.is_on_profile) IS NOT (old.search_text, old.display_order, old.is_on_profile);
  INSERT INTO vehicles_search (rowid, owner, name)
  SELECT (new.display_order << 39) + 549755813887 - new.rowid, substr(new.user_id, 28, 6), new.search_text
  WHERE new.is_on_profile = 1
    AND (new.search_text, new.display_order, new.is_on_profile) IS NOT (old.search_text, old.display_order, old.is_on_profile);
  UPDATE vehicle_counts SET
    listed_count = listed_count + new.is_active - old.is_active,
    profile_count = profile_count + new.is_on_profile - old.is_on_profile,
    live_count = live_count + new.is_live - old.is_live,
    sold_count = sold_count + (new.is_active = 1 AND new.status = 'sold') - (old.is_active = 1 AND old.status = 'sold'),
    pending_count = pending_count + (new.is_active = 1 AND new.status = 'pending') - (old.is_active = 1 AND old.status = 'pending')
  WHERE user_id IN (new.user_id, '')
    AND (old.status <> new.status OR old.is_active <> new.is_active OR old.is_on_profile <> new.is_on_profile OR old.is_live <> new.is_live);
  UPDATE profile_stock SET packed = CASE
    WHEN (SELECT profile_count FROM vehicle_counts WHERE user_id = new.user_id) > 1000 THEN NULL
    WHEN packed IS NULL THEN (SELECT json_group_object(v.id, json_array(v.display_order, v.price_minor, v.currency, v.kind, v.fuel_type, v.transmission,
        v.year, v.owners, v.kms_driven, v.city, lower(v.search_text)))
      FROM vehicles v WHERE v.user_id = new.user_id AND v.is_on_profile = 1)
    WHEN new.is_on_profile = 1 THEN json_set(packed, '$."' || new.id || '"', json_array(new.display_order, new.price_minor, new.currency, new.kind, new.fuel_type, new.transmission,
        new.year, new.owners, new.kms_driven, new.city, lower(new.search_text)))
    ELSE json_remove(packed, '$."' || new.id || '"') END
  WHERE user_id = new.user_id AND (new.is_on_profile = 1 OR old.is_on_profile = 1)
    AND (new.display_order, new.price_minor, new.currency, new.kind, new.fuel_type, new.transmission, new.year, new.owners, new.kms_driven, new.city, new.search_text, new.is_on_profile)
      IS NOT (old.display_order, old.price_minor, old.currency, old.kind, old.fuel_type, old.transmission, old.year, old.owners, old.kms_driven, old.city, old.search_text, old.is_on_profile);
END;

-- Every change that the owner can see must raise the version, which undo and edits compare. Reads nothing, so
-- it costs nothing.
CREATE TRIGGER `vehicles_version`
BEFORE UPDATE OF `name`, `price_minor`, `currency`, `images`, `rc_key`, `show_rc`, `year`, `fuel_type`, `transmission`, `kms_driven`, `kind`, `make`,
  `model`, `body`, `city`, `owners`, `registration_state`, `rto`, `facts`, `papers`, `specifications`, `description`, `status`, `is_active`,
  `hidden_reason`, `show_in_profile`, `display_order`, `republish_policy`, `answerer_id`, `duty_number`, `base_price_minor` ON `vehicles`
WHEN new.version <= old.version AND (
  new.name, new.price_minor, new.currency, new.images, new.rc_key, new.show_rc, new.year, new.fuel_type, new.transmission, new.kms_driven,
  new.kind, new.make, new.model, new.body, new.city, new.owners, new.registration_state, new.rto, new.facts, new.papers, new.specifications,
  new.description, new.status, new.is_active, new.hidden_reason, new.show_in_profile, new.display_order, new.republish_policy,
  new.answerer_id, new.duty_number, new.base_price_minor
) IS NOT (
  old.name, old.price_minor, old.currency, old.images, old.rc_key, old.show_rc, old.year, old.fuel_type, old.transmission, old.kms_driven,
  old.kind, old.make, old.model, old.body, old.city, old.owners, old.registration_state, old.rto, old.facts, old.papers, old.specifications,
  old.description, old.status, old.is_active, old.hidden_reason, old.show_in_profile, old.display_order, old.republish_policy,
  old.answerer_id, old.duty_number, old.base_price_minor
)
BEGIN
  SELECT RAISE(ABORT, 'rule vehicles_version');
END;

CREATE TRIGGER `vehicles_delete` AFTER DELETE ON `vehicles`
BEGIN
  DELETE FROM vehicles_search WHERE rowid = (old.display_order << 39) + 549755813887 - old.rowid;
  UPDATE vehicle_counts SET listed_count = listed_count - old.is_active, profile_count = profile_count - old.is_on_profile,
    live_count = live_count - old.is_live, sold_count = sold_count - (old.status = 'sold'),
    pending_count = pending_count - (old.status = 'pending')
  WHERE user_id IN (old.user_id, '') AND old.is_active = 1;
  UPDATE profile_stock SET packed = CASE
    WHEN (SELECT profile_count FROM vehicle_counts WHERE user_id = old.user_id) > 1000 THEN NULL
    WHEN packed IS NULL THEN (SELECT json_group_object(v.id, json_array(v.display_order, v.price_minor, v.currency, v.kind, v.fuel_type, v.transmission,
        v.year, v.owners, v.kms_driven, v.city, lower(v.search_text)))
      FROM vehicles v WHERE v.user_id = old.user_id AND v.is_on_profile = 1)
    ELSE json_remove(packed, '$."' || old.id || '"') END
  WHERE user_id = old.user_id AND old.is_on_profile = 1;
END;
