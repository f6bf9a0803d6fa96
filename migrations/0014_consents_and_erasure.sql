-- What people agree to, word for word (schema/consents.ts): a new version is a new row, in a migration of its own.
INSERT INTO consent_texts (version, purpose, text, created_at) VALUES
('2026-11-1', 'offer', 'By sending, you agree that the seller gets your name and number to call you about this vehicle.', 1795219200000),
('permissions-2026-11-1', 'permissions', 'Camera & media: Photograph your vehicles for a listing.' || char(10) || 'Storage: Keep you signed in on this device.' || char(10) || 'Network: Publish your listings and receive offers.' || char(10) || 'Location: Say which city a vehicle stands in.' || char(10) || 'Notifications: Hear of a new offer while this page is open.' || char(10) || 'Contacts: Choose buyers from your phone book.' || char(10) || 'Microphone: Speak a description instead of typing it.' || char(10) || 'Your privacy: your browser asks you before anything is used, nothing is recorded, and you can change all of this in Settings.', 1795219200000);
--> statement-breakpoint
CREATE TRIGGER `consent_texts_no_update` BEFORE UPDATE ON `consent_texts`
BEGIN
  SELECT RAISE(ABORT, 'consent_texts is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `consent_texts_no_delete` BEFORE DELETE ON `consent_texts`
BEGIN
  SELECT RAISE(ABORT, 'consent_texts is append-only');
END;
--> statement-breakpoint
-- A row of the log may lose its words, when their person is erased; who did what to which, and when, stays as it is.
DROP TRIGGER `activity_logs_no_update`;
--> statement-breakpoint
CREATE TRIGGER `activity_logs_no_update` BEFORE UPDATE ON `activity_logs`
WHEN NOT (new.description = 'Erased' AND new.metadata IS NULL AND new.id = old.id AND new.user_id IS old.user_id
  AND new.action = old.action AND new.entity_type IS old.entity_type AND new.entity_id IS old.entity_id
  AND new.created_at = old.created_at)
BEGIN
  SELECT RAISE(ABORT, 'activity_logs is append-only');
END;
--> statement-breakpoint
-- And what is over three years old may go.
DROP TRIGGER `activity_logs_no_delete`;
--> statement-breakpoint
CREATE TRIGGER `activity_logs_no_delete` BEFORE DELETE ON `activity_logs`
WHEN old.created_at > (unixepoch() - 3 * 365 * 86400) * 1000
BEGIN
  SELECT RAISE(ABORT, 'activity_logs is append-only');
END;
--> statement-breakpoint
-- Words that are deleted leave the index itself, not only its answers.
INSERT INTO users_search (users_search, rank) VALUES ('secure-delete', 1);
