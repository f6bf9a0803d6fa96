import { z } from 'zod';
import type { Channel } from '../../../schema/channels/events';

/** A provider's report about a message. */
export interface DeliveryReport {
  channel: Channel;
  /** Our id, which identifies its shard. */
  message: string;
  outcome: 'delivered' | 'bounced';
  reason: string;
  /** Why nothing more is sent there; undefined if the next message may arrive. */
  stop?: string;
}

const short = (text: string) => text.slice(0, 200);

const MailReport = z.object({
  type: z.string(),
  data: z.object({
    tags: z.unknown(),
    bounce: z.object({ type: z.string(), message: z.string().optional() }).optional(),
  }),
});

const Tags = z.union([
  z.record(z.string(), z.string()).transform(({ message }) => message),
  z
    .array(z.object({ name: z.string(), value: z.string() }))
    .transform((tags) => tags.find(({ name }) => name === 'message')?.value),
]);

/** https://resend.com/docs/dashboard/webhooks/event-types */
export function readMailReport(body: unknown): DeliveryReport[] {
  const { type, data } = MailReport.parse(body);
  const message = Tags.safeParse(data.tags).data;
  if (!message) return [];
  const of = { channel: 'mail', message } as const;
  if (type === 'email.delivered') return [{ ...of, outcome: 'delivered', reason: '' }];
  if (type === 'email.complained') {
    return [{ ...of, outcome: 'bounced', reason: 'complaint', stop: 'Our mails were marked as spam' }];
  }
  if (type !== 'email.bounced') return [];
  const reason = short(data.bounce?.message ?? 'bounced');
  const isFinal = data.bounce?.type === 'Permanent';
  return [
    { ...of, outcome: 'bounced', reason, ...(isFinal ? { stop: 'Mails to this address come back' } : {}) },
  ];
}

const Msg91Report = z.object({
  /** Our id; `0` for messages sent without one, such as codes. */
  CRQID: z.string().default('0'),
  status: z.coerce.string(),
  desc: z.string().default(''),
});

/** Do not disturb, and a blocked number (https://msg91.com/help/webhooks). */
const MSG91_STOPS = ['9', '17'];

export function readMsg91Report(body: unknown): DeliveryReport[] {
  return [body].flat().flatMap((one): DeliveryReport[] => {
    const { CRQID: message, status, desc } = Msg91Report.parse(one);
    if (!message || message === '0') return [];
    const of = { channel: 'sms', message, reason: short(desc) } as const;
    if (status === '1') return [{ ...of, outcome: 'delivered' }];
    const stop = MSG91_STOPS.includes(status) ? { stop: 'This number takes no text messages from us' } : {};
    return [{ ...of, outcome: 'bounced', ...stop }];
  });
}

/** Unsubscribed, unknown, a landline (https://www.twilio.com/docs/api/errors). */
const TWILIO_STOPS = ['21610', '30005', '30006'];

/** `message`: our id, from the address that we gave Twilio for reports about it. */
export function readTwilioReport(message: string, form: URLSearchParams): DeliveryReport[] {
  const status = form.get('MessageStatus');
  const code = form.get('ErrorCode') ?? '';
  const of = { channel: 'sms', message } as const;
  if (status === 'delivered') return [{ ...of, outcome: 'delivered', reason: '' }];
  if (status !== 'failed' && status !== 'undelivered') return [];
  const stop = TWILIO_STOPS.includes(code) ? { stop: 'This number takes no text messages from us' } : {};
  return [{ ...of, outcome: 'bounced', reason: `error ${short(code)}`, ...stop }];
}

const WhatsAppReport = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: z
              .array(
                z.object({
                  /** Our id. */
                  biz_opaque_callback_data: z.string().min(1).optional(),
                  status: z.string(),
                  errors: z.array(z.object({ code: z.number(), title: z.string().default('') })).optional(),
                }),
              )
              .default([]),
          }),
        }),
      ),
    }),
  ),
});

/** Not on WhatsApp, and messages turned off (https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes). */
const WHATSAPP_STOPS = [131026, 131050];

export function readWhatsAppReport(body: unknown): DeliveryReport[] {
  const { entry } = WhatsAppReport.parse(body);
  const statuses = entry.flatMap(({ changes }) => changes.flatMap(({ value }) => value.statuses));
  return statuses.flatMap(({ biz_opaque_callback_data: message, status, errors = [] }): DeliveryReport[] => {
    // Sent by hand, from Meta's pages.
    if (!message) return [];
    const of = { channel: 'whatsapp', message } as const;
    if (status === 'delivered' || status === 'read') return [{ ...of, outcome: 'delivered', reason: '' }];
    if (status !== 'failed') return [];
    const [error] = errors;
    const stop =
      error && WHATSAPP_STOPS.includes(error.code) ? { stop: 'WhatsApp does not reach this number' } : {};
    return [{ ...of, outcome: 'bounced', reason: short(error?.title ?? 'failed'), ...stop }];
  });
}
