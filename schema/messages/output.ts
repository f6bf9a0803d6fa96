import { z } from 'zod';
import { CHANNELS } from '../channels/events';
import { answer, Count, Moment } from '../common/answer';
import { MESSAGE_KINDS, OUTCOMES } from './kinds';

export const FailedMessageDto = answer('FailedMessage', {
  id: z.string(),
  channel: z.enum(CHANNELS),
  kind: z.enum(MESSAGE_KINDS),
  outcome: z.enum(OUTCOMES).nullable(),
  /** The provider's reason. */
  error: z.string().nullable(),
  attempts: Count,
  /** Not for codes, which are void, and not for what may have arrived. */
  canSendAgain: z.boolean(),
  createdAt: Moment,
});
export type FailedMessageDto = z.output<typeof FailedMessageDto>;

export const OutboxDto = answer('Outbox', {
  channels: z.array(
    z.strictObject({
      channel: z.enum(CHANNELS),
      /** Due or tried again, counted up to 1,000. */
      waiting: Count,
      oldestAt: Moment.nullable(),
      /** Of the last two days, counted up to 1,000. */
      failed: Count,
    }),
  ),
  failures: z.array(FailedMessageDto),
});
export type OutboxDto = z.output<typeof OutboxDto>;
