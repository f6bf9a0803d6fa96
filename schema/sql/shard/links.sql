-- Earlier destinations of moved codes: the last twenty of each code. A row whose pointed_at does not increase
-- is being erased, or its listing is, and leaves no history.
CREATE TRIGGER `short_codes_moved` AFTER UPDATE OF `vehicle_id`, `republished_vehicle_id` ON `short_codes`
WHEN coalesce(old.vehicle_id, old.republished_vehicle_id) IS NOT coalesce(new.vehicle_id, new.republished_vehicle_id)
  AND coalesce(old.vehicle_id, old.republished_vehicle_id) IS NOT NULL
  AND new.pointed_at > coalesce(old.pointed_at, 0)
BEGIN
  INSERT INTO code_history (owner_id, code, vehicle_id, republished_vehicle_id, since, until)
  VALUES (new.owner_id, new.code, old.vehicle_id, old.republished_vehicle_id, coalesce(old.pointed_at, old.created_at), new.pointed_at);
  DELETE FROM code_history WHERE owner_id = new.owner_id AND code = new.code AND id <= (
    SELECT id FROM code_history WHERE owner_id = new.owner_id AND code = new.code ORDER BY id DESC LIMIT 1 OFFSET 20
  );
END;
