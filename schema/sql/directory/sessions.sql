-- What ends all older sessions of an account, whoever changes it: a new password or another address, suspension, erasure and demotion.
-- The first address of an account that signed up with a number replaces nothing.
CREATE TRIGGER `accounts_session_epoch` AFTER UPDATE OF `password`, `email`, `is_active`, `is_admin` ON `accounts`
WHEN (new.password IS NOT old.password OR (new.email IS NOT old.email AND old.email IS NOT NULL) OR new.is_active < old.is_active OR new.is_admin < old.is_admin)
BEGIN
  UPDATE accounts SET session_epoch = session_epoch + 1 WHERE id = new.id;
END;
