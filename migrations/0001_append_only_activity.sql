-- The activity log is evidence: nobody rewrites it, whatever the code above does.
CREATE TRIGGER `activity_logs_no_update` BEFORE UPDATE ON `activity_logs`
BEGIN
  SELECT RAISE(ABORT, 'activity_logs is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `activity_logs_no_delete` BEFORE DELETE ON `activity_logs`
BEGIN
  SELECT RAISE(ABORT, 'activity_logs is append-only');
END;
