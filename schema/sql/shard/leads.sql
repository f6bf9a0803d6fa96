-- How many leads a seller has, and how many of the month count. Junk and unlikely offers do not: their monthly_ordinal is
-- negative or 0. Months are those of Indian Standard Time.
CREATE TRIGGER `leads_insert` AFTER INSERT ON `leads`
BEGIN
  INSERT INTO lead_counts (owner_id, lead_count, month, month_count)
  VALUES (new.owner_id, 1, iif(new.monthly_ordinal > 0, strftime('%Y-%m', new.created_at / 1000 + 19800, 'unixepoch'), ''), new.monthly_ordinal > 0)
  ON CONFLICT (owner_id) DO UPDATE SET
    lead_count = lead_count + 1,
    month = max(month, excluded.month),
    month_count = CASE
      WHEN excluded.month > month THEN 1
      ELSE month_count + (excluded.month = month AND excluded.month_count) END;
END;

CREATE TRIGGER `leads_counted` AFTER UPDATE OF `monthly_ordinal` ON `leads`
WHEN (new.monthly_ordinal > 0) <> (old.monthly_ordinal > 0)
BEGIN
  UPDATE lead_counts SET
    month = max(month, strftime('%Y-%m', new.created_at / 1000 + 19800, 'unixepoch')),
    month_count = iif(strftime('%Y-%m', new.created_at / 1000 + 19800, 'unixepoch') > month, 0, month_count)
      + (new.monthly_ordinal > 0) - (old.monthly_ordinal > 0)
  WHERE owner_id = new.owner_id AND month <= strftime('%Y-%m', new.created_at / 1000 + 19800, 'unixepoch');
END;

CREATE TRIGGER `leads_delete` AFTER DELETE ON `leads`
BEGIN
  UPDATE lead_counts SET
    lead_count = lead_count - 1,
    month_count = month_count
      - (old.monthly_ordinal > 0 AND month = strftime('%Y-%m', old.created_at / 1000 + 19800, 'unixepoch'))
  WHERE owner_id = old.owner_id;
END;
