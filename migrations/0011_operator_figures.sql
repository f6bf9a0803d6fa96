-- The operators' figures follow the tables by triggers: whoever writes is counted, and no page counts rows.
-- People are found by any three characters of what they are called by. A row of users_search has the rowid of its user, so a
-- migration that rebuilds `users` has to fill it anew.
CREATE VIRTUAL TABLE `users_search` USING fts5(content, tokenize = 'trigram');
--> statement-breakpoint
CREATE TRIGGER `users_figures_insert` AFTER INSERT ON `users`
BEGIN
  INSERT INTO users_search (rowid, content) VALUES (new.rowid, concat_ws(char(10), new.first_name || ' ' || new.last_name, new.email, new.username, new.mobile_number, new.firm_name));
  INSERT INTO daily_figures (day, figure, currency, value)
  VALUES (date(new.created_at / 1000 + 19800, 'unixepoch'), 'signups', '', 1), ('all', 'signups', '', 1)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER `users_figures_update` AFTER UPDATE OF `first_name`, `last_name`, `email`, `username`, `mobile_number`, `firm_name` ON `users`
BEGIN
  UPDATE users_search SET content = concat_ws(char(10), new.first_name || ' ' || new.last_name, new.email, new.username, new.mobile_number, new.firm_name) WHERE rowid = new.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER `users_figures_delete` AFTER DELETE ON `users`
BEGIN
  DELETE FROM users_search WHERE rowid = old.rowid;
  UPDATE daily_figures SET value = value - 1 WHERE figure = 'signups' AND day = 'all';
END;
--> statement-breakpoint
CREATE TRIGGER `vehicles_figures_insert` AFTER INSERT ON `vehicles`
BEGIN
  UPDATE users SET vehicle_count = vehicle_count + new.is_active WHERE id = new.user_id;
  INSERT INTO daily_figures (day, figure, currency, value)
  VALUES (date(new.created_at / 1000 + 19800, 'unixepoch'), 'listings', '', 1), ('all', 'listings', '', 1)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
  INSERT INTO daily_figures (day, figure, currency, value)
  VALUES ('all', 'live_listings', '', new.is_active)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER `vehicles_figures_update` AFTER UPDATE OF `is_active` ON `vehicles`
WHEN old.is_active <> new.is_active
BEGIN
  UPDATE users SET vehicle_count = vehicle_count + new.is_active - old.is_active WHERE id = new.user_id;
  INSERT INTO daily_figures (day, figure, currency, value)
  VALUES ('all', 'live_listings', '', new.is_active - old.is_active)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER `vehicles_figures_delete` AFTER DELETE ON `vehicles`
BEGIN
  UPDATE users SET vehicle_count = vehicle_count - old.is_active WHERE id = old.user_id;
  INSERT INTO daily_figures (day, figure, currency, value)
  VALUES ('all', 'live_listings', '', - old.is_active)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER `republished_figures_insert` AFTER INSERT ON `republished_vehicles`
WHEN new.status = 'active'
BEGIN
  UPDATE users SET republished_count = republished_count + 1 WHERE id = new.republisher_id;
END;
--> statement-breakpoint
CREATE TRIGGER `republished_figures_update` AFTER UPDATE OF `status` ON `republished_vehicles`
WHEN (old.status = 'active') <> (new.status = 'active')
BEGIN
  UPDATE users SET republished_count = republished_count + (new.status = 'active') - (old.status = 'active')
  WHERE id = new.republisher_id;
END;
--> statement-breakpoint
CREATE TRIGGER `republished_figures_delete` AFTER DELETE ON `republished_vehicles`
WHEN old.status = 'active'
BEGIN
  UPDATE users SET republished_count = republished_count - 1 WHERE id = old.republisher_id;
END;
--> statement-breakpoint
CREATE TRIGGER `leads_figures_insert` AFTER INSERT ON `leads`
BEGIN
  UPDATE users SET lead_count = lead_count + 1 WHERE id = new.owner_id;
END;
--> statement-breakpoint
CREATE TRIGGER `leads_figures_delete` AFTER DELETE ON `leads`
BEGIN
  UPDATE users SET lead_count = lead_count - 1 WHERE id = old.owner_id;
END;
--> statement-breakpoint
CREATE TRIGGER `offers_figures_insert` AFTER INSERT ON `lead_offers`
BEGIN
  INSERT INTO daily_figures (day, figure, currency, value)
  VALUES (date(new.created_at / 1000 + 19800, 'unixepoch'), 'offers', '', 1), ('all', 'offers', '', 1)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
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
  INSERT INTO daily_figures (day, figure, currency, value)
  VALUES (new.day, 'views', '', new.view_count), ('all', 'views', '', new.view_count)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
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
  INSERT INTO daily_figures (day, figure, currency, value)
  VALUES (new.day, 'views', '', new.view_count - old.view_count), ('all', 'views', '', new.view_count - old.view_count)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER `page_views_figures_insert` AFTER INSERT ON `page_views`
