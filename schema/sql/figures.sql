-- What the operators see: totals on the seller row, and what happened on each day (IST).
CREATE TRIGGER `users_figures_insert` AFTER INSERT ON `users`
BEGIN
  INSERT INTO daily_figures (day, figure, currency, value) VALUES (date(new.created_at / 1000 + 19800, 'unixepoch'), 'signups', '', 1)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
  INSERT INTO daily_figures (day, figure, currency, value) VALUES ('all', 'signups', '', 1)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;

CREATE TRIGGER `users_figures_delete` AFTER DELETE ON `users`
BEGIN
  UPDATE daily_figures SET value = value - 1 WHERE figure = 'signups' AND day = 'all';
END;

CREATE TRIGGER `vehicles_figures_insert` AFTER INSERT ON `vehicles`
BEGIN
  UPDATE users SET vehicle_count = vehicle_count + new.is_active WHERE id = new.user_id;
  INSERT INTO daily_figures (day, figure, currency, value) VALUES (date(new.created_at / 1000 + 19800, 'unixepoch'), 'listings', '', 1)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
  INSERT INTO daily_figures (day, figure, currency, value) VALUES ('all', 'live_listings', '', new.is_active)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;

CREATE TRIGGER `vehicles_figures_update` AFTER UPDATE OF `is_active` ON `vehicles`
WHEN old.is_active <> new.is_active
BEGIN
  UPDATE users SET vehicle_count = vehicle_count + new.is_active - old.is_active WHERE id = new.user_id;
  INSERT INTO daily_figures (day, figure, currency, value) VALUES ('all', 'live_listings', '', new.is_active - old.is_active)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;

CREATE TRIGGER `vehicles_figures_delete` AFTER DELETE ON `vehicles`
BEGIN
  UPDATE users SET vehicle_count = vehicle_count - old.is_active WHERE id = old.user_id;
  INSERT INTO daily_figures (day, figure, currency, value) VALUES ('all', 'live_listings', '', - old.is_active)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;

CREATE TRIGGER `republished_figures_insert` AFTER INSERT ON `republished_vehicles`
WHEN new.status = 'active'
BEGIN
  UPDATE users SET republished_count = republished_count + 1 WHERE id = new.republisher_id;
END;

CREATE TRIGGER `republished_figures_update` AFTER UPDATE OF `status` ON `republished_vehicles`
WHEN (old.status = 'active') <> (new.status = 'active')
BEGIN
  UPDATE users SET republished_count = republished_count + (new.status = 'active') - (old.status = 'active')
  WHERE id = new.republisher_id;
END;

CREATE TRIGGER `republished_figures_delete` AFTER DELETE ON `republished_vehicles`
WHEN old.status = 'active'
BEGIN
  UPDATE users SET republished_count = republished_count - 1 WHERE id = old.republisher_id;
END;

CREATE TRIGGER `views_figures_insert` AFTER INSERT ON `views`
BEGIN
  UPDATE users SET listing_view_count = listing_view_count + new.view_count WHERE id = coalesce(
    (SELECT republisher_id FROM republished_vehicles WHERE id = new.republished_vehicle_id),
    (SELECT user_id FROM vehicles WHERE id = new.vehicle_id));
  INSERT INTO seller_views (user_id, day, view_count)
  SELECT id, new.day, new.view_count FROM users WHERE id = coalesce(
    (SELECT republisher_id FROM republished_vehicles WHERE id = new.republished_vehicle_id),
    (SELECT user_id FROM vehicles WHERE id = new.vehicle_id))
  ON CONFLICT (user_id, day) DO UPDATE SET view_count = view_count + excluded.view_count;
  INSERT INTO daily_figures (day, figure, currency, value) VALUES (new.day, 'views', '', new.view_count)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;

CREATE TRIGGER `views_figures_update` AFTER UPDATE OF `view_count` ON `views`
WHEN old.view_count <> new.view_count
BEGIN
  UPDATE users SET listing_view_count = listing_view_count + new.view_count - old.view_count WHERE id = coalesce(
    (SELECT republisher_id FROM republished_vehicles WHERE id = new.republished_vehicle_id),
    (SELECT user_id FROM vehicles WHERE id = new.vehicle_id));
  INSERT INTO seller_views (user_id, day, view_count)
  SELECT id, new.day, new.view_count - old.view_count FROM users WHERE id = coalesce(
    (SELECT republisher_id FROM republished_vehicles WHERE id = new.republished_vehicle_id),
    (SELECT user_id FROM vehicles WHERE id = new.vehicle_id))
  ON CONFLICT (user_id, day) DO UPDATE SET view_count = view_count + excluded.view_count;
  INSERT INTO daily_figures (day, figure, currency, value) VALUES (new.day, 'views', '', new.view_count - old.view_count)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;

