-- The record of who did what (schema/changes/table.ts), in the transaction of the change. Who works for the seller
-- is in acting_now; without a row there, it was the seller. json_patch drops the fields that did not change, and those
-- without a value; json_each would be billed as a row read for each field.
-- Only what staff adds: a row that is copied to another shard, or restored, was not added again.
CREATE TRIGGER `changes_vehicle_added` AFTER INSERT ON `vehicles`
WHEN EXISTS (SELECT 1 FROM acting_now)
BEGIN
  INSERT INTO changes (owner_id, id, person_id, kind, vehicle_id, before, after, at)
  VALUES (new.user_id, lower(substr(printf('%012x', new.created_at), 1, 8) || '-' || substr(printf('%012x', new.created_at), 9, 4) || '-7'
    || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2)
    || '-' || substr(hex(randomblob(5)), 2) || substr(new.user_id, -3)),
    (SELECT person_id FROM acting_now), 'vehicle_added', new.id, '{}',
    json_object('price', new.price_minor, 'currency', new.currency), new.created_at);
END;

CREATE TRIGGER `changes_vehicle_deleted` AFTER UPDATE OF `is_active` ON `vehicles`
WHEN old.is_active <> new.is_active
BEGIN
  INSERT INTO changes (owner_id, id, person_id, kind, vehicle_id, before, after, at)
  VALUES (new.user_id, lower(substr(printf('%012x', new.updated_at), 1, 8) || '-' || substr(printf('%012x', new.updated_at), 9, 4) || '-7'
    || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2)
    || '-' || substr(hex(randomblob(5)), 2) || substr(new.user_id, -3)),
    (SELECT person_id FROM acting_now), iif(new.is_active = 1, 'vehicle_restored', 'vehicle_deleted'), new.id, '{}', '{}', new.updated_at);
END;

CREATE TRIGGER `changes_vehicle` AFTER UPDATE OF `name`, `price_minor`, `currency`, `status`, `year`, `kms_driven`, `owners`, `fuel_type`, `transmission`, `city`, `show_in_profile`, `republish_policy`, `images`, `description`, `specifications`, `facts`, `papers`, `rc_key`, `answerer_id`, `duty_number` ON `vehicles`
WHEN (old.name, old.price_minor, old.currency, old.status, old.year, old.kms_driven, old.owners, old.fuel_type, old.transmission, old.city, old.show_in_profile, old.republish_policy, old.images, old.description, old.specifications, old.facts, old.papers, old.rc_key, old.answerer_id, old.duty_number)
  IS NOT (new.name, new.price_minor, new.currency, new.status, new.year, new.kms_driven, new.owners, new.fuel_type, new.transmission, new.city, new.show_in_profile, new.republish_policy, new.images, new.description, new.specifications, new.facts, new.papers, new.rc_key, new.answerer_id, new.duty_number)
BEGIN
  INSERT INTO changes (owner_id, id, person_id, kind, vehicle_id, before, after, at)
  VALUES (new.user_id, lower(substr(printf('%012x', new.updated_at), 1, 8) || '-' || substr(printf('%012x', new.updated_at), 9, 4) || '-7'
    || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2)
    || '-' || substr(hex(randomblob(5)), 2) || substr(new.user_id, -3)),
    (SELECT person_id FROM acting_now), 'vehicle_changed', new.id,
    json_patch(json_patch('{}', json_object('name', iif(old.name IS NOT new.name, old.name, NULL), 'price', iif(old.price_minor IS NOT new.price_minor, old.price_minor, NULL), 'currency', iif(old.currency IS NOT new.currency, old.currency, NULL), 'status', iif(old.status IS NOT new.status, old.status, NULL), 'year', iif(old.year IS NOT new.year, old.year, NULL), 'kms', iif(old.kms_driven IS NOT new.kms_driven, old.kms_driven, NULL), 'owners', iif(old.owners IS NOT new.owners, old.owners, NULL), 'fuel', iif(old.fuel_type IS NOT new.fuel_type, old.fuel_type, NULL), 'gears', iif(old.transmission IS NOT new.transmission, old.transmission, NULL), 'city', iif(old.city IS NOT new.city, old.city, NULL), 'on_profile', iif(old.show_in_profile IS NOT new.show_in_profile, old.show_in_profile, NULL), 'republish', iif(old.republish_policy IS NOT new.republish_policy, old.republish_policy, NULL))),
      json_object('photos', iif(old.images IS NOT new.images, 1, NULL), 'description', iif(old.description IS NOT new.description, 1, NULL), 'specifications', iif(old.specifications IS NOT new.specifications, 1, NULL), 'facts', iif(old.facts IS NOT new.facts, 1, NULL), 'papers', iif(old.papers IS NOT new.papers, 1, NULL), 'certificate', iif(old.rc_key IS NOT new.rc_key, 1, NULL), 'answers', iif((old.answerer_id, old.duty_number) IS NOT (new.answerer_id, new.duty_number), 1, NULL))),
    json_patch(json_patch('{}', json_object('name', iif(old.name IS NOT new.name, new.name, NULL), 'price', iif(old.price_minor IS NOT new.price_minor, new.price_minor, NULL), 'currency', iif(old.currency IS NOT new.currency, new.currency, NULL), 'status', iif(old.status IS NOT new.status, new.status, NULL), 'year', iif(old.year IS NOT new.year, new.year, NULL), 'kms', iif(old.kms_driven IS NOT new.kms_driven, new.kms_driven, NULL), 'owners', iif(old.owners IS NOT new.owners, new.owners, NULL), 'fuel', iif(old.fuel_type IS NOT new.fuel_type, new.fuel_type, NULL), 'gears', iif(old.transmission IS NOT new.transmission, new.transmission, NULL), 'city', iif(old.city IS NOT new.city, new.city, NULL), 'on_profile', iif(old.show_in_profile IS NOT new.show_in_profile, new.show_in_profile, NULL), 'republish', iif(old.republish_policy IS NOT new.republish_policy, new.republish_policy, NULL))),
      json_object('photos', iif(old.images IS NOT new.images, 1, NULL), 'description', iif(old.description IS NOT new.description, 1, NULL), 'specifications', iif(old.specifications IS NOT new.specifications, 1, NULL), 'facts', iif(old.facts IS NOT new.facts, 1, NULL), 'papers', iif(old.papers IS NOT new.papers, 1, NULL), 'certificate', iif(old.rc_key IS NOT new.rc_key, 1, NULL), 'answers', iif((old.answerer_id, old.duty_number) IS NOT (new.answerer_id, new.duty_number), 1, NULL))),
    new.updated_at);
