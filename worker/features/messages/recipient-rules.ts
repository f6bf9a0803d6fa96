import { type Channel, isNumberChannel } from '../../../schema/channels/events';
import { minuteOfIndianDay } from '../../platform/clock';
import { CHANNEL_ADAPTERS } from './channels';
import type { Recipient } from './recipients';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** Why a channel sends nothing to a person, the first reason if there are several; null if it works. */
export function problemOf(
  channel: Channel,
  {
    email,
    plan,
    mobile,
    permissions,
    stopped,
  }: Pick<Recipient, 'email' | 'plan' | 'mobile' | 'permissions' | 'stopped'>,
): 'no_email' | 'pro' | 'no_number' | 'wish' | 'stopped' | null {
  if (channel === 'mail' && email === null) return 'no_email';
  if (isNumberChannel(channel) && plan !== 'pro') return 'pro';
  if (isNumberChannel(channel) && mobile === null) return 'no_number';
  if (channel === 'push' && !permissions?.notifications) return 'wish';
  return stopped === null ? null : 'stopped';
}

/** When the person's current quiet hours end, if the channel waits for them; null if it may send now. */
export function quietUntil(
  channel: Channel,
  { quietFrom, quietTo }: Pick<Recipient, 'quietFrom' | 'quietTo'>,
  now: number,
): number | null {
  if (quietFrom === null || quietTo === null || !CHANNEL_ADAPTERS[channel].waitsInQuietHours) return null;
  const minute = minuteOfIndianDay(now);
  const sinceFrom = (minute - quietFrom + DAY_MINUTES) % DAY_MINUTES;
  const length = (quietTo - quietFrom + DAY_MINUTES) % DAY_MINUTES;
  if (sinceFrom >= length) return null;
  const startOfMinute = Math.floor(now / MINUTE) * MINUTE;
  return startOfMinute + (length - sinceFrom) * MINUTE;
}
