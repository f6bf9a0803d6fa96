-- The record of who did what (schema/changes/table.ts), in the transaction of the change. Who works for the seller
-- is in acting_now; without a row there, it was the seller.
CREATE TRIGGER `changes_vehicle_added` AFTER INSERT ON `vehicles`
BEGIN
  INSERT INTO changes (owner_id, id, person_id, kind, vehicle_id, before, after, at)
  VALUES (new.user_id, lower(substr(printf('%012x', new.created_at), 1, 8) || '-' || substr(printf('%012x', new.created_at), 9, 4) || '-7'
    || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2)
    || '-' || substr(hex(randomblob(5)), 2) || substr(new.user_id, -3)),
    (SELECT person_id FROM acting_now), 'vehicle_added', new.id, '{}',
    json_object('price', new.price_minor, 'currency', new.currency), new.created_at);
END;

CREATE TRIGGER `changes_vehicle_deleted` AFTER UPDATE OF `is_active` ON `vehicles`
WHEN old.is_active = 1 AND new.is_active = 0
BEGIN
  INSERT INTO changes (owner_id, id, person_id, kind, vehicle_id, before, after, at)
  VALUES (new.user_id, lower(substr(printf('%012x', new.updated_at), 1, 8) || '-' || substr(printf('%012x', new.updated_at), 9, 4) || '-7'
    || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2)
    || '-' || substr(hex(randomblob(5)), 2) || substr(new.user_id, -3)),
    (SELECT person_id FROM acting_now), 'vehicle_deleted', new.id, '{}', '{}', new.updated_at);
END;

CREATE TRIGGER `changes_vehicle` AFTER UPDATE OF `name`, `price_minor`, `currency`, `status`, `year`, `kms_driven`, `owners`, `fuel_type`, `transmission`, `city`, `show_in_profile`, `republish_policy`, `images`, `description`, `specifications`, `facts`, `rc_key` ON `vehicles`
WHEN (old.name, old.price_minor, old.currency, old.status, old.year, old.kms_driven, old.owners, old.fuel_type, old.transmission, old.city, old.show_in_profile, old.republish_policy, old.images, old.description, old.specifications, old.facts, old.rc_key)
  IS NOT (new.name, new.price_minor, new.currency, new.status, new.year, new.kms_driven, new.owners, new.fuel_type, new.transmission, new.city, new.show_in_profile, new.republish_policy, new.images, new.description, new.specifications, new.facts, new.rc_key)