END;

-- Not what a buyer changes: another offer, or its withdrawal. Nor that the leads of somebody who has left are nobody's:
-- leaving is one line.
CREATE TRIGGER `changes_lead` AFTER UPDATE OF `status`, `notes`, `follow_up_at`, `assignee_id` ON `leads`
WHEN old.last_offer_id = new.last_offer_id AND old.withdrawn_at IS new.withdrawn_at
  AND ((old.status, old.notes, old.follow_up_at) IS NOT (new.status, new.notes, new.follow_up_at)
    OR (old.assignee_id IS NOT new.assignee_id AND (old.assignee_id IS NULL
      OR EXISTS (SELECT 1 FROM members WHERE owner_id = new.owner_id AND member_id = old.assignee_id AND ended_at IS NULL))))
BEGIN
  INSERT INTO changes (owner_id, id, person_id, kind, vehicle_id, subject_id, before, after, at)
  VALUES (new.owner_id, lower(substr(printf('%012x', new.updated_at), 1, 8) || '-' || substr(printf('%012x', new.updated_at), 9, 4) || '-7'
    || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2)
    || '-' || substr(hex(randomblob(5)), 2) || substr(new.owner_id, -3)),
    (SELECT person_id FROM acting_now), 'lead_changed', new.vehicle_id, new.id,
    json_patch(json_patch('{}', json_object('status', iif(old.status IS NOT new.status, old.status, NULL), 'follow_up', iif(old.follow_up_at IS NOT new.follow_up_at, old.follow_up_at, NULL))),
      json_object('notes', iif(old.notes IS NOT new.notes, 1, NULL), 'assignee', iif(old.assignee_id IS NOT new.assignee_id, 1, NULL))),
    json_patch(json_patch('{}', json_object('status', iif(old.status IS NOT new.status, new.status, NULL), 'follow_up', iif(old.follow_up_at IS NOT new.follow_up_at, new.follow_up_at, NULL))),
      json_object('notes', iif(old.notes IS NOT new.notes, 1, NULL), 'assignee', iif(old.assignee_id IS NOT new.assignee_id, 1, NULL))),
    new.updated_at);
END;

-- The first time somebody is let in is written by its batch.
CREATE TRIGGER `changes_member` AFTER UPDATE OF `role`, `ended_at` ON `members`
WHEN (old.role, old.ended_at IS NULL) IS NOT (new.role, new.ended_at IS NULL)
BEGIN
  INSERT INTO changes (owner_id, id, person_id, kind, subject_id, before, after, at)
  VALUES (new.owner_id, lower(substr(printf('%012x', new.updated_at), 1, 8) || '-' || substr(printf('%012x', new.updated_at), 9, 4) || '-7'
    || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2)
    || '-' || substr(hex(randomblob(5)), 2) || substr(new.owner_id, -3)),
    NULL,
    CASE WHEN new.ended_at IS NOT NULL THEN 'member_removed' WHEN old.ended_at IS NOT NULL THEN 'member_let_in' ELSE 'member_role' END,
    new.member_id, json_object('role', old.role), json_object('role', new.role), new.updated_at);
END;
