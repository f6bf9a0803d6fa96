import type { Settings } from '../env';
import { callProvider } from './provider-call';

export interface Mail {
  to: string;
  /** What the mail is for, such as `verify_email`; used by templates, logs and the outbox. */
  kind: string;
  subject: string;
  text: string;
  html?: string;
  /** The one-click unsubscribe address (RFC 8058). */
  unsubscribeUrl?: string;
  /** The one-time code in the text; only the development outbox stores it separately. */
  code?: string;
}

/** The text of a mail, without its recipient. */
export type MailText = Omit<Mail, 'to' | 'kind'>;

export interface Mailer {
  /**
   * Sends a mail through the provider with an idempotency key, which the provider accepts only once. Throws
   * if the mail was not accepted.
   */
  send(mail: Mail, idempotencyKey: string): Promise<void>;
}

/** A mail with this key was sent before, with a text that was right at the time. */
const SENT_BEFORE = /invalid_idempotent_request/;

const unsubscribeHeaders = (url: string | undefined) =>
  url
    ? { headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
    : {};

/**
 * Any provider that accepts `{from, to, subject, text, html, headers, tags}` as JSON with a bearer key
 * (Resend, and others behind a proxy). Its reports return the tag `message`.
 */
export function httpMailer(settings: Settings): Mailer {
  return {
    async send({ to, subject, text, html, unsubscribeUrl }, idempotencyKey) {
      const response = await callProvider(settings.MAIL_API_URL ?? '', {
        headers: {
          authorization: `Bearer ${settings.MAIL_API_KEY}`,
          'content-type': 'application/json',
          'idempotency-key': idempotencyKey,
        },
        body: JSON.stringify({
          from: settings.MAIL_FROM,
          to: [to],
          subject,
          text,
          ...(html ? { html } : {}),
          ...unsubscribeHeaders(unsubscribeUrl),
          tags: [{ name: 'message', value: idempotencyKey }],
        }),
      });
      if (response.status === 409 && SENT_BEFORE.test(await response.text())) return;
      if (!response.ok) throw new Error(`mail provider answered ${response.status}`);
    },
  };
}
