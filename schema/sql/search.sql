-- People are found by any three characters of their name, address, username, number or firm.
CREATE VIRTUAL TABLE `users_search` USING fts5(content, tokenize = 'trigram');

-- Deleted text leaves the index files too.
INSERT INTO users_search (users_search, rank) VALUES ('secure-delete', 1);

CREATE TRIGGER `users_search_insert` AFTER INSERT ON `users`
BEGIN
  INSERT INTO users_search (rowid, content)
  VALUES (new.rowid, concat_ws(char(10), new.first_name || ' ' || new.last_name, new.email, new.username, new.mobile_number, new.firm_name));
END;

CREATE TRIGGER `users_search_update` AFTER UPDATE OF `first_name`, `last_name`, `email`, `username`, `mobile_number`, `firm_name` ON `users`
BEGIN
  UPDATE users_search
  SET content = concat_ws(char(10), new.first_name || ' ' || new.last_name, new.email, new.username, new.mobile_number, new.firm_name)
  WHERE rowid = new.rowid;
END;

CREATE TRIGGER `users_search_delete` AFTER DELETE ON `users`
BEGIN
  DELETE FROM users_search WHERE rowid = old.rowid;
END;

-- Vehicles on a profile are found by any three characters of their name, in the seller's order: the row number is the place on
-- the profile (display_order, then the rowid backwards). The end of the owner's id separates one seller's names from most others.
CREATE VIRTUAL TABLE `vehicles_search` USING fts5(owner, name, tokenize = 'trigram');

INSERT INTO vehicles_search (vehicles_search, rank) VALUES ('secure-delete', 1);

CREATE TRIGGER `vehicles_search_insert` AFTER INSERT ON `vehicles`
WHEN new.is_on_profile = 1
BEGIN
  INSERT INTO vehicles_search (rowid, owner, name)
  VALUES ((new.display_order << 39) + 549755813887 - new.rowid, substr(new.user_id, -6), new.name);
END;

CREATE TRIGGER `vehicles_search_update`
AFTER UPDATE OF `name`, `display_order`, `is_active`, `hidden_reason`, `show_in_profile`, `status` ON `vehicles`
BEGIN
  DELETE FROM vehicles_search WHERE rowid = (old.display_order << 39) + 549755813887 - old.rowid;
  INSERT INTO vehicles_search (rowid, owner, name)
  SELECT (new.display_order << 39) + 549755813887 - new.rowid, substr(new.user_id, -6), new.name
  WHERE new.is_on_profile = 1;
END;

CREATE TRIGGER `vehicles_search_delete` AFTER DELETE ON `vehicles`
BEGIN
  DELETE FROM vehicles_search WHERE rowid = (old.display_order << 39) + 549755813887 - old.rowid;
END;
