-- Ends all older sessions of an account on a new password or address, suspension, erasure and demotion,
-- whoever causes it.
CREATE TRIGGER `accounts_session_epoch` AFTER UPDATE OF `password`, `email`, `is_active`, `is_admin` ON `accounts`
WHEN (new.password IS NOT old.password OR new.email IS NOT old.email OR new.is_active < old.is_active OR new.is_admin < old.is_admin)
BEGIN
  UPDATE accounts SET session_epoch = session_epoch + 1 WHERE id = new.id;
END;
