-- People are found by any three characters of their name, address, username, number or firm.
CREATE VIRTUAL TABLE `users_search` USING fts5(content, tokenize = 'trigram');

-- Deleted text leaves the index files too.
INSERT INTO users_search (users_search, rank) VALUES ('secure-delete', 1);

CREATE TRIGGER `users_insert` AFTER INSERT ON `users`
BEGIN
  INSERT INTO users_search (rowid, content)
  VALUES (new.rowid, concat_ws(char(10), new.first_name || ' ' || new.last_name, new.email, new.username, new.mobile_number, new.firm_name));
  INSERT INTO account_totals (name, value) VALUES ('users', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
END;

CREATE TRIGGER `users_update` AFTER UPDATE OF `first_name`, `last_name`, `email`, `username`, `mobile_number`, `firm_name` ON `users`
BEGIN
  UPDATE users_search
  SET content = concat_ws(char(10), new.first_name || ' ' || new.last_name, new.email, new.username, new.mobile_number, new.firm_name)
  WHERE rowid = new.rowid;
END;

CREATE TRIGGER `users_delete` AFTER DELETE ON `users`
BEGIN
  DELETE FROM users_search WHERE rowid = old.rowid;
  UPDATE account_totals SET value = value - 1 WHERE name = 'users';
END;
