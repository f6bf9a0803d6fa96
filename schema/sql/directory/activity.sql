-- The activity log is append-only. Two exceptions: erasing a person blanks a description, and retention deletes after three years.
CREATE TRIGGER `activity_logs_no_update` BEFORE UPDATE ON `activity_logs`
WHEN NOT (new.description = 'Erased' AND new.metadata IS NULL AND new.id = old.id AND new.user_id IS old.user_id
  AND new.action = old.action AND new.entity_type IS old.entity_type AND new.entity_id IS old.entity_id
  AND new.created_at = old.created_at)
BEGIN
  SELECT RAISE(ABORT, 'activity_logs is append-only');
END;

CREATE TRIGGER `activity_logs_no_delete` BEFORE DELETE ON `activity_logs`
WHEN old.created_at > (unixepoch() - 3 * 365 * 86400) * 1000
BEGIN
  SELECT RAISE(ABORT, 'activity_logs is append-only');
END;
