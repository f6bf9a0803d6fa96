import type { Channel } from '../../../schema/channels/events';
import type { ChannelDto } from '../../../schema/channels/output';
import { say } from './words';

/** A channel's description, shown where the person has no address for it. */
export const CHANNEL_NOTES = {
  mail: 'To your mailbox',
  push: 'A message on your devices, even when the page is closed',
  sms: 'To your mobile number',
  whatsapp: 'To your mobile number',
} as const satisfies Record<Channel, string>;

/** Why a channel sends nothing, and what helps. `stopped` is followed by the provider's reason. */
export const PROBLEM_WORDS = {
  not_offered: 'Not offered yet',
  no_email: 'Add your email to use it',
  pro: 'Part of the Pro plan',
  no_number: 'Verify your mobile number to use it',
  wish: 'Off: turn it on for this device',
  no_device: 'Off on all devices',
  stopped: 'Stopped',
} as const satisfies Record<NonNullable<ChannelDto['problem']>, string>;

const OUTCOMES = {
  sent: 'sent',
  delivered: 'delivered',
  bounced: 'came back',
  unknown: 'may not have arrived',
  given_up: 'could not be sent',
  dropped: 'not sent',
} as const;
const isOutcome = (outcome: string): outcome is keyof typeof OUTCOMES => Object.hasOwn(OUTCOMES, outcome);

/** The result of the latest test message. */
export function testWords({ outcome }: NonNullable<ChannelDto['test']>): string {
  if (outcome === null) return say('Last test: on its way');
  return say('Last test: {outcome}', { outcome: isOutcome(outcome) ? say(OUTCOMES[outcome]) : outcome });
}
