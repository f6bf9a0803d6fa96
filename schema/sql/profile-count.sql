-- How many vehicles a public profile shows, so that no page counts rows.
CREATE TRIGGER `vehicles_count_insert` AFTER INSERT ON `vehicles`
WHEN new.is_on_profile = 1
BEGIN
  UPDATE users SET profile_vehicle_count = profile_vehicle_count + 1 WHERE id = new.user_id;
END;

CREATE TRIGGER `vehicles_count_update` AFTER UPDATE OF `is_active`, `hidden_reason`, `show_in_profile`, `status` ON `vehicles`
WHEN old.is_on_profile <> new.is_on_profile
BEGIN
  UPDATE users SET profile_vehicle_count = profile_vehicle_count + new.is_on_profile - old.is_on_profile
  WHERE id = new.user_id;
END;

CREATE TRIGGER `vehicles_count_delete` AFTER DELETE ON `vehicles`
WHEN old.is_on_profile = 1
BEGIN
  UPDATE users SET profile_vehicle_count = profile_vehicle_count - 1 WHERE id = old.user_id;
END;
