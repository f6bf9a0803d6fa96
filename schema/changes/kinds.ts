/**
 * What the record says was done. Triggers write changes (schema/sql/shard/changes.sql), worker/features/numbers
 * who opened and exported numbers, and the features of feeds, yards and texts their own.
 */
export const CHANGE_KINDS = [
  'vehicle_added',
  'vehicle_changed',
  'vehicle_deleted',
  'vehicle_restored',
  'lead_changed',
  'number_opened',
  'leads_exported',
  'feed_opened',
  'feed_closed',
  'yard_changed',
  'text_added',
  'text_changed',
  'text_deleted',
  'invitation_revoked',
  'member_declined',
  'member_let_in',
  'member_role',
  'member_removed',
  'owner_changed',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * Fields that changed, before or after. Of photos, texts and notes only that they changed (1). Prices in
 * `price` are minor units of `currency`. A field that is missing on one side had no value there.
 */
export type ChangedFields = Readonly<Record<string, string | number | null>>;
