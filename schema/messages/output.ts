import { z } from 'zod';
import { CHANNELS } from '../channels/events';
import { AsOf, answer, Count, Moment, Silent } from '../common/answer';
import { MESSAGE_KINDS, OUTCOMES } from './kinds';

/** A message as operators see it: neither its recipient nor its text. */
export const MessageDto = answer('OutgoingMessage', {
  id: z.string(),
  channel: z.enum(CHANNELS),
  kind: z.enum(MESSAGE_KINDS),
  /** Null while it waits. */
  outcome: z.enum(OUTCOMES).nullable(),
  /** The provider's reason. */
  error: z.string().nullable(),
  attempts: Count,
  /** Neither for codes, which have expired, nor for messages that may have arrived. */
  canSendAgain: z.boolean(),
  createdAt: Moment,
});
export type MessageDto = z.output<typeof MessageDto>;

export const OutboxDto = answer('Outbox', {
  channels: z.array(
    z.strictObject({
      channel: z.enum(CHANNELS),
      /** Due now or to be retried, counted up to 1,000. */
      waiting: Count,
      oldestAt: Moment.nullable(),
      /** In the last two days, counted up to 1,000. */
      failed: Count,
    }),
  ),
  failures: z.array(MessageDto),
  silent: Silent,
  asOf: AsOf,
});
export type OutboxDto = z.output<typeof OutboxDto>;
