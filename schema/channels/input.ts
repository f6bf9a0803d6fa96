import { z } from 'zod';
import { CHANNELS, EVENT_KINDS } from './events';
import '../common/validation-messages';
import { isPushEndpoint } from './push-hosts';

export const PreferenceInput = z.strictObject({
  kind: z.enum(EVENT_KINDS),
  channel: z.enum(CHANNELS),
  enabled: z.boolean(),
});
export type PreferenceInput = z.output<typeof PreferenceInput>;

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time');

/** Times of day in India; null turns quiet hours off. */
export const QuietHoursInput = z.strictObject({
  quietHours: z
    .strictObject({ from: TimeOfDay, to: TimeOfDay })
    .refine(({ from, to }) => from !== to, { path: ['to'], message: 'Choose two different times' })
    .nullable(),
});
export type QuietHoursInput = z.output<typeof QuietHoursInput>;

export const TestMessageInput = z.strictObject({ channel: z.enum(CHANNELS) });
export type TestMessageInput = z.output<typeof TestMessageInput>;

const base64Url = (bytes: number) =>
  z
    .string()
    .max(200)
    .regex(/^[\w-]+={0,2}$/)
    .refine((text) => Math.floor((text.replace(/=+$/, '').length * 3) / 4) === bytes, {
      message: `is not ${bytes} bytes`,
    });

/** A browser's push subscription, as returned by its `toJSON`. */
export const PushDeviceInput = z.strictObject({
  endpoint: z.url().max(1000).refine(isPushEndpoint, { message: 'This browser’s push service is not known' }),
  expirationTime: z.number().nullish(),
  /** Set by the application's periodic renewal, as opposed to a person turning push on. */
  isRenewal: z.boolean().default(false),
  keys: z.strictObject({ p256dh: base64Url(65), auth: base64Url(16) }),
});
export type PushDeviceInput = z.output<typeof PushDeviceInput>;

/** Sent by mail programs (RFC 8058) and by the page's own button. */
export const UnsubscribeFormInput = z.object({ 'List-Unsubscribe': z.literal('One-Click') });
