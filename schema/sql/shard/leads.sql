-- How many leads a seller has, how many are open, how many count in the month, and how many were counted
-- today. Junk, unlikely offers and those beyond a day's share do not count: their monthly_ordinal is negative
-- or 0. Months are in Indian Standard Time.
CREATE TRIGGER `leads_insert` AFTER INSERT ON `leads`
BEGIN
  INSERT INTO lead_counts (owner_id, lead_count, open_count, month, month_count, day, day_count)
  VALUES (new.owner_id, 1, new.is_open, iif(new.monthly_ordinal > 0, strftime('%Y-%m', new.created_at / 1000 + 19800, 'unixepoch'), ''), new.monthly_ordinal > 0,
    iif(new.monthly_ordinal > 0, strftime('%Y-%m-%d', new.created_at / 1000 + 19800, 'unixepoch'), ''), new.monthly_ordinal > 0)
  ON CONFLICT (owner_id) DO UPDATE SET
    lead_count = lead_count + 1,
    open_count = open_count + excluded.open_count,
    day = max(day, excluded.day),
    day_count = CASE
      WHEN excluded.day > day THEN 1
      ELSE day_count + (excluded.day = day AND excluded.day_count) END,
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

CREATE TRIGGER `leads_opened` AFTER UPDATE OF `status`, `unlikely_reason` ON `leads`
WHEN new.is_open <> old.is_open
BEGIN
  UPDATE lead_counts SET open_count = open_count + new.is_open - old.is_open WHERE owner_id = new.owner_id;
END;

CREATE TRIGGER `leads_delete` AFTER DELETE ON `leads`
BEGIN
  UPDATE lead_counts SET
    lead_count = lead_count - 1,
    open_count = open_count - old.is_open,
    month_count = month_count
      - (old.monthly_ordinal > 0 AND month = strftime('%Y-%m', old.created_at / 1000 + 19800, 'unixepoch'))
  WHERE owner_id = old.owner_id;
END;
