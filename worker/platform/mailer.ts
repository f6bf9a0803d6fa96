import type { Settings } from '../env';

export interface Mail {
  to: string;
  /** What the mail is for, such as `verify_email`; used by templates, logs and the outbox. */
  kind: string;
  subject: string;
  text: string;
  /** The one-time code in the text: only the development outbox keeps it apart. */
  code?: string;
}

/** The text of a mail, without its recipient. */
export type MailText = Pick<Mail, 'subject' | 'text' | 'code'>;

export interface Mailer {
  /**
   * Hands a mail to the provider under an idempotency key: one that the provider has seen is not sent again. Throws when the
   * mail was not accepted.
   */
  send(mail: Mail, idempotencyKey: string): Promise<void>;
}

const TIMEOUT_MS = 8_000;

/** Any provider that takes `{from, to, subject, text}` as JSON under a bearer key (Resend, and others behind a proxy). */
export function httpMailer(settings: Settings): Mailer {
  return {
    async send(mail, idempotencyKey) {
      const response = await fetch(settings.MAIL_API_URL ?? '', {
        method: 'POST',
        redirect: 'manual',
        headers: {
          authorization: `Bearer ${settings.MAIL_API_KEY}`,
          'content-type': 'application/json',
          'idempotency-key': idempotencyKey,
        },
        body: JSON.stringify({
          from: settings.MAIL_FROM,
          to: [mail.to],
          subject: mail.subject,
          text: mail.text,
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`mail provider answered ${response.status}`);
    },
  };
}
