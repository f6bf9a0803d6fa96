import { CHANNELS } from '../../../schema/channels/events';

const AFTER_CAUSE = new RegExp(`-(?:${CHANNELS.join('|')})(?:-\\d+)?$`);

/** The notification or person that a message's id starts with, which identifies its shard. */
export const causeOf = (messageId: string): string => messageId.replace(AFTER_CAUSE, '');
