import { z } from 'zod';
import { CHANNELS } from '../channels/events';
import { AsOf, answer, Count, Moment, Silent } from '../common/answer';
import { MESSAGE_KINDS, OUTCOMES } from './kinds';

/** A message as operators see it, without recipient and text. */
export const MessageDto = answer('OutgoingMessage', {
  id: z.string(),
  channel: z.enum(CHANNELS),
  kind: z.enum(MESSAGE_KINDS),
  /** null until it has one. */
  outcome: z.enum(OUTCOMES).nullable(),
  /** The provider's reason. */
  error: z.string().nullable(),
  attempts: Count,
  /** Not for codes, which have expired, nor for messages that may have arrived. */
  canSendAgain: z.boolean(),
  createdAt: Moment,
});
export type MessageDto = z.output<typeof MessageDto>;

export const OutboxDto = answer('Outbox', {
  channels: z.array(
    z.strictObject({
      channel: z.enum(CHANNELS),
      /** Due now or waiting for a retry, counted up to 1,000. */
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
