-- users.profile_vehicle_count follows what buyers see on the profile: up, not sold, not hidden by the plan or the seller.
CREATE TRIGGER `vehicles_count_insert` AFTER INSERT ON `vehicles`
WHEN new.is_active = 1 AND new.hidden_by_plan = 0 AND new.show_in_profile = 1 AND new.status <> 'sold'
BEGIN
  UPDATE users SET profile_vehicle_count = profile_vehicle_count + 1 WHERE id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER `vehicles_count_update` AFTER UPDATE OF `is_active`, `hidden_by_plan`, `show_in_profile`, `status` ON `vehicles`
WHEN (old.is_active = 1 AND old.hidden_by_plan = 0 AND old.show_in_profile = 1 AND old.status <> 'sold')
  <> (new.is_active = 1 AND new.hidden_by_plan = 0 AND new.show_in_profile = 1 AND new.status <> 'sold')
BEGIN
  UPDATE users SET profile_vehicle_count = profile_vehicle_count
    + iif(new.is_active = 1 AND new.hidden_by_plan = 0 AND new.show_in_profile = 1 AND new.status <> 'sold', 1, -1)
  WHERE id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER `vehicles_count_delete` AFTER DELETE ON `vehicles`
WHEN old.is_active = 1 AND old.hidden_by_plan = 0 AND old.show_in_profile = 1 AND old.status <> 'sold'
BEGIN
  UPDATE users SET profile_vehicle_count = profile_vehicle_count - 1 WHERE id = old.user_id;
END;
--> statement-breakpoint
UPDATE users SET profile_vehicle_count = (
  SELECT count(*) FROM vehicles
  WHERE user_id = users.id AND is_active = 1 AND hidden_by_plan = 0 AND show_in_profile = 1 AND status <> 'sold'
);