BEGIN
  INSERT INTO daily_figures (day, figure, currency, value)
  VALUES (new.day, 'page_views', '', new.view_count), ('all', 'page_views', '', new.view_count)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER `page_views_figures_update` AFTER UPDATE OF `view_count` ON `page_views`
WHEN old.view_count <> new.view_count
BEGIN
  INSERT INTO daily_figures (day, figure, currency, value)
  VALUES (new.day, 'page_views', '', new.view_count - old.view_count), ('all', 'page_views', '', new.view_count - old.view_count)
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER `plan_changes_figures_granted` AFTER INSERT ON `plan_changes`
WHEN new.source = 'payment'
BEGIN
  INSERT INTO daily_figures (day, figure, currency, value)
  SELECT d.day, 'revenue', p.currency, p.amount_minor
  FROM payment_records p, (SELECT date(new.created_at / 1000 + 19800, 'unixepoch') AS day UNION ALL SELECT 'all') d
  WHERE p.id = new.payment_id
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER `plan_changes_figures_taken` AFTER INSERT ON `plan_changes`
WHEN new.source = 'refund'
BEGIN
  INSERT INTO daily_figures (day, figure, currency, value)
  SELECT d.day, 'revenue', p.currency, - p.amount_minor
  FROM payment_records p, (SELECT date(new.created_at / 1000 + 19800, 'unixepoch') AS day UNION ALL SELECT 'all') d
  WHERE p.id = new.payment_id
  ON CONFLICT (figure, day, currency) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
INSERT INTO users_search (rowid, content) SELECT rowid, concat_ws(char(10), first_name || ' ' || last_name, email, username, mobile_number, firm_name) FROM users;
--> statement-breakpoint
UPDATE users SET
  vehicle_count = (SELECT count(*) FROM vehicles WHERE user_id = users.id AND is_active = 1),
  republished_count = (SELECT count(*) FROM republished_vehicles WHERE republisher_id = users.id AND status = 'active'),
  lead_count = (SELECT count(*) FROM leads WHERE owner_id = users.id);
--> statement-breakpoint
INSERT INTO seller_views (user_id, day, view_count)
SELECT coalesce(r.republisher_id, v.user_id), views.day, sum(views.view_count)
FROM views JOIN vehicles v ON v.id = views.vehicle_id
  LEFT JOIN republished_vehicles r ON r.id = views.republished_vehicle_id
GROUP BY 1, 2;
--> statement-breakpoint
UPDATE users SET listing_view_count = (SELECT coalesce(sum(view_count), 0) FROM seller_views WHERE user_id = users.id);
--> statement-breakpoint
INSERT INTO daily_figures (day, figure, currency, value)
SELECT date(created_at / 1000 + 19800, 'unixepoch'), 'signups', '', count(*) FROM users GROUP BY 1;
--> statement-breakpoint
INSERT INTO daily_figures (day, figure, currency, value)
SELECT date(created_at / 1000 + 19800, 'unixepoch'), 'listings', '', count(*) FROM vehicles GROUP BY 1;
--> statement-breakpoint
INSERT INTO daily_figures (day, figure, currency, value)
SELECT date(created_at / 1000 + 19800, 'unixepoch'), 'offers', '', count(*) FROM lead_offers GROUP BY 1;
--> statement-breakpoint
INSERT INTO daily_figures (day, figure, currency, value)
SELECT day, 'views', '', sum(view_count) FROM views GROUP BY day;
--> statement-breakpoint
INSERT INTO daily_figures (day, figure, currency, value)
SELECT day, 'page_views', '', sum(view_count) FROM page_views GROUP BY day;
--> statement-breakpoint
INSERT INTO daily_figures (day, figure, currency, value)
SELECT date(c.created_at / 1000 + 19800, 'unixepoch'), 'revenue', p.currency, sum(iif(c.source = 'refund', - p.amount_minor, p.amount_minor))
FROM plan_changes c JOIN payment_records p ON p.id = c.payment_id WHERE c.source IN ('payment', 'refund') GROUP BY 1, 3;
--> statement-breakpoint
INSERT INTO daily_figures (day, figure, currency, value)
SELECT 'all', figure, currency, sum(value) FROM daily_figures GROUP BY figure, currency;
--> statement-breakpoint
INSERT INTO daily_figures (day, figure, currency, value)
SELECT 'all', 'live_listings', '', count(*) FROM vehicles WHERE is_active = 1;