CREATE TRIGGER `page_views_figures_insert` AFTER INSERT ON `page_views`
BEGIN
  INSERT INTO daily_figures (day, figure, currency, value) VALUES (new.day, 'page_views', '', new.view_count)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;

CREATE TRIGGER `page_views_figures_update` AFTER UPDATE OF `view_count` ON `page_views`
WHEN old.view_count <> new.view_count
BEGIN
  INSERT INTO daily_figures (day, figure, currency, value) VALUES (new.day, 'page_views', '', new.view_count - old.view_count)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;

CREATE TRIGGER `plan_changes_figures_granted` AFTER INSERT ON `plan_changes`
WHEN new.source = 'payment'
BEGIN
  INSERT INTO daily_figures (day, figure, currency, value)
  SELECT date(new.created_at / 1000 + 19800, 'unixepoch'), 'revenue', p.currency, p.amount_minor FROM payment_records p WHERE p.id = new.payment_id
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;

CREATE TRIGGER `plan_changes_figures_taken` AFTER INSERT ON `plan_changes`
WHEN new.source = 'refund'
BEGIN
  INSERT INTO daily_figures (day, figure, currency, value)
  SELECT date(new.created_at / 1000 + 19800, 'unixepoch'), 'revenue', p.currency, - p.amount_minor FROM payment_records p WHERE p.id = new.payment_id
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;

CREATE TRIGGER `leads_figures_insert` AFTER INSERT ON `leads`
BEGIN
  UPDATE users SET
    lead_count = lead_count + 1,
    lead_month = iif(new.monthly_ordinal > 0, max(lead_month, strftime('%Y-%m', new.created_at / 1000 + 19800, 'unixepoch')), lead_month),
    month_lead_count = CASE
      WHEN new.monthly_ordinal <= 0 THEN month_lead_count
      WHEN strftime('%Y-%m', new.created_at / 1000 + 19800, 'unixepoch') > lead_month THEN 1
      ELSE month_lead_count + (strftime('%Y-%m', new.created_at / 1000 + 19800, 'unixepoch') = lead_month) END
  WHERE id = new.owner_id;
  INSERT INTO daily_figures (day, figure, currency, value) VALUES (date(new.last_offer_at / 1000 + 19800, 'unixepoch'), 'offers', '', 1)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;

-- Junk and unlikely offers do not count in the month: their monthly_ordinal is negative or 0.
CREATE TRIGGER `leads_figures_month` AFTER UPDATE OF `monthly_ordinal` ON `leads`
WHEN (new.monthly_ordinal > 0) <> (old.monthly_ordinal > 0)
BEGIN
  UPDATE users SET
    lead_month = max(lead_month, strftime('%Y-%m', new.created_at / 1000 + 19800, 'unixepoch')),
    month_lead_count = iif(strftime('%Y-%m', new.created_at / 1000 + 19800, 'unixepoch') > lead_month, 0, month_lead_count)
      + (new.monthly_ordinal > 0) - (old.monthly_ordinal > 0)
  WHERE id = new.owner_id AND lead_month <= strftime('%Y-%m', new.created_at / 1000 + 19800, 'unixepoch');
END;

CREATE TRIGGER `leads_figures_offer` AFTER UPDATE OF `last_offer_id` ON `leads`
BEGIN
  INSERT INTO daily_figures (day, figure, currency, value) VALUES (date(new.last_offer_at / 1000 + 19800, 'unixepoch'), 'offers', '', 1)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;

CREATE TRIGGER `leads_figures_delete` AFTER DELETE ON `leads`
BEGIN
  UPDATE users SET
    lead_count = lead_count - 1,
    month_lead_count = month_lead_count
      - (old.monthly_ordinal > 0 AND lead_month = strftime('%Y-%m', old.created_at / 1000 + 19800, 'unixepoch'))
  WHERE id = old.owner_id;
END;
