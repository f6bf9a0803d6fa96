-- People are found by any three characters of their name, address, username, number or firm.
CREATE VIRTUAL TABLE `accounts_search` USING fts5(content, tokenize = 'trigram');

-- Deleted text is also removed from the index files.
INSERT INTO accounts_search (accounts_search, rank) VALUES ('secure-delete', 1);

CREATE TRIGGER `accounts_insert` AFTER INSERT ON `accounts`
BEGIN
  INSERT INTO accounts_search (rowid, content)
  VALUES (new.rowid, concat_ws(char(10), new.first_name || ' ' || new.last_name, new.email, new.username, new.mobile_number, new.firm_name));
  INSERT INTO account_totals (name, value) VALUES ('accounts', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
END;

CREATE TRIGGER `accounts_update` AFTER UPDATE OF `first_name`, `last_name`, `email`, `username`, `mobile_number`, `firm_name` ON `accounts`
BEGIN
  UPDATE accounts_search
  SET content = concat_ws(char(10), new.first_name || ' ' || new.last_name, new.email, new.username, new.mobile_number, new.firm_name)
  WHERE rowid = new.rowid;
END;

CREATE TRIGGER `accounts_delete` AFTER DELETE ON `accounts`
BEGIN
  DELETE FROM accounts_search WHERE rowid = old.rowid;
  UPDATE account_totals SET value = value - 1 WHERE name = 'accounts';
END;
