/** Kinds of messages. The feature that owns a kind writes its text (worker/jobs/messages.ts). */
export const MESSAGE_KINDS = [
  'verify_email',
  'known_address',
  'reset_password',
  'payment_received',
  'plan_expiry',
  'account_erased',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
