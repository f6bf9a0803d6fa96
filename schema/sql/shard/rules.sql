-- Written by `npm run migration` from the rules beside the tables (schema/common/rules.ts).
CREATE TRIGGER `book_lines_rules_insert` BEFORE INSERT ON `book_lines`
WHEN NOT ((new."kind" = 'came_in' or new."kind" = 'out' or new."kind" = 'back' or new."kind" = 'delivered' or new."kind" = 'sold' or new."kind" = 'correction'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'came_in' or new."kind" = 'out' or new."kind" = 'back' or new."kind" = 'delivered' or new."kind" = 'sold' or new."kind" = 'correction') THEN RAISE(ABORT, 'rule book_lines_kind')
  END;
END;

CREATE TRIGGER `book_lines_rules_update` BEFORE UPDATE OF `kind` ON `book_lines`
WHEN NOT ((new."kind" = 'came_in' or new."kind" = 'out' or new."kind" = 'back' or new."kind" = 'delivered' or new."kind" = 'sold' or new."kind" = 'correction'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'came_in' or new."kind" = 'out' or new."kind" = 'back' or new."kind" = 'delivered' or new."kind" = 'sold' or new."kind" = 'correction') THEN RAISE(ABORT, 'rule book_lines_kind')
  END;
END;

CREATE TRIGGER `bulk_changes_rules_insert` BEFORE INSERT ON `bulk_changes`
WHEN NOT ((new."kind" = 'price' or new."kind" = 'status' or new."kind" = 'visibility' or new."kind" = 'republish' or new."kind" = 'answerer' or new."kind" = 'delete'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'price' or new."kind" = 'status' or new."kind" = 'visibility' or new."kind" = 'republish' or new."kind" = 'answerer' or new."kind" = 'delete') THEN RAISE(ABORT, 'rule bulk_changes_kind')
  END;
END;

CREATE TRIGGER `bulk_changes_rules_update` BEFORE UPDATE OF `kind` ON `bulk_changes`
WHEN NOT ((new."kind" = 'price' or new."kind" = 'status' or new."kind" = 'visibility' or new."kind" = 'republish' or new."kind" = 'answerer' or new."kind" = 'delete'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'price' or new."kind" = 'status' or new."kind" = 'visibility' or new."kind" = 'republish' or new."kind" = 'answerer' or new."kind" = 'delete') THEN RAISE(ABORT, 'rule bulk_changes_kind')
  END;
END;

CREATE TRIGGER `changes_rules_insert` BEFORE INSERT ON `changes`
WHEN NOT ((new."kind" = 'vehicle_added' or new."kind" = 'vehicle_changed' or new."kind" = 'vehicle_deleted' or new."kind" = 'vehicle_restored' or new."kind" = 'lead_changed' or new."kind" = 'number_opened' or new."kind" = 'leads_exported' or new."kind" = 'feed_opened' or new."kind" = 'feed_closed' or new."kind" = 'yard_changed' or new."kind" = 'text_added' or new."kind" = 'text_changed' or new."kind" = 'text_deleted' or new."kind" = 'invitation_revoked' or new."kind" = 'member_declined' or new."kind" = 'member_let_in' or new."kind" = 'member_role' or new."kind" = 'member_removed' or new."kind" = 'owner_changed'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'vehicle_added' or new."kind" = 'vehicle_changed' or new."kind" = 'vehicle_deleted' or new."kind" = 'vehicle_restored' or new."kind" = 'lead_changed' or new."kind" = 'number_opened' or new."kind" = 'leads_exported' or new."kind" = 'feed_opened' or new."kind" = 'feed_closed' or new."kind" = 'yard_changed' or new."kind" = 'text_added' or new."kind" = 'text_changed' or new."kind" = 'text_deleted' or new."kind" = 'invitation_revoked' or new."kind" = 'member_declined' or new."kind" = 'member_let_in' or new."kind" = 'member_role' or new."kind" = 'member_removed' or new."kind" = 'owner_changed') THEN RAISE(ABORT, 'rule changes_kind')
  END;
END;

CREATE TRIGGER `changes_rules_update` BEFORE UPDATE OF `kind` ON `changes`
WHEN NOT ((new."kind" = 'vehicle_added' or new."kind" = 'vehicle_changed' or new."kind" = 'vehicle_deleted' or new."kind" = 'vehicle_restored' or new."kind" = 'lead_changed' or new."kind" = 'number_opened' or new."kind" = 'leads_exported' or new."kind" = 'feed_opened' or new."kind" = 'feed_closed' or new."kind" = 'yard_changed' or new."kind" = 'text_added' or new."kind" = 'text_changed' or new."kind" = 'text_deleted' or new."kind" = 'invitation_revoked' or new."kind" = 'member_declined' or new."kind" = 'member_let_in' or new."kind" = 'member_role' or new."kind" = 'member_removed' or new."kind" = 'owner_changed'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'vehicle_added' or new."kind" = 'vehicle_changed' or new."kind" = 'vehicle_deleted' or new."kind" = 'vehicle_restored' or new."kind" = 'lead_changed' or new."kind" = 'number_opened' or new."kind" = 'leads_exported' or new."kind" = 'feed_opened' or new."kind" = 'feed_closed' or new."kind" = 'yard_changed' or new."kind" = 'text_added' or new."kind" = 'text_changed' or new."kind" = 'text_deleted' or new."kind" = 'invitation_revoked' or new."kind" = 'member_declined' or new."kind" = 'member_let_in' or new."kind" = 'member_role' or new."kind" = 'member_removed' or new."kind" = 'owner_changed') THEN RAISE(ABORT, 'rule changes_kind')
  END;
END;

CREATE TRIGGER `counter_offers_rules_insert` BEFORE INSERT ON `counter_offers`
WHEN NOT ((new."status" = 'open' or new."status" = 'accepted' or new."status" = 'countered' or new."status" = 'declined' or new."status" = 'replaced' or new."status" = 'taken_back')
  AND (new."price_minor" > 0)
  AND ((new."status" is 'countered') = (new."reply_minor" is not null)))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'open' or new."status" = 'accepted' or new."status" = 'countered' or new."status" = 'declined' or new."status" = 'replaced' or new."status" = 'taken_back') THEN RAISE(ABORT, 'rule counter_offers_status')
    WHEN NOT (new."price_minor" > 0) THEN RAISE(ABORT, 'rule counter_offers_price')
    WHEN NOT ((new."status" is 'countered') = (new."reply_minor" is not null)) THEN RAISE(ABORT, 'rule counter_offers_reply')
  END;
END;

CREATE TRIGGER `counter_offers_rules_update` BEFORE UPDATE OF `status`, `price_minor`, `reply_minor` ON `counter_offers`
WHEN NOT ((new."status" = 'open' or new."status" = 'accepted' or new."status" = 'countered' or new."status" = 'declined' or new."status" = 'replaced' or new."status" = 'taken_back')
  AND (new."price_minor" > 0)
  AND ((new."status" is 'countered') = (new."reply_minor" is not null)))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'open' or new."status" = 'accepted' or new."status" = 'countered' or new."status" = 'declined' or new."status" = 'replaced' or new."status" = 'taken_back') THEN RAISE(ABORT, 'rule counter_offers_status')
    WHEN NOT (new."price_minor" > 0) THEN RAISE(ABORT, 'rule counter_offers_price')
    WHEN NOT ((new."status" is 'countered') = (new."reply_minor" is not null)) THEN RAISE(ABORT, 'rule counter_offers_reply')
  END;
END;

CREATE TRIGGER `daily_figures_rules_insert` BEFORE INSERT ON `daily_figures`
WHEN NOT ((new."figure" = 'signups' or new."figure" = 'listings' or new."figure" = 'views' or new."figure" = 'offers' or new."figure" = 'revenue' or new."figure" = 'page_views'))
BEGIN
  SELECT CASE
    WHEN NOT (new."figure" = 'signups' or new."figure" = 'listings' or new."figure" = 'views' or new."figure" = 'offers' or new."figure" = 'revenue' or new."figure" = 'page_views') THEN RAISE(ABORT, 'rule daily_figures_figure')
  END;
END;

CREATE TRIGGER `daily_figures_rules_update` BEFORE UPDATE OF `figure` ON `daily_figures`
WHEN NOT ((new."figure" = 'signups' or new."figure" = 'listings' or new."figure" = 'views' or new."figure" = 'offers' or new."figure" = 'revenue' or new."figure" = 'page_views'))
BEGIN
  SELECT CASE
    WHEN NOT (new."figure" = 'signups' or new."figure" = 'listings' or new."figure" = 'views' or new."figure" = 'offers' or new."figure" = 'revenue' or new."figure" = 'page_views') THEN RAISE(ABORT, 'rule daily_figures_figure')
  END;
END;

CREATE TRIGGER `dealer_offers_rules_insert` BEFORE INSERT ON `dealer_offers`
WHEN NOT ((new."status" = 'offered' or new."status" = 'accepted' or new."status" = 'declined' or new."status" = 'withdrawn' or new."status" = 'accepting')
  AND (new."version" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'offered' or new."status" = 'accepted' or new."status" = 'declined' or new."status" = 'withdrawn' or new."status" = 'accepting') THEN RAISE(ABORT, 'rule dealer_offers_status')
    WHEN NOT (new."version" > 0) THEN RAISE(ABORT, 'rule dealer_offers_version')
  END;
END;

CREATE TRIGGER `dealer_offers_rules_update` BEFORE UPDATE OF `status`, `version` ON `dealer_offers`
WHEN NOT ((new."status" = 'offered' or new."status" = 'accepted' or new."status" = 'declined' or new."status" = 'withdrawn' or new."status" = 'accepting')
  AND (new."version" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'offered' or new."status" = 'accepted' or new."status" = 'declined' or new."status" = 'withdrawn' or new."status" = 'accepting') THEN RAISE(ABORT, 'rule dealer_offers_status')
    WHEN NOT (new."version" > 0) THEN RAISE(ABORT, 'rule dealer_offers_version')
  END;
END;

CREATE TRIGGER `dealer_sales_rules_insert` BEFORE INSERT ON `dealer_sales`
WHEN NOT ((new."status" = 'offered' or new."status" = 'accepted' or new."status" = 'declined' or new."status" = 'withdrawn')
  AND (new."version" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'offered' or new."status" = 'accepted' or new."status" = 'declined' or new."status" = 'withdrawn') THEN RAISE(ABORT, 'rule dealer_sales_status')
    WHEN NOT (new."version" > 0) THEN RAISE(ABORT, 'rule dealer_sales_version')
  END;
END;

CREATE TRIGGER `dealer_sales_rules_update` BEFORE UPDATE OF `status`, `version` ON `dealer_sales`
WHEN NOT ((new."status" = 'offered' or new."status" = 'accepted' or new."status" = 'declined' or new."status" = 'withdrawn')
  AND (new."version" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'offered' or new."status" = 'accepted' or new."status" = 'declined' or new."status" = 'withdrawn') THEN RAISE(ABORT, 'rule dealer_sales_status')
    WHEN NOT (new."version" > 0) THEN RAISE(ABORT, 'rule dealer_sales_version')
  END;
END;

CREATE TRIGGER `delivery_stops_rules_insert` BEFORE INSERT ON `delivery_stops`
WHEN NOT ((new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp'))
BEGIN
  SELECT CASE
    WHEN NOT (new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp') THEN RAISE(ABORT, 'rule delivery_stops_channel')
  END;
END;

CREATE TRIGGER `delivery_stops_rules_update` BEFORE UPDATE OF `channel` ON `delivery_stops`
WHEN NOT ((new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp'))
BEGIN
  SELECT CASE
    WHEN NOT (new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp') THEN RAISE(ABORT, 'rule delivery_stops_channel')
  END;
END;

CREATE TRIGGER `enquiries_rules_insert` BEFORE INSERT ON `enquiries`
WHEN NOT ((new."kind" = 'visit' or new."kind" = 'similar' or new."kind" = 'price')
  AND (new."status" = 'asked' or new."status" = 'seen' or new."status" = 'confirmed' or new."status" = 'proposed' or new."status" = 'declined' or new."status" = 'waiting' or new."status" = 'reached' or new."status" = 'told'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'visit' or new."kind" = 'similar' or new."kind" = 'price') THEN RAISE(ABORT, 'rule enquiries_kind')
    WHEN NOT (new."status" = 'asked' or new."status" = 'seen' or new."status" = 'confirmed' or new."status" = 'proposed' or new."status" = 'declined' or new."status" = 'waiting' or new."status" = 'reached' or new."status" = 'told') THEN RAISE(ABORT, 'rule enquiries_status')
  END;
END;

CREATE TRIGGER `enquiries_rules_update` BEFORE UPDATE OF `kind`, `status` ON `enquiries`
WHEN NOT ((new."kind" = 'visit' or new."kind" = 'similar' or new."kind" = 'price')
  AND (new."status" = 'asked' or new."status" = 'seen' or new."status" = 'confirmed' or new."status" = 'proposed' or new."status" = 'declined' or new."status" = 'waiting' or new."status" = 'reached' or new."status" = 'told'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'visit' or new."kind" = 'similar' or new."kind" = 'price') THEN RAISE(ABORT, 'rule enquiries_kind')
    WHEN NOT (new."status" = 'asked' or new."status" = 'seen' or new."status" = 'confirmed' or new."status" = 'proposed' or new."status" = 'declined' or new."status" = 'waiting' or new."status" = 'reached' or new."status" = 'told') THEN RAISE(ABORT, 'rule enquiries_status')
  END;
END;

CREATE TRIGGER `invitations_rules_insert` BEFORE INSERT ON `invitations`
WHEN NOT ((new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper')
  AND (new."state" = 'open' or new."state" = 'asked' or new."state" = 'accepted' or new."state" = 'declined' or new."state" = 'revoked'))
BEGIN
  SELECT CASE
    WHEN NOT (new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper') THEN RAISE(ABORT, 'rule invitations_role')
    WHEN NOT (new."state" = 'open' or new."state" = 'asked' or new."state" = 'accepted' or new."state" = 'declined' or new."state" = 'revoked') THEN RAISE(ABORT, 'rule invitations_state')
  END;
END;

CREATE TRIGGER `invitations_rules_update` BEFORE UPDATE OF `role`, `state` ON `invitations`
WHEN NOT ((new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper')
  AND (new."state" = 'open' or new."state" = 'asked' or new."state" = 'accepted' or new."state" = 'declined' or new."state" = 'revoked'))
BEGIN
  SELECT CASE
    WHEN NOT (new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper') THEN RAISE(ABORT, 'rule invitations_role')
    WHEN NOT (new."state" = 'open' or new."state" = 'asked' or new."state" = 'accepted' or new."state" = 'declined' or new."state" = 'revoked') THEN RAISE(ABORT, 'rule invitations_state')
  END;
END;

CREATE TRIGGER `leads_rules_insert` BEFORE INSERT ON `leads`
WHEN NOT ((new."status" = 'pending' or new."status" = 'contacted' or new."status" = 'negotiating' or new."status" = 'visit_booked' or new."status" = 'won' or new."status" = 'lost' or new."status" = 'junk')
  AND (new."previous_status" = 'pending' or new."previous_status" = 'contacted' or new."previous_status" = 'negotiating' or new."previous_status" = 'visit_booked' or new."previous_status" = 'won' or new."previous_status" = 'lost' or new."previous_status" = 'junk')
  AND (new."source" = 'qr' or new."source" = 'link' or new."source" = 'profile' or new."source" = 'republish' or new."source" = 'walk_in' or new."source" = 'call' or new."source" = 'whatsapp' or new."source" = 'olx' or new."source" = 'friend')
  AND (new."unlikely_reason" = 'price' or new."unlikely_reason" = 'network')
  AND (new."offer_price_minor" >= 0)
  AND (new."vehicle_id" is not null or new."listing_id" = new."owner_id"))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'contacted' or new."status" = 'negotiating' or new."status" = 'visit_booked' or new."status" = 'won' or new."status" = 'lost' or new."status" = 'junk') THEN RAISE(ABORT, 'rule leads_status')
    WHEN NOT (new."previous_status" = 'pending' or new."previous_status" = 'contacted' or new."previous_status" = 'negotiating' or new."previous_status" = 'visit_booked' or new."previous_status" = 'won' or new."previous_status" = 'lost' or new."previous_status" = 'junk') THEN RAISE(ABORT, 'rule leads_previous_status')
    WHEN NOT (new."source" = 'qr' or new."source" = 'link' or new."source" = 'profile' or new."source" = 'republish' or new."source" = 'walk_in' or new."source" = 'call' or new."source" = 'whatsapp' or new."source" = 'olx' or new."source" = 'friend') THEN RAISE(ABORT, 'rule leads_source')
    WHEN NOT (new."unlikely_reason" = 'price' or new."unlikely_reason" = 'network') THEN RAISE(ABORT, 'rule leads_unlikely_reason')
    WHEN NOT (new."offer_price_minor" >= 0) THEN RAISE(ABORT, 'rule leads_offer')
    WHEN NOT (new."vehicle_id" is not null or new."listing_id" = new."owner_id") THEN RAISE(ABORT, 'rule leads_vehicle')
  END;
END;

CREATE TRIGGER `leads_rules_update` BEFORE UPDATE OF `status`, `previous_status`, `source`, `unlikely_reason`, `offer_price_minor`, `vehicle_id`, `listing_id`, `owner_id` ON `leads`
WHEN NOT ((new."status" = 'pending' or new."status" = 'contacted' or new."status" = 'negotiating' or new."status" = 'visit_booked' or new."status" = 'won' or new."status" = 'lost' or new."status" = 'junk')
  AND (new."previous_status" = 'pending' or new."previous_status" = 'contacted' or new."previous_status" = 'negotiating' or new."previous_status" = 'visit_booked' or new."previous_status" = 'won' or new."previous_status" = 'lost' or new."previous_status" = 'junk')
  AND (new."source" = 'qr' or new."source" = 'link' or new."source" = 'profile' or new."source" = 'republish' or new."source" = 'walk_in' or new."source" = 'call' or new."source" = 'whatsapp' or new."source" = 'olx' or new."source" = 'friend')
  AND (new."unlikely_reason" = 'price' or new."unlikely_reason" = 'network')
  AND (new."offer_price_minor" >= 0)
  AND (new."vehicle_id" is not null or new."listing_id" = new."owner_id"))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'contacted' or new."status" = 'negotiating' or new."status" = 'visit_booked' or new."status" = 'won' or new."status" = 'lost' or new."status" = 'junk') THEN RAISE(ABORT, 'rule leads_status')
    WHEN NOT (new."previous_status" = 'pending' or new."previous_status" = 'contacted' or new."previous_status" = 'negotiating' or new."previous_status" = 'visit_booked' or new."previous_status" = 'won' or new."previous_status" = 'lost' or new."previous_status" = 'junk') THEN RAISE(ABORT, 'rule leads_previous_status')
    WHEN NOT (new."source" = 'qr' or new."source" = 'link' or new."source" = 'profile' or new."source" = 'republish' or new."source" = 'walk_in' or new."source" = 'call' or new."source" = 'whatsapp' or new."source" = 'olx' or new."source" = 'friend') THEN RAISE(ABORT, 'rule leads_source')
    WHEN NOT (new."unlikely_reason" = 'price' or new."unlikely_reason" = 'network') THEN RAISE(ABORT, 'rule leads_unlikely_reason')
    WHEN NOT (new."offer_price_minor" >= 0) THEN RAISE(ABORT, 'rule leads_offer')
    WHEN NOT (new."vehicle_id" is not null or new."listing_id" = new."owner_id") THEN RAISE(ABORT, 'rule leads_vehicle')
  END;
END;

CREATE TRIGGER `members_rules_insert` BEFORE INSERT ON `members`
WHEN NOT ((new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper')
  AND (new."seat" is null or new."seat" > 0)
  AND (new."member_id" <> new."owner_id"))
BEGIN
  SELECT CASE
    WHEN NOT (new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper') THEN RAISE(ABORT, 'rule members_role')
    WHEN NOT (new."seat" is null or new."seat" > 0) THEN RAISE(ABORT, 'rule members_seat')
    WHEN NOT (new."member_id" <> new."owner_id") THEN RAISE(ABORT, 'rule members_other')
  END;
END;

CREATE TRIGGER `members_rules_update` BEFORE UPDATE OF `role`, `seat`, `member_id`, `owner_id` ON `members`
WHEN NOT ((new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper')
  AND (new."seat" is null or new."seat" > 0)
  AND (new."member_id" <> new."owner_id"))
BEGIN
  SELECT CASE
    WHEN NOT (new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper') THEN RAISE(ABORT, 'rule members_role')
    WHEN NOT (new."seat" is null or new."seat" > 0) THEN RAISE(ABORT, 'rule members_seat')
    WHEN NOT (new."member_id" <> new."owner_id") THEN RAISE(ABORT, 'rule members_other')
  END;
END;

CREATE TRIGGER `messages_rules_insert` BEFORE INSERT ON `messages`
WHEN NOT ((new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp')
  AND (new."outcome" = 'sent' or new."outcome" = 'delivered' or new."outcome" = 'bounced' or new."outcome" = 'unknown' or new."outcome" = 'given_up' or new."outcome" = 'dropped' or new."outcome" = 'merged'))
BEGIN
  SELECT CASE
    WHEN NOT (new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp') THEN RAISE(ABORT, 'rule messages_channel')
    WHEN NOT (new."outcome" = 'sent' or new."outcome" = 'delivered' or new."outcome" = 'bounced' or new."outcome" = 'unknown' or new."outcome" = 'given_up' or new."outcome" = 'dropped' or new."outcome" = 'merged') THEN RAISE(ABORT, 'rule messages_outcome')
  END;
END;

CREATE TRIGGER `messages_rules_update` BEFORE UPDATE OF `channel`, `outcome` ON `messages`
WHEN NOT ((new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp')
  AND (new."outcome" = 'sent' or new."outcome" = 'delivered' or new."outcome" = 'bounced' or new."outcome" = 'unknown' or new."outcome" = 'given_up' or new."outcome" = 'dropped' or new."outcome" = 'merged'))
BEGIN
  SELECT CASE
    WHEN NOT (new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp') THEN RAISE(ABORT, 'rule messages_channel')
    WHEN NOT (new."outcome" = 'sent' or new."outcome" = 'delivered' or new."outcome" = 'bounced' or new."outcome" = 'unknown' or new."outcome" = 'given_up' or new."outcome" = 'dropped' or new."outcome" = 'merged') THEN RAISE(ABORT, 'rule messages_outcome')
  END;
END;

CREATE TRIGGER `money_lines_rules_insert` BEFORE INSERT ON `money_lines`
WHEN NOT ((new."kind" = 'bought' or new."kind" = 'repair' or new."kind" = 'papers' or new."kind" = 'transport' or new."kind" = 'commission' or new."kind" = 'other' or new."kind" = 'paid_in')
  AND (new."mode" = 'cash' or new."mode" = 'upi' or new."mode" = 'bank' or new."mode" = 'cheque' or new."mode" = 'loan')
  AND (new."amount_minor" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'bought' or new."kind" = 'repair' or new."kind" = 'papers' or new."kind" = 'transport' or new."kind" = 'commission' or new."kind" = 'other' or new."kind" = 'paid_in') THEN RAISE(ABORT, 'rule money_lines_kind')
    WHEN NOT (new."mode" = 'cash' or new."mode" = 'upi' or new."mode" = 'bank' or new."mode" = 'cheque' or new."mode" = 'loan') THEN RAISE(ABORT, 'rule money_lines_mode')
    WHEN NOT (new."amount_minor" > 0) THEN RAISE(ABORT, 'rule money_lines_amount')
  END;
END;

CREATE TRIGGER `money_lines_rules_update` BEFORE UPDATE OF `kind`, `mode`, `amount_minor` ON `money_lines`
WHEN NOT ((new."kind" = 'bought' or new."kind" = 'repair' or new."kind" = 'papers' or new."kind" = 'transport' or new."kind" = 'commission' or new."kind" = 'other' or new."kind" = 'paid_in')
  AND (new."mode" = 'cash' or new."mode" = 'upi' or new."mode" = 'bank' or new."mode" = 'cheque' or new."mode" = 'loan')
  AND (new."amount_minor" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'bought' or new."kind" = 'repair' or new."kind" = 'papers' or new."kind" = 'transport' or new."kind" = 'commission' or new."kind" = 'other' or new."kind" = 'paid_in') THEN RAISE(ABORT, 'rule money_lines_kind')
    WHEN NOT (new."mode" = 'cash' or new."mode" = 'upi' or new."mode" = 'bank' or new."mode" = 'cheque' or new."mode" = 'loan') THEN RAISE(ABORT, 'rule money_lines_mode')
    WHEN NOT (new."amount_minor" > 0) THEN RAISE(ABORT, 'rule money_lines_amount')
  END;
END;

CREATE TRIGGER `notification_preferences_rules_insert` BEFORE INSERT ON `notification_preferences`
WHEN NOT ((new."kind" = 'offer' or new."kind" = 'better_offer' or new."kind" = 'counter' or new."kind" = 'visit' or new."kind" = 'price' or new."kind" = 'scan' or new."kind" = 'follow_up' or new."kind" = 'weekly' or new."kind" = 'rc' or new."kind" = 'rc_watch' or new."kind" = 'stock_book' or new."kind" = 'dealer_sale' or new."kind" = 'republish' or new."kind" = 'staff' or new."kind" = 'plan' or new."kind" = 'payment' or new."kind" = 'security' or new."kind" = 'milestone')
  AND (new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'offer' or new."kind" = 'better_offer' or new."kind" = 'counter' or new."kind" = 'visit' or new."kind" = 'price' or new."kind" = 'scan' or new."kind" = 'follow_up' or new."kind" = 'weekly' or new."kind" = 'rc' or new."kind" = 'rc_watch' or new."kind" = 'stock_book' or new."kind" = 'dealer_sale' or new."kind" = 'republish' or new."kind" = 'staff' or new."kind" = 'plan' or new."kind" = 'payment' or new."kind" = 'security' or new."kind" = 'milestone') THEN RAISE(ABORT, 'rule notification_preferences_kind')
    WHEN NOT (new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp') THEN RAISE(ABORT, 'rule notification_preferences_channel')
  END;
END;

CREATE TRIGGER `notification_preferences_rules_update` BEFORE UPDATE OF `kind`, `channel` ON `notification_preferences`
WHEN NOT ((new."kind" = 'offer' or new."kind" = 'better_offer' or new."kind" = 'counter' or new."kind" = 'visit' or new."kind" = 'price' or new."kind" = 'scan' or new."kind" = 'follow_up' or new."kind" = 'weekly' or new."kind" = 'rc' or new."kind" = 'rc_watch' or new."kind" = 'stock_book' or new."kind" = 'dealer_sale' or new."kind" = 'republish' or new."kind" = 'staff' or new."kind" = 'plan' or new."kind" = 'payment' or new."kind" = 'security' or new."kind" = 'milestone')
  AND (new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'offer' or new."kind" = 'better_offer' or new."kind" = 'counter' or new."kind" = 'visit' or new."kind" = 'price' or new."kind" = 'scan' or new."kind" = 'follow_up' or new."kind" = 'weekly' or new."kind" = 'rc' or new."kind" = 'rc_watch' or new."kind" = 'stock_book' or new."kind" = 'dealer_sale' or new."kind" = 'republish' or new."kind" = 'staff' or new."kind" = 'plan' or new."kind" = 'payment' or new."kind" = 'security' or new."kind" = 'milestone') THEN RAISE(ABORT, 'rule notification_preferences_kind')
    WHEN NOT (new."channel" = 'mail' or new."channel" = 'push' or new."channel" = 'sms' or new."channel" = 'whatsapp') THEN RAISE(ABORT, 'rule notification_preferences_channel')
  END;
END;

CREATE TRIGGER `notifications_rules_insert` BEFORE INSERT ON `notifications`
WHEN NOT ((new."kind" = 'lead_generated' or new."kind" = 'unlikely_offers' or new."kind" = 'offer_withdrawn' or new."kind" = 'counter_answered' or new."kind" = 'visit_asked' or new."kind" = 'visit_soon' or new."kind" = 'staff_visit_soon' or new."kind" = 'visit_withdrawn' or new."kind" = 'similar_asked' or new."kind" = 'similar_withdrawn' or new."kind" = 'price_asked' or new."kind" = 'price_reached' or new."kind" = 'staff_price_reached' or new."kind" = 'price_withdrawn' or new."kind" = 'sticker_scanned' or new."kind" = 'staff_sticker_scanned' or new."kind" = 'scans_while_closed' or new."kind" = 'follow_up_due' or new."kind" = 'staff_follow_up_due' or new."kind" = 'weekly_note' or new."kind" = 'view_milestone' or new."kind" = 'page_milestone' or new."kind" = 'rc_overdue' or new."kind" = 'dealer_offered' or new."kind" = 'dealer_answered' or new."kind" = 'book_sealed' or new."kind" = 'rc_asked' or new."kind" = 'rc_approved' or new."kind" = 'rc_denied' or new."kind" = 'rc_revoked' or new."kind" = 'republish_asked' or new."kind" = 'republish_approved' or new."kind" = 'republish_denied' or new."kind" = 'republish_revoked' or new."kind" = 'republished' or new."kind" = 'page_ended' or new."kind" = 'owner_left' or new."kind" = 'staff_asked' or new."kind" = 'ownership_offered' or new."kind" = 'ownership_declined' or new."kind" = 'ownership_given' or new."kind" = 'many_numbers' or new."kind" = 'plan_set' or new."kind" = 'plan_ending' or new."kind" = 'plan_ended' or new."kind" = 'payment_received' or new."kind" = 'plan_started' or new."kind" = 'payment_not_found' or new."kind" = 'payment_refused' or new."kind" = 'payment_refunded' or new."kind" = 'listing_hidden' or new."kind" = 'listing_complained' or new."kind" = 'listing_restored'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'lead_generated' or new."kind" = 'unlikely_offers' or new."kind" = 'offer_withdrawn' or new."kind" = 'counter_answered' or new."kind" = 'visit_asked' or new."kind" = 'visit_soon' or new."kind" = 'staff_visit_soon' or new."kind" = 'visit_withdrawn' or new."kind" = 'similar_asked' or new."kind" = 'similar_withdrawn' or new."kind" = 'price_asked' or new."kind" = 'price_reached' or new."kind" = 'staff_price_reached' or new."kind" = 'price_withdrawn' or new."kind" = 'sticker_scanned' or new."kind" = 'staff_sticker_scanned' or new."kind" = 'scans_while_closed' or new."kind" = 'follow_up_due' or new."kind" = 'staff_follow_up_due' or new."kind" = 'weekly_note' or new."kind" = 'view_milestone' or new."kind" = 'page_milestone' or new."kind" = 'rc_overdue' or new."kind" = 'dealer_offered' or new."kind" = 'dealer_answered' or new."kind" = 'book_sealed' or new."kind" = 'rc_asked' or new."kind" = 'rc_approved' or new."kind" = 'rc_denied' or new."kind" = 'rc_revoked' or new."kind" = 'republish_asked' or new."kind" = 'republish_approved' or new."kind" = 'republish_denied' or new."kind" = 'republish_revoked' or new."kind" = 'republished' or new."kind" = 'page_ended' or new."kind" = 'owner_left' or new."kind" = 'staff_asked' or new."kind" = 'ownership_offered' or new."kind" = 'ownership_declined' or new."kind" = 'ownership_given' or new."kind" = 'many_numbers' or new."kind" = 'plan_set' or new."kind" = 'plan_ending' or new."kind" = 'plan_ended' or new."kind" = 'payment_received' or new."kind" = 'plan_started' or new."kind" = 'payment_not_found' or new."kind" = 'payment_refused' or new."kind" = 'payment_refunded' or new."kind" = 'listing_hidden' or new."kind" = 'listing_complained' or new."kind" = 'listing_restored') THEN RAISE(ABORT, 'rule notifications_kind')
  END;
END;

CREATE TRIGGER `notifications_rules_update` BEFORE UPDATE OF `kind` ON `notifications`
WHEN NOT ((new."kind" = 'lead_generated' or new."kind" = 'unlikely_offers' or new."kind" = 'offer_withdrawn' or new."kind" = 'counter_answered' or new."kind" = 'visit_asked' or new."kind" = 'visit_soon' or new."kind" = 'staff_visit_soon' or new."kind" = 'visit_withdrawn' or new."kind" = 'similar_asked' or new."kind" = 'similar_withdrawn' or new."kind" = 'price_asked' or new."kind" = 'price_reached' or new."kind" = 'staff_price_reached' or new."kind" = 'price_withdrawn' or new."kind" = 'sticker_scanned' or new."kind" = 'staff_sticker_scanned' or new."kind" = 'scans_while_closed' or new."kind" = 'follow_up_due' or new."kind" = 'staff_follow_up_due' or new."kind" = 'weekly_note' or new."kind" = 'view_milestone' or new."kind" = 'page_milestone' or new."kind" = 'rc_overdue' or new."kind" = 'dealer_offered' or new."kind" = 'dealer_answered' or new."kind" = 'book_sealed' or new."kind" = 'rc_asked' or new."kind" = 'rc_approved' or new."kind" = 'rc_denied' or new."kind" = 'rc_revoked' or new."kind" = 'republish_asked' or new."kind" = 'republish_approved' or new."kind" = 'republish_denied' or new."kind" = 'republish_revoked' or new."kind" = 'republished' or new."kind" = 'page_ended' or new."kind" = 'owner_left' or new."kind" = 'staff_asked' or new."kind" = 'ownership_offered' or new."kind" = 'ownership_declined' or new."kind" = 'ownership_given' or new."kind" = 'many_numbers' or new."kind" = 'plan_set' or new."kind" = 'plan_ending' or new."kind" = 'plan_ended' or new."kind" = 'payment_received' or new."kind" = 'plan_started' or new."kind" = 'payment_not_found' or new."kind" = 'payment_refused' or new."kind" = 'payment_refunded' or new."kind" = 'listing_hidden' or new."kind" = 'listing_complained' or new."kind" = 'listing_restored'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'lead_generated' or new."kind" = 'unlikely_offers' or new."kind" = 'offer_withdrawn' or new."kind" = 'counter_answered' or new."kind" = 'visit_asked' or new."kind" = 'visit_soon' or new."kind" = 'staff_visit_soon' or new."kind" = 'visit_withdrawn' or new."kind" = 'similar_asked' or new."kind" = 'similar_withdrawn' or new."kind" = 'price_asked' or new."kind" = 'price_reached' or new."kind" = 'staff_price_reached' or new."kind" = 'price_withdrawn' or new."kind" = 'sticker_scanned' or new."kind" = 'staff_sticker_scanned' or new."kind" = 'scans_while_closed' or new."kind" = 'follow_up_due' or new."kind" = 'staff_follow_up_due' or new."kind" = 'weekly_note' or new."kind" = 'view_milestone' or new."kind" = 'page_milestone' or new."kind" = 'rc_overdue' or new."kind" = 'dealer_offered' or new."kind" = 'dealer_answered' or new."kind" = 'book_sealed' or new."kind" = 'rc_asked' or new."kind" = 'rc_approved' or new."kind" = 'rc_denied' or new."kind" = 'rc_revoked' or new."kind" = 'republish_asked' or new."kind" = 'republish_approved' or new."kind" = 'republish_denied' or new."kind" = 'republish_revoked' or new."kind" = 'republished' or new."kind" = 'page_ended' or new."kind" = 'owner_left' or new."kind" = 'staff_asked' or new."kind" = 'ownership_offered' or new."kind" = 'ownership_declined' or new."kind" = 'ownership_given' or new."kind" = 'many_numbers' or new."kind" = 'plan_set' or new."kind" = 'plan_ending' or new."kind" = 'plan_ended' or new."kind" = 'payment_received' or new."kind" = 'plan_started' or new."kind" = 'payment_not_found' or new."kind" = 'payment_refused' or new."kind" = 'payment_refunded' or new."kind" = 'listing_hidden' or new."kind" = 'listing_complained' or new."kind" = 'listing_restored') THEN RAISE(ABORT, 'rule notifications_kind')
  END;
END;

CREATE TRIGGER `outgoing_requests_rules_insert` BEFORE INSERT ON `outgoing_requests`
WHEN NOT ((new."kind" = 'rc' or new."kind" = 'republish'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'rc' or new."kind" = 'republish') THEN RAISE(ABORT, 'rule outgoing_requests_kind')
  END;
END;

CREATE TRIGGER `outgoing_requests_rules_update` BEFORE UPDATE OF `kind` ON `outgoing_requests`
WHEN NOT ((new."kind" = 'rc' or new."kind" = 'republish'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'rc' or new."kind" = 'republish') THEN RAISE(ABORT, 'rule outgoing_requests_kind')
  END;
END;

CREATE TRIGGER `own_texts_rules_insert` BEFORE INSERT ON `own_texts`
WHEN NOT ((new."position" >= 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."position" >= 0) THEN RAISE(ABORT, 'rule own_texts_position')
  END;
END;

CREATE TRIGGER `own_texts_rules_update` BEFORE UPDATE OF `position` ON `own_texts`
WHEN NOT ((new."position" >= 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."position" >= 0) THEN RAISE(ABORT, 'rule own_texts_position')
  END;
END;

CREATE TRIGGER `papers_rules_insert` BEFORE INSERT ON `papers`
WHEN NOT ((new."kind" = 'token_receipt' or new."kind" = 'delivery_note' or new."kind" = 'purchase_receipt' or new."kind" = 'sale_bill')
  AND (new."number" > 0)
  AND ((new."cancelled_at" is not null) = (new."cancel_reason" <> '')))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'token_receipt' or new."kind" = 'delivery_note' or new."kind" = 'purchase_receipt' or new."kind" = 'sale_bill') THEN RAISE(ABORT, 'rule papers_kind')
    WHEN NOT (new."number" > 0) THEN RAISE(ABORT, 'rule papers_number')
    WHEN NOT ((new."cancelled_at" is not null) = (new."cancel_reason" <> '')) THEN RAISE(ABORT, 'rule papers_cancelled')
  END;
END;

CREATE TRIGGER `papers_rules_update` BEFORE UPDATE OF `kind`, `number`, `cancelled_at`, `cancel_reason` ON `papers`
WHEN NOT ((new."kind" = 'token_receipt' or new."kind" = 'delivery_note' or new."kind" = 'purchase_receipt' or new."kind" = 'sale_bill')
  AND (new."number" > 0)
  AND ((new."cancelled_at" is not null) = (new."cancel_reason" <> '')))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'token_receipt' or new."kind" = 'delivery_note' or new."kind" = 'purchase_receipt' or new."kind" = 'sale_bill') THEN RAISE(ABORT, 'rule papers_kind')
    WHEN NOT (new."number" > 0) THEN RAISE(ABORT, 'rule papers_number')
    WHEN NOT ((new."cancelled_at" is not null) = (new."cancel_reason" <> '')) THEN RAISE(ABORT, 'rule papers_cancelled')
  END;
END;

CREATE TRIGGER `phone_alerts_rules_insert` BEFORE INSERT ON `phone_alerts`
WHEN NOT ((new."language" = 'en' or new."language" = 'hi' or new."language" = 'mr' or new."language" = 'gu' or new."language" = 'pa' or new."language" = 'bn' or new."language" = 'ta' or new."language" = 'te' or new."language" = 'kn' or new."language" = 'ml')
  AND (new."price_minor" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."language" = 'en' or new."language" = 'hi' or new."language" = 'mr' or new."language" = 'gu' or new."language" = 'pa' or new."language" = 'bn' or new."language" = 'ta' or new."language" = 'te' or new."language" = 'kn' or new."language" = 'ml') THEN RAISE(ABORT, 'rule phone_alerts_language')
    WHEN NOT (new."price_minor" > 0) THEN RAISE(ABORT, 'rule phone_alerts_price')
  END;
END;

CREATE TRIGGER `phone_alerts_rules_update` BEFORE UPDATE OF `language`, `price_minor` ON `phone_alerts`
WHEN NOT ((new."language" = 'en' or new."language" = 'hi' or new."language" = 'mr' or new."language" = 'gu' or new."language" = 'pa' or new."language" = 'bn' or new."language" = 'ta' or new."language" = 'te' or new."language" = 'kn' or new."language" = 'ml')
  AND (new."price_minor" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."language" = 'en' or new."language" = 'hi' or new."language" = 'mr' or new."language" = 'gu' or new."language" = 'pa' or new."language" = 'bn' or new."language" = 'ta' or new."language" = 'te' or new."language" = 'kn' or new."language" = 'ml') THEN RAISE(ABORT, 'rule phone_alerts_language')
    WHEN NOT (new."price_minor" > 0) THEN RAISE(ABORT, 'rule phone_alerts_price')
  END;
END;

CREATE TRIGGER `purchase_identities_rules_insert` BEFORE INSERT ON `purchase_identities`
WHEN NOT ((new."id_kind" = 'driving_licence' or new."id_kind" = 'voter_id' or new."id_kind" = 'passport' or new."id_kind" = 'aadhaar'))
BEGIN
  SELECT CASE
    WHEN NOT (new."id_kind" = 'driving_licence' or new."id_kind" = 'voter_id' or new."id_kind" = 'passport' or new."id_kind" = 'aadhaar') THEN RAISE(ABORT, 'rule purchase_identities_kind')
  END;
END;

CREATE TRIGGER `purchase_identities_rules_update` BEFORE UPDATE OF `id_kind` ON `purchase_identities`
WHEN NOT ((new."id_kind" = 'driving_licence' or new."id_kind" = 'voter_id' or new."id_kind" = 'passport' or new."id_kind" = 'aadhaar'))
BEGIN
  SELECT CASE
    WHEN NOT (new."id_kind" = 'driving_licence' or new."id_kind" = 'voter_id' or new."id_kind" = 'passport' or new."id_kind" = 'aadhaar') THEN RAISE(ABORT, 'rule purchase_identities_kind')
  END;
END;

CREATE TRIGGER `purchases_rules_insert` BEFORE INSERT ON `purchases`
WHEN NOT ((new."loan" = 'none' or new."loan" = 'running' or new."loan" = 'closed')
  AND (new."price_minor" > 0)
  AND (new."version" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."loan" = 'none' or new."loan" = 'running' or new."loan" = 'closed') THEN RAISE(ABORT, 'rule purchases_loan')
    WHEN NOT (new."price_minor" > 0) THEN RAISE(ABORT, 'rule purchases_price')
    WHEN NOT (new."version" > 0) THEN RAISE(ABORT, 'rule purchases_version')
  END;
END;

CREATE TRIGGER `purchases_rules_update` BEFORE UPDATE OF `loan`, `price_minor`, `version` ON `purchases`
WHEN NOT ((new."loan" = 'none' or new."loan" = 'running' or new."loan" = 'closed')
  AND (new."price_minor" > 0)
  AND (new."version" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."loan" = 'none' or new."loan" = 'running' or new."loan" = 'closed') THEN RAISE(ABORT, 'rule purchases_loan')
    WHEN NOT (new."price_minor" > 0) THEN RAISE(ABORT, 'rule purchases_price')
    WHEN NOT (new."version" > 0) THEN RAISE(ABORT, 'rule purchases_version')
  END;
END;

CREATE TRIGGER `rc_access_requests_rules_insert` BEFORE INSERT ON `rc_access_requests`
WHEN NOT ((new."status" = 'pending' or new."status" = 'approved' or new."status" = 'denied' or new."status" = 'revoked'))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'approved' or new."status" = 'denied' or new."status" = 'revoked') THEN RAISE(ABORT, 'rule rc_requests_status')
  END;
END;

CREATE TRIGGER `rc_access_requests_rules_update` BEFORE UPDATE OF `status` ON `rc_access_requests`
WHEN NOT ((new."status" = 'pending' or new."status" = 'approved' or new."status" = 'denied' or new."status" = 'revoked'))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'approved' or new."status" = 'denied' or new."status" = 'revoked') THEN RAISE(ABORT, 'rule rc_requests_status')
  END;
END;

CREATE TRIGGER `rc_holders_rules_insert` BEFORE INSERT ON `rc_holders`
WHEN NOT ((new."standing" = 'own' or new."standing" = 'dealer' or new."standing" = 'agent'))
BEGIN
  SELECT CASE
    WHEN NOT (new."standing" = 'own' or new."standing" = 'dealer' or new."standing" = 'agent') THEN RAISE(ABORT, 'rule rc_holders_standing')
  END;
END;

CREATE TRIGGER `rc_holders_rules_update` BEFORE UPDATE OF `standing` ON `rc_holders`
WHEN NOT ((new."standing" = 'own' or new."standing" = 'dealer' or new."standing" = 'agent'))
BEGIN
  SELECT CASE
    WHEN NOT (new."standing" = 'own' or new."standing" = 'dealer' or new."standing" = 'agent') THEN RAISE(ABORT, 'rule rc_holders_standing')
  END;
END;

CREATE TRIGGER `rc_watches_rules_insert` BEFORE INSERT ON `rc_watches`
WHEN NOT ((new."seen_by" = 'seller' or new."seen_by" = 'buyer' or new."seen_by" = 'agent')
  AND ((new."closed_at" is null) = (new."seen_on" is null)))
BEGIN
  SELECT CASE
    WHEN NOT (new."seen_by" = 'seller' or new."seen_by" = 'buyer' or new."seen_by" = 'agent') THEN RAISE(ABORT, 'rule rc_watches_seen_by')
    WHEN NOT ((new."closed_at" is null) = (new."seen_on" is null)) THEN RAISE(ABORT, 'rule rc_watches_closed')
  END;
END;

CREATE TRIGGER `rc_watches_rules_update` BEFORE UPDATE OF `seen_by`, `closed_at`, `seen_on` ON `rc_watches`
WHEN NOT ((new."seen_by" = 'seller' or new."seen_by" = 'buyer' or new."seen_by" = 'agent')
  AND ((new."closed_at" is null) = (new."seen_on" is null)))
BEGIN
  SELECT CASE
    WHEN NOT (new."seen_by" = 'seller' or new."seen_by" = 'buyer' or new."seen_by" = 'agent') THEN RAISE(ABORT, 'rule rc_watches_seen_by')
    WHEN NOT ((new."closed_at" is null) = (new."seen_on" is null)) THEN RAISE(ABORT, 'rule rc_watches_closed')
  END;
END;

CREATE TRIGGER `republish_grants_rules_insert` BEFORE INSERT ON `republish_grants`
WHEN NOT ((new."status" = 'active' or new."status" = 'ended'))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'active' or new."status" = 'ended') THEN RAISE(ABORT, 'rule grants_status')
  END;
END;

CREATE TRIGGER `republish_grants_rules_update` BEFORE UPDATE OF `status` ON `republish_grants`
WHEN NOT ((new."status" = 'active' or new."status" = 'ended'))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'active' or new."status" = 'ended') THEN RAISE(ABORT, 'rule grants_status')
  END;
END;

CREATE TRIGGER `republish_requests_rules_insert` BEFORE INSERT ON `republish_requests`
WHEN NOT ((new."status" = 'pending' or new."status" = 'approved' or new."status" = 'denied' or new."status" = 'revoked')
  AND (new."wished_price_minor" is null or new."wished_price_minor" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'approved' or new."status" = 'denied' or new."status" = 'revoked') THEN RAISE(ABORT, 'rule republish_requests_status')
    WHEN NOT (new."wished_price_minor" is null or new."wished_price_minor" > 0) THEN RAISE(ABORT, 'rule republish_requests_price')
  END;
END;

CREATE TRIGGER `republish_requests_rules_update` BEFORE UPDATE OF `status`, `wished_price_minor` ON `republish_requests`
WHEN NOT ((new."status" = 'pending' or new."status" = 'approved' or new."status" = 'denied' or new."status" = 'revoked')
  AND (new."wished_price_minor" is null or new."wished_price_minor" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'approved' or new."status" = 'denied' or new."status" = 'revoked') THEN RAISE(ABORT, 'rule republish_requests_status')
    WHEN NOT (new."wished_price_minor" is null or new."wished_price_minor" > 0) THEN RAISE(ABORT, 'rule republish_requests_price')
  END;
END;

CREATE TRIGGER `republished_vehicles_rules_insert` BEFORE INSERT ON `republished_vehicles`
WHEN NOT ((new."status" = 'pending' or new."status" = 'active' or new."status" = 'withdrawn' or new."status" = 'ended')
  AND (new."custom_price_minor" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'active' or new."status" = 'withdrawn' or new."status" = 'ended') THEN RAISE(ABORT, 'rule republished_status')
    WHEN NOT (new."custom_price_minor" > 0) THEN RAISE(ABORT, 'rule republished_price')
  END;
END;

CREATE TRIGGER `republished_vehicles_rules_update` BEFORE UPDATE OF `status`, `custom_price_minor` ON `republished_vehicles`
WHEN NOT ((new."status" = 'pending' or new."status" = 'active' or new."status" = 'withdrawn' or new."status" = 'ended')
  AND (new."custom_price_minor" > 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'pending' or new."status" = 'active' or new."status" = 'withdrawn' or new."status" = 'ended') THEN RAISE(ABORT, 'rule republished_status')
    WHEN NOT (new."custom_price_minor" > 0) THEN RAISE(ABORT, 'rule republished_price')
  END;
END;

CREATE TRIGGER `sellers_rules_insert` BEFORE INSERT ON `sellers`
WHEN NOT ((new."subscription_plan" = 'starter' or new."subscription_plan" = 'growth' or new."subscription_plan" = 'pro')
  AND (new."account_type" = 'personal' or new."account_type" = 'firm' or new."account_type" = 'business')
  AND (new."language" = 'en' or new."language" = 'hi')
  AND (new."sales_lower_percent" between 0 and 50)
  AND (length(new."id") >= 3))
BEGIN
  SELECT CASE
    WHEN NOT (new."subscription_plan" = 'starter' or new."subscription_plan" = 'growth' or new."subscription_plan" = 'pro') THEN RAISE(ABORT, 'rule sellers_plan')
    WHEN NOT (new."account_type" = 'personal' or new."account_type" = 'firm' or new."account_type" = 'business') THEN RAISE(ABORT, 'rule sellers_account_type')
    WHEN NOT (new."language" = 'en' or new."language" = 'hi') THEN RAISE(ABORT, 'rule sellers_language')
    WHEN NOT (new."sales_lower_percent" between 0 and 50) THEN RAISE(ABORT, 'rule sellers_lower')
    WHEN NOT (length(new."id") >= 3) THEN RAISE(ABORT, 'rule sellers_bucket')
  END;
END;

CREATE TRIGGER `sellers_rules_update` BEFORE UPDATE OF `subscription_plan`, `account_type`, `language`, `sales_lower_percent`, `id` ON `sellers`
WHEN NOT ((new."subscription_plan" = 'starter' or new."subscription_plan" = 'growth' or new."subscription_plan" = 'pro')
  AND (new."account_type" = 'personal' or new."account_type" = 'firm' or new."account_type" = 'business')
  AND (new."language" = 'en' or new."language" = 'hi')
  AND (new."sales_lower_percent" between 0 and 50)
  AND (length(new."id") >= 3))
BEGIN
  SELECT CASE
    WHEN NOT (new."subscription_plan" = 'starter' or new."subscription_plan" = 'growth' or new."subscription_plan" = 'pro') THEN RAISE(ABORT, 'rule sellers_plan')
    WHEN NOT (new."account_type" = 'personal' or new."account_type" = 'firm' or new."account_type" = 'business') THEN RAISE(ABORT, 'rule sellers_account_type')
    WHEN NOT (new."language" = 'en' or new."language" = 'hi') THEN RAISE(ABORT, 'rule sellers_language')
    WHEN NOT (new."sales_lower_percent" between 0 and 50) THEN RAISE(ABORT, 'rule sellers_lower')
    WHEN NOT (length(new."id") >= 3) THEN RAISE(ABORT, 'rule sellers_bucket')
  END;
END;

CREATE TRIGGER `stock_marks_rules_insert` BEFORE INSERT ON `stock_marks`
WHEN NOT ((new."by" = 'scan' or new."by" = 'plate'))
BEGIN
  SELECT CASE
    WHEN NOT (new."by" = 'scan' or new."by" = 'plate') THEN RAISE(ABORT, 'rule stock_marks_by')
  END;
END;

CREATE TRIGGER `stock_marks_rules_update` BEFORE UPDATE OF `by` ON `stock_marks`
WHEN NOT ((new."by" = 'scan' or new."by" = 'plate'))
BEGIN
  SELECT CASE
    WHEN NOT (new."by" = 'scan' or new."by" = 'plate') THEN RAISE(ABORT, 'rule stock_marks_by')
  END;
END;

CREATE TRIGGER `stock_takes_rules_insert` BEFORE INSERT ON `stock_takes`
WHEN NOT (((new."ended_at" is null) = (new."result" is null)))
BEGIN
  SELECT CASE
    WHEN NOT ((new."ended_at" is null) = (new."result" is null)) THEN RAISE(ABORT, 'rule stock_takes_result')
  END;
END;

CREATE TRIGGER `stock_takes_rules_update` BEFORE UPDATE OF `ended_at`, `result` ON `stock_takes`
WHEN NOT (((new."ended_at" is null) = (new."result" is null)))
BEGIN
  SELECT CASE
    WHEN NOT ((new."ended_at" is null) = (new."result" is null)) THEN RAISE(ABORT, 'rule stock_takes_result')
  END;
END;

CREATE TRIGGER `uploads_rules_insert` BEFORE INSERT ON `uploads`
WHEN NOT ((new."kind" = 'vehicle_image' or new."kind" = 'profile_image' or new."kind" = 'profile_cover' or new."kind" = 'rc')
  AND (new."status" = 'pending' or new."status" = 'attached' or new."status" = 'discarded'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'vehicle_image' or new."kind" = 'profile_image' or new."kind" = 'profile_cover' or new."kind" = 'rc') THEN RAISE(ABORT, 'rule uploads_kind')
    WHEN NOT (new."status" = 'pending' or new."status" = 'attached' or new."status" = 'discarded') THEN RAISE(ABORT, 'rule uploads_status')
  END;
END;

CREATE TRIGGER `uploads_rules_update` BEFORE UPDATE OF `kind`, `status` ON `uploads`
WHEN NOT ((new."kind" = 'vehicle_image' or new."kind" = 'profile_image' or new."kind" = 'profile_cover' or new."kind" = 'rc')
  AND (new."status" = 'pending' or new."status" = 'attached' or new."status" = 'discarded'))
BEGIN
  SELECT CASE
    WHEN NOT (new."kind" = 'vehicle_image' or new."kind" = 'profile_image' or new."kind" = 'profile_cover' or new."kind" = 'rc') THEN RAISE(ABORT, 'rule uploads_kind')
    WHEN NOT (new."status" = 'pending' or new."status" = 'attached' or new."status" = 'discarded') THEN RAISE(ABORT, 'rule uploads_status')
  END;
END;

CREATE TRIGGER `usage_tracking_rules_insert` BEFORE INSERT ON `usage_tracking`
WHEN NOT ((new."action_type" = 'vehicle_created' or new."action_type" = 'republish'))
BEGIN
  SELECT CASE
    WHEN NOT (new."action_type" = 'vehicle_created' or new."action_type" = 'republish') THEN RAISE(ABORT, 'rule usage_action')
  END;
END;

CREATE TRIGGER `usage_tracking_rules_update` BEFORE UPDATE OF `action_type` ON `usage_tracking`
WHEN NOT ((new."action_type" = 'vehicle_created' or new."action_type" = 'republish'))
BEGIN
  SELECT CASE
    WHEN NOT (new."action_type" = 'vehicle_created' or new."action_type" = 'republish') THEN RAISE(ABORT, 'rule usage_action')
  END;
END;

CREATE TRIGGER `vehicle_suggestions_rules_insert` BEFORE INSERT ON `vehicle_suggestions`
WHEN NOT ((new."position" in (0, 1))
  AND (new."sold_vehicle_id" <> new."suggested_vehicle_id"))
BEGIN
  SELECT CASE
    WHEN NOT (new."position" in (0, 1)) THEN RAISE(ABORT, 'rule vehicle_suggestions_two')
    WHEN NOT (new."sold_vehicle_id" <> new."suggested_vehicle_id") THEN RAISE(ABORT, 'rule vehicle_suggestions_other')
  END;
END;

CREATE TRIGGER `vehicle_suggestions_rules_update` BEFORE UPDATE OF `position`, `sold_vehicle_id`, `suggested_vehicle_id` ON `vehicle_suggestions`
WHEN NOT ((new."position" in (0, 1))
  AND (new."sold_vehicle_id" <> new."suggested_vehicle_id"))
BEGIN
  SELECT CASE
    WHEN NOT (new."position" in (0, 1)) THEN RAISE(ABORT, 'rule vehicle_suggestions_two')
    WHEN NOT (new."sold_vehicle_id" <> new."suggested_vehicle_id") THEN RAISE(ABORT, 'rule vehicle_suggestions_other')
  END;
END;

CREATE TRIGGER `vehicles_rules_insert` BEFORE INSERT ON `vehicles`
WHEN NOT ((new."status" = 'available' or new."status" = 'pending' or new."status" = 'sold')
  AND (new."sold_from" = 'available' or new."sold_from" = 'pending' or new."sold_from" = 'sold')
  AND (new."hidden_reason" = 'plan' or new."hidden_reason" = 'operator')
  AND (new."republish_policy" = 'allow' or new."republish_policy" = 'ask' or new."republish_policy" = 'deny')
  AND (new."kind" = 'car' or new."kind" = 'bike' or new."kind" = 'scooter' or new."kind" = 'three_wheeler' or new."kind" = 'commercial' or new."kind" = 'tractor')
  AND (new."sold_price_minor" is null or new."sold_price_minor" > 0)
  AND (new."owners" is null or new."owners" between 1 and 9)
  AND (json_type(new."facts") = 'object')
  AND (json_type(new."papers") = 'object')
  AND (new."base_price_minor" is null or new."base_price_minor" > 0)
  AND (new."price_minor" > 0)
  AND (json_array_length(new."images") between 1 and 20)
  AND (new."kms_driven" is null or new."kms_driven" >= 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'available' or new."status" = 'pending' or new."status" = 'sold') THEN RAISE(ABORT, 'rule vehicles_status')
    WHEN NOT (new."sold_from" = 'available' or new."sold_from" = 'pending' or new."sold_from" = 'sold') THEN RAISE(ABORT, 'rule vehicles_sold_from')
    WHEN NOT (new."hidden_reason" = 'plan' or new."hidden_reason" = 'operator') THEN RAISE(ABORT, 'rule vehicles_hidden_reason')
    WHEN NOT (new."republish_policy" = 'allow' or new."republish_policy" = 'ask' or new."republish_policy" = 'deny') THEN RAISE(ABORT, 'rule vehicles_republish_policy')
    WHEN NOT (new."kind" = 'car' or new."kind" = 'bike' or new."kind" = 'scooter' or new."kind" = 'three_wheeler' or new."kind" = 'commercial' or new."kind" = 'tractor') THEN RAISE(ABORT, 'rule vehicles_kind')
    WHEN NOT (new."sold_price_minor" is null or new."sold_price_minor" > 0) THEN RAISE(ABORT, 'rule vehicles_sold_price')
    WHEN NOT (new."owners" is null or new."owners" between 1 and 9) THEN RAISE(ABORT, 'rule vehicles_owners')
    WHEN NOT (json_type(new."facts") = 'object') THEN RAISE(ABORT, 'rule vehicles_facts')
    WHEN NOT (json_type(new."papers") = 'object') THEN RAISE(ABORT, 'rule vehicles_papers')
    WHEN NOT (new."base_price_minor" is null or new."base_price_minor" > 0) THEN RAISE(ABORT, 'rule vehicles_base_price')
    WHEN NOT (new."price_minor" > 0) THEN RAISE(ABORT, 'rule vehicles_price')
    WHEN NOT (json_array_length(new."images") between 1 and 20) THEN RAISE(ABORT, 'rule vehicles_images')
    WHEN NOT (new."kms_driven" is null or new."kms_driven" >= 0) THEN RAISE(ABORT, 'rule vehicles_kms')
  END;
END;

CREATE TRIGGER `vehicles_rules_update` BEFORE UPDATE OF `status`, `sold_from`, `hidden_reason`, `republish_policy`, `kind`, `sold_price_minor`, `owners`, `facts`, `papers`, `base_price_minor`, `price_minor`, `images`, `kms_driven` ON `vehicles`
WHEN NOT ((new."status" = 'available' or new."status" = 'pending' or new."status" = 'sold')
  AND (new."sold_from" = 'available' or new."sold_from" = 'pending' or new."sold_from" = 'sold')
  AND (new."hidden_reason" = 'plan' or new."hidden_reason" = 'operator')
  AND (new."republish_policy" = 'allow' or new."republish_policy" = 'ask' or new."republish_policy" = 'deny')
  AND (new."kind" = 'car' or new."kind" = 'bike' or new."kind" = 'scooter' or new."kind" = 'three_wheeler' or new."kind" = 'commercial' or new."kind" = 'tractor')
  AND (new."sold_price_minor" is null or new."sold_price_minor" > 0)
  AND (new."owners" is null or new."owners" between 1 and 9)
  AND (json_type(new."facts") = 'object')
  AND (json_type(new."papers") = 'object')
  AND (new."base_price_minor" is null or new."base_price_minor" > 0)
  AND (new."price_minor" > 0)
  AND (json_array_length(new."images") between 1 and 20)
  AND (new."kms_driven" is null or new."kms_driven" >= 0))
BEGIN
  SELECT CASE
    WHEN NOT (new."status" = 'available' or new."status" = 'pending' or new."status" = 'sold') THEN RAISE(ABORT, 'rule vehicles_status')
    WHEN NOT (new."sold_from" = 'available' or new."sold_from" = 'pending' or new."sold_from" = 'sold') THEN RAISE(ABORT, 'rule vehicles_sold_from')
    WHEN NOT (new."hidden_reason" = 'plan' or new."hidden_reason" = 'operator') THEN RAISE(ABORT, 'rule vehicles_hidden_reason')
    WHEN NOT (new."republish_policy" = 'allow' or new."republish_policy" = 'ask' or new."republish_policy" = 'deny') THEN RAISE(ABORT, 'rule vehicles_republish_policy')
    WHEN NOT (new."kind" = 'car' or new."kind" = 'bike' or new."kind" = 'scooter' or new."kind" = 'three_wheeler' or new."kind" = 'commercial' or new."kind" = 'tractor') THEN RAISE(ABORT, 'rule vehicles_kind')
    WHEN NOT (new."sold_price_minor" is null or new."sold_price_minor" > 0) THEN RAISE(ABORT, 'rule vehicles_sold_price')
    WHEN NOT (new."owners" is null or new."owners" between 1 and 9) THEN RAISE(ABORT, 'rule vehicles_owners')
    WHEN NOT (json_type(new."facts") = 'object') THEN RAISE(ABORT, 'rule vehicles_facts')
    WHEN NOT (json_type(new."papers") = 'object') THEN RAISE(ABORT, 'rule vehicles_papers')
    WHEN NOT (new."base_price_minor" is null or new."base_price_minor" > 0) THEN RAISE(ABORT, 'rule vehicles_base_price')
    WHEN NOT (new."price_minor" > 0) THEN RAISE(ABORT, 'rule vehicles_price')
    WHEN NOT (json_array_length(new."images") between 1 and 20) THEN RAISE(ABORT, 'rule vehicles_images')
    WHEN NOT (new."kms_driven" is null or new."kms_driven" >= 0) THEN RAISE(ABORT, 'rule vehicles_kms')
  END;
END;

CREATE TRIGGER `wants_rules_insert` BEFORE INSERT ON `wants`
WHEN NOT ((new."fuel_type" = 'Petrol' or new."fuel_type" = 'Diesel' or new."fuel_type" = 'CNG' or new."fuel_type" = 'LPG' or new."fuel_type" = 'Electric' or new."fuel_type" = 'Hybrid')
  AND (new."lead_id" is not null or new."enquiry_id" is not null)
  AND (new."model" <> '' or new."max_price_minor" is not null)
  AND (new."max_price_minor" is null or new."max_price_minor" > 0)
  AND (json_type(new."told") = 'object'))
BEGIN
  SELECT CASE
    WHEN NOT (new."fuel_type" = 'Petrol' or new."fuel_type" = 'Diesel' or new."fuel_type" = 'CNG' or new."fuel_type" = 'LPG' or new."fuel_type" = 'Electric' or new."fuel_type" = 'Hybrid') THEN RAISE(ABORT, 'rule wants_fuel')
    WHEN NOT (new."lead_id" is not null or new."enquiry_id" is not null) THEN RAISE(ABORT, 'rule wants_person')
    WHEN NOT (new."model" <> '' or new."max_price_minor" is not null) THEN RAISE(ABORT, 'rule wants_something')
    WHEN NOT (new."max_price_minor" is null or new."max_price_minor" > 0) THEN RAISE(ABORT, 'rule wants_price')
    WHEN NOT (json_type(new."told") = 'object') THEN RAISE(ABORT, 'rule wants_told')
  END;
END;

CREATE TRIGGER `wants_rules_update` BEFORE UPDATE OF `fuel_type`, `lead_id`, `enquiry_id`, `model`, `max_price_minor`, `told` ON `wants`
WHEN NOT ((new."fuel_type" = 'Petrol' or new."fuel_type" = 'Diesel' or new."fuel_type" = 'CNG' or new."fuel_type" = 'LPG' or new."fuel_type" = 'Electric' or new."fuel_type" = 'Hybrid')
  AND (new."lead_id" is not null or new."enquiry_id" is not null)
  AND (new."model" <> '' or new."max_price_minor" is not null)
  AND (new."max_price_minor" is null or new."max_price_minor" > 0)
  AND (json_type(new."told") = 'object'))
BEGIN
  SELECT CASE
    WHEN NOT (new."fuel_type" = 'Petrol' or new."fuel_type" = 'Diesel' or new."fuel_type" = 'CNG' or new."fuel_type" = 'LPG' or new."fuel_type" = 'Electric' or new."fuel_type" = 'Hybrid') THEN RAISE(ABORT, 'rule wants_fuel')
    WHEN NOT (new."lead_id" is not null or new."enquiry_id" is not null) THEN RAISE(ABORT, 'rule wants_person')
    WHEN NOT (new."model" <> '' or new."max_price_minor" is not null) THEN RAISE(ABORT, 'rule wants_something')
    WHEN NOT (new."max_price_minor" is null or new."max_price_minor" > 0) THEN RAISE(ABORT, 'rule wants_price')
    WHEN NOT (json_type(new."told") = 'object') THEN RAISE(ABORT, 'rule wants_told')
  END;
END;

CREATE TRIGGER `weekly_notes_rules_insert` BEFORE INSERT ON `weekly_notes`
WHEN NOT ((new."source" = 'qr' or new."source" = 'link' or new."source" = 'profile' or new."source" = 'republish')
  AND (new."advice" = 'share' or new."advice" = 'lower'))
BEGIN
  SELECT CASE
    WHEN NOT (new."source" = 'qr' or new."source" = 'link' or new."source" = 'profile' or new."source" = 'republish') THEN RAISE(ABORT, 'rule weekly_notes_source')
    WHEN NOT (new."advice" = 'share' or new."advice" = 'lower') THEN RAISE(ABORT, 'rule weekly_notes_advice')
  END;
END;

CREATE TRIGGER `weekly_notes_rules_update` BEFORE UPDATE OF `source`, `advice` ON `weekly_notes`
WHEN NOT ((new."source" = 'qr' or new."source" = 'link' or new."source" = 'profile' or new."source" = 'republish')
  AND (new."advice" = 'share' or new."advice" = 'lower'))
BEGIN
  SELECT CASE
    WHEN NOT (new."source" = 'qr' or new."source" = 'link' or new."source" = 'profile' or new."source" = 'republish') THEN RAISE(ABORT, 'rule weekly_notes_source')
    WHEN NOT (new."advice" = 'share' or new."advice" = 'lower') THEN RAISE(ABORT, 'rule weekly_notes_advice')
  END;
END;

CREATE TRIGGER `workplaces_rules_insert` BEFORE INSERT ON `workplaces`
WHEN NOT ((new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper'))
BEGIN
  SELECT CASE
    WHEN NOT (new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper') THEN RAISE(ABORT, 'rule workplaces_role')
  END;
END;

CREATE TRIGGER `workplaces_rules_update` BEFORE UPDATE OF `role` ON `workplaces`
WHEN NOT ((new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper'))
BEGIN
  SELECT CASE
    WHEN NOT (new."role" = 'manager' or new."role" = 'salesperson' or new."role" = 'helper') THEN RAISE(ABORT, 'rule workplaces_role')
  END;
END;

CREATE TRIGGER `yards_rules_insert` BEFORE INSERT ON `yards`
WHEN NOT ((new."closed_day" = 'sunday' or new."closed_day" = 'monday' or new."closed_day" = 'tuesday' or new."closed_day" = 'wednesday' or new."closed_day" = 'thursday' or new."closed_day" = 'friday' or new."closed_day" = 'saturday')
  AND ((new."latitude" is null) = (new."longitude" is null))
  AND (new."map_link" is null or (new."latitude" is null and new."map_link" like 'https://%'))
  AND ((new."opens" is null) = (new."closes" is null))
  AND ((new."form29b" is null) = (new."form29b_until" is null))
  AND (new."closes" > new."opens"))
BEGIN
  SELECT CASE
    WHEN NOT (new."closed_day" = 'sunday' or new."closed_day" = 'monday' or new."closed_day" = 'tuesday' or new."closed_day" = 'wednesday' or new."closed_day" = 'thursday' or new."closed_day" = 'friday' or new."closed_day" = 'saturday') THEN RAISE(ABORT, 'rule yards_closed')
    WHEN NOT ((new."latitude" is null) = (new."longitude" is null)) THEN RAISE(ABORT, 'rule yards_position')
    WHEN NOT (new."map_link" is null or (new."latitude" is null and new."map_link" like 'https://%')) THEN RAISE(ABORT, 'rule yards_pin')
    WHEN NOT ((new."opens" is null) = (new."closes" is null)) THEN RAISE(ABORT, 'rule yards_hours')
    WHEN NOT ((new."form29b" is null) = (new."form29b_until" is null)) THEN RAISE(ABORT, 'rule yards_form29b')
    WHEN NOT (new."closes" > new."opens") THEN RAISE(ABORT, 'rule yards_closes')
  END;
END;

CREATE TRIGGER `yards_rules_update` BEFORE UPDATE OF `closed_day`, `latitude`, `longitude`, `map_link`, `opens`, `closes`, `form29b`, `form29b_until` ON `yards`
WHEN NOT ((new."closed_day" = 'sunday' or new."closed_day" = 'monday' or new."closed_day" = 'tuesday' or new."closed_day" = 'wednesday' or new."closed_day" = 'thursday' or new."closed_day" = 'friday' or new."closed_day" = 'saturday')
  AND ((new."latitude" is null) = (new."longitude" is null))
  AND (new."map_link" is null or (new."latitude" is null and new."map_link" like 'https://%'))
  AND ((new."opens" is null) = (new."closes" is null))
  AND ((new."form29b" is null) = (new."form29b_until" is null))
  AND (new."closes" > new."opens"))
BEGIN
  SELECT CASE
    WHEN NOT (new."closed_day" = 'sunday' or new."closed_day" = 'monday' or new."closed_day" = 'tuesday' or new."closed_day" = 'wednesday' or new."closed_day" = 'thursday' or new."closed_day" = 'friday' or new."closed_day" = 'saturday') THEN RAISE(ABORT, 'rule yards_closed')
    WHEN NOT ((new."latitude" is null) = (new."longitude" is null)) THEN RAISE(ABORT, 'rule yards_position')
    WHEN NOT (new."map_link" is null or (new."latitude" is null and new."map_link" like 'https://%')) THEN RAISE(ABORT, 'rule yards_pin')
    WHEN NOT ((new."opens" is null) = (new."closes" is null)) THEN RAISE(ABORT, 'rule yards_hours')
    WHEN NOT ((new."form29b" is null) = (new."form29b_until" is null)) THEN RAISE(ABORT, 'rule yards_form29b')
    WHEN NOT (new."closes" > new."opens") THEN RAISE(ABORT, 'rule yards_closes')
  END;
END;
