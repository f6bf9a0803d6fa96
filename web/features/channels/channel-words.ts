import type { Channel } from '../../../schema/channels/events';
import type { ChannelDto } from '../../../schema/channels/output';

/** A channel's description, shown where the person has no address for it. */
export const CHANNEL_NOTES: Record<Channel, string> = {
  mail: 'To your mailbox',
  push: 'A message on your devices, even when the page is closed',
  sms: 'To your mobile number',
  whatsapp: 'To your mobile number',
};

/** Why a channel sends nothing, and what helps. `stopped` is followed by the provider's reason. */
export const PROBLEM_WORDS: Record<NonNullable<ChannelDto['problem']>, string> = {
  not_offered: 'Not offered yet',
  no_email: 'Add your email to use it',
  pro: 'Part of the Pro plan',
  no_number: 'Verify your mobile number to use it',
  wish: 'Off: turn it on for this device',
  no_device: 'Off on all devices',
  stopped: 'Stopped',
};

const OUTCOMES: Record<string, string> = {
  sent: 'sent',
  delivered: 'delivered',
  bounced: 'came back',
  unknown: 'may not have arrived',
  given_up: 'could not be sent',
  dropped: 'not sent',
};

/** The result of the latest test message. */
export const testWords = ({ outcome }: NonNullable<ChannelDto['test']>): string =>
  `Last test: ${outcome === null ? 'on its way' : (OUTCOMES[outcome] ?? outcome)}`;