BEGIN
  INSERT INTO changes (owner_id, id, person_id, kind, vehicle_id, before, after, at)
  VALUES (new.user_id, lower(substr(printf('%012x', new.updated_at), 1, 8) || '-' || substr(printf('%012x', new.updated_at), 9, 4) || '-7'
    || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2)
    || '-' || substr(hex(randomblob(5)), 2) || substr(new.user_id, -3)),
    (SELECT person_id FROM acting_now), 'vehicle_changed', new.id,
    json_patch((SELECT json_group_object(o.key, o.value)
      FROM json_each(json_object('name', old.name, 'price', old.price_minor, 'currency', old.currency, 'status', old.status, 'year', old.year, 'kms', old.kms_driven, 'owners', old.owners, 'fuel', old.fuel_type, 'gears', old.transmission, 'city', old.city, 'on_profile', old.show_in_profile, 'republish', old.republish_policy)) o
      JOIN json_each(json_object('name', new.name, 'price', new.price_minor, 'currency', new.currency, 'status', new.status, 'year', new.year, 'kms', new.kms_driven, 'owners', new.owners, 'fuel', new.fuel_type, 'gears', new.transmission, 'city', new.city, 'on_profile', new.show_in_profile, 'republish', new.republish_policy)) n ON n.key = o.key
      WHERE o.value IS NOT n.value), json_object('photos', iif(old.images IS NOT new.images, 1, NULL), 'description', iif(old.description IS NOT new.description, 1, NULL), 'specifications', iif(old.specifications IS NOT new.specifications, 1, NULL), 'facts', iif(old.facts IS NOT new.facts, 1, NULL), 'certificate', iif(old.rc_key IS NOT new.rc_key, 1, NULL))),
    json_patch((SELECT json_group_object(n.key, n.value)
      FROM json_each(json_object('name', old.name, 'price', old.price_minor, 'currency', old.currency, 'status', old.status, 'year', old.year, 'kms', old.kms_driven, 'owners', old.owners, 'fuel', old.fuel_type, 'gears', old.transmission, 'city', old.city, 'on_profile', old.show_in_profile, 'republish', old.republish_policy)) o
      JOIN json_each(json_object('name', new.name, 'price', new.price_minor, 'currency', new.currency, 'status', new.status, 'year', new.year, 'kms', new.kms_driven, 'owners', new.owners, 'fuel', new.fuel_type, 'gears', new.transmission, 'city', new.city, 'on_profile', new.show_in_profile, 'republish', new.republish_policy)) n ON n.key = o.key
      WHERE o.value IS NOT n.value), json_object('photos', iif(old.images IS NOT new.images, 1, NULL), 'description', iif(old.description IS NOT new.description, 1, NULL), 'specifications', iif(old.specifications IS NOT new.specifications, 1, NULL), 'facts', iif(old.facts IS NOT new.facts, 1, NULL), 'certificate', iif(old.rc_key IS NOT new.rc_key, 1, NULL))),
    new.updated_at);
END;

-- Not what a buyer changes: another offer, or its withdrawal.
CREATE TRIGGER `changes_lead` AFTER UPDATE OF `status`, `notes`, `follow_up_at` ON `leads`
WHEN old.last_offer_id = new.last_offer_id AND old.withdrawn_at IS new.withdrawn_at
  AND (old.status, old.notes, old.follow_up_at) IS NOT (new.status, new.notes, new.follow_up_at)
BEGIN
  INSERT INTO changes (owner_id, id, person_id, kind, vehicle_id, subject_id, before, after, at)
  VALUES (new.owner_id, lower(substr(printf('%012x', new.updated_at), 1, 8) || '-' || substr(printf('%012x', new.updated_at), 9, 4) || '-7'
    || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2)
    || '-' || substr(hex(randomblob(5)), 2) || substr(new.owner_id, -3)),
    (SELECT person_id FROM acting_now), 'lead_changed', new.vehicle_id, new.id,
    json_patch((SELECT json_group_object(o.key, o.value)
      FROM json_each(json_object('status', old.status, 'follow_up', old.follow_up_at)) o
      JOIN json_each(json_object('status', new.status, 'follow_up', new.follow_up_at)) n ON n.key = o.key
      WHERE o.value IS NOT n.value), json_object('notes', iif(old.notes IS NOT new.notes, 1, NULL))),
    json_patch((SELECT json_group_object(n.key, n.value)
      FROM json_each(json_object('status', old.status, 'follow_up', old.follow_up_at)) o
      JOIN json_each(json_object('status', new.status, 'follow_up', new.follow_up_at)) n ON n.key = o.key
      WHERE o.value IS NOT n.value), json_object('notes', iif(old.notes IS NOT new.notes, 1, NULL))),
    new.updated_at);
END;

CREATE TRIGGER `changes_member_let_in` AFTER INSERT ON `members`
BEGIN
  INSERT INTO changes (owner_id, id, person_id, kind, subject_id, before, after, at)
  VALUES (new.owner_id, lower(substr(printf('%012x', new.since), 1, 8) || '-' || substr(printf('%012x', new.since), 9, 4) || '-7'
    || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2)
    || '-' || substr(hex(randomblob(5)), 2) || substr(new.owner_id, -3)),
    NULL, 'member_let_in', new.member_id, '{}', json_object('role', new.role), new.since);
END;

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
