-- The stock book (schema/stock-book/table.ts): a line is never changed, except that what it says of a person is erased.
CREATE TRIGGER `book_lines_stay` BEFORE UPDATE ON `book_lines`
WHEN new.personal <> '{}'
  OR (old.owner_id, old.id, old.vehicle_id, old.key, old.kind, old.about_id, old.person_id, old.happened_at, old.created_at, old.fields, old.commitments)
    IS NOT (new.owner_id, new.id, new.vehicle_id, new.key, new.kind, new.about_id, new.person_id, new.happened_at, new.created_at, new.fields, new.commitments)
BEGIN
  SELECT RAISE(ABORT, 'book_lines is append-only');
END;
