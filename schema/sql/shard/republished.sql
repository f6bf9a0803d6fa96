-- How many pages of others' vehicles a seller has up.
CREATE TRIGGER `republished_insert` AFTER INSERT ON `republished_vehicles`
WHEN new.status = 'active'
BEGIN
  INSERT INTO republish_counts (republisher_id, active_count) VALUES (new.republisher_id, 1)
  ON CONFLICT (republisher_id) DO UPDATE SET active_count = active_count + 1;
END;

CREATE TRIGGER `republished_update` AFTER UPDATE OF `status` ON `republished_vehicles`
WHEN (new.status = 'active') <> (old.status = 'active')
BEGIN
  INSERT INTO republish_counts (republisher_id, active_count)
  SELECT new.republisher_id, 0 WHERE new.status = 'active' ON CONFLICT (republisher_id) DO NOTHING;
  UPDATE republish_counts SET active_count = active_count + iif(new.status = 'active', 1, -1)
  WHERE republisher_id = new.republisher_id;
END;

CREATE TRIGGER `republished_delete` AFTER DELETE ON `republished_vehicles`
WHEN old.status = 'active'
BEGIN
  UPDATE republish_counts SET active_count = active_count - 1 WHERE republisher_id = old.republisher_id;
END;
