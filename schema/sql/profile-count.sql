-- How many vehicles a public profile shows, so that no page counts rows.
CREATE TRIGGER `vehicles_count_insert` AFTER INSERT ON `vehicles`
WHEN new.is_active = 1 AND new.hidden_by_plan = 0 AND new.show_in_profile = 1 AND new.status <> 'sold'
BEGIN
  UPDATE users SET profile_vehicle_count = profile_vehicle_count + 1 WHERE id = new.user_id;
END;

CREATE TRIGGER `vehicles_count_update` AFTER UPDATE OF `is_active`, `hidden_by_plan`, `show_in_profile`, `status` ON `vehicles`
WHEN (old.is_active = 1 AND old.hidden_by_plan = 0 AND old.show_in_profile = 1 AND old.status <> 'sold')
  <> (new.is_active = 1 AND new.hidden_by_plan = 0 AND new.show_in_profile = 1 AND new.status <> 'sold')
BEGIN
  UPDATE users SET profile_vehicle_count = profile_vehicle_count
    + iif(new.is_active = 1 AND new.hidden_by_plan = 0 AND new.show_in_profile = 1 AND new.status <> 'sold', 1, -1)
  WHERE id = new.user_id;
END;

CREATE TRIGGER `vehicles_count_delete` AFTER DELETE ON `vehicles`
WHEN old.is_active = 1 AND old.hidden_by_plan = 0 AND old.show_in_profile = 1 AND old.status <> 'sold'
BEGIN
  UPDATE users SET profile_vehicle_count = profile_vehicle_count - 1 WHERE id = old.user_id;
END;
