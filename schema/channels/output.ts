import { z } from 'zod';
import { answer, Moment } from '../common/answer';
import { Id } from '../common/text';
import { CHANNELS, EVENT_KINDS } from './events';

const SettingDto = z.enum(['on', 'off', 'always', 'never']);

/** Why a channel sends nothing; null if it works. */
export const CHANNEL_PROBLEMS = [
  'not_offered',
  'no_email',
  'pro',
  'no_number',
  'wish',
  'no_device',
  'stopped',
] as const;

export const PushDeviceDto = answer('PushDevice', {
  id: Id,
  name: z.string(),
  isThisSession: z.boolean(),
  addedAt: Moment,
  lastSeenAt: Moment,
});
export type PushDeviceDto = z.output<typeof PushDeviceDto>;

export const ChannelDto = answer('NotificationChannel', {
  channel: z.enum(CHANNELS),
  /** The address or number; null for push. */
  recipient: z.string().nullable(),
  problem: z.enum(CHANNEL_PROBLEMS).nullable(),
  /** The provider's reason, for `stopped`. */
  reason: z.string().nullable(),
  /** The result of the latest test message. */
  test: z.strictObject({ outcome: z.string().nullable(), at: Moment }).nullable(),
});
export type ChannelDto = z.output<typeof ChannelDto>;

export const NotificationSettingsDto = answer('NotificationSettings', {
  events: z.array(
    z.strictObject({
      kind: z.enum(EVENT_KINDS),
      mail: SettingDto,
      push: SettingDto,
      sms: SettingDto,
      whatsapp: SettingDto,
    }),
  ),
  channels: z.array(ChannelDto),
  /** Times of day in India. */
  quietHours: z.strictObject({ from: z.string(), to: z.string() }).nullable(),
  devices: z.array(PushDeviceDto),
  /** What a browser needs to subscribe; null if push is not offered. */
  pushKey: z.string().nullable(),
});
export type NotificationSettingsDto = z.output<typeof NotificationSettingsDto>;
