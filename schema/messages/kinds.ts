import { EVENT_KINDS } from '../channels/events';

/**
 * Kinds of messages. Those of events are stored with their notification; `more_offers` and `digest` combine
 * several. The feature that owns a kind writes its text (`<feature>.messages.ts`).
 */
export const MESSAGE_KINDS = [
  'verify_email',
  'known_address',
  'reset_password',
  'add_email',
  'account_erased',
  ...EVENT_KINDS,
  'more_offers',
  'digest',
  'incident',
  'grievance_received',
  'grievance_answered',
  'grievance_due',
  'test',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/**
 * The outcome of a message. `unknown`: it may have been sent, so it is not sent again. `dropped`: nothing
 * left to say, or nobody to send it to. `merged`: waits for a digest.
 */
export const OUTCOMES = ['sent', 'delivered', 'bounced', 'unknown', 'given_up', 'dropped', 'merged'] as const;
export type Outcome = (typeof OUTCOMES)[number];
