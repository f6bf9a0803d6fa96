import type { Clock } from '../platform/clock';
import type { DirectoryDb } from '../platform/db';
import type { Mailer } from '../platform/mailer';
import { newId } from '../platform/random';
import type { SmsSender } from '../platform/sms';
import { insertMessage } from './dev-mails.queries';

/** The development mailer: stores mails for `/dev/outbox` instead of sending them. */
export function createDevMailer(db: DirectoryDb, clock: Clock): Mailer {
  return {
    async send({ to, kind, subject, text, html, code }, idempotencyKey) {
      const now = clock.now();
      await insertMessage(db, {
        id: idempotencyKey,
        channel: 'mail',
        recipient: to,
        kind,
        subject,
        body: text,
        html: html ?? null,
        code: code ?? null,
        createdAt: now,
      });
    },
  };
}

/** The same for codes by SMS: test mode, with the specified text. */
export function createDevSms(db: DirectoryDb, clock: Clock): SmsSender {
  return {
    testMode: true,
    sendsNotices: true,
    async sendNotice({ to, text }) {
      const now = clock.now();
      const message = {
        id: newId(now),
        channel: 'sms',
        recipient: to,
        kind: 'offer',
        subject: text,
        body: text,
      } as const;
      await insertMessage(db, { ...message, createdAt: now });
    },
    async sendCode({ to, code, text }) {
      const now = clock.now();
      await insertMessage(db, {
        id: newId(now),
        channel: 'sms',
        recipient: to,
        kind: 'phone_verification',
        subject: text,
        body: text,
        code,
        createdAt: now,
      });
    },
  };
}
