import { BRAND } from '../../../schema/common/brand';
import type { MessageKind } from '../../../schema/messages/kinds';
import type { Writer, Writers } from './content';
import { deviceMoment } from './device-moment';
import { countMerged } from './messages.queries';
import { settingsUrl } from './unsubscribe';

const OFFERS: readonly MessageKind[] = ['offer', 'better_offer'];

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** Combines what arrived in quiet hours into one message. */
const digest: Writer = async (ctx, message, _recipient, from) => {
  const rows = await countMerged(from, message, message.data.since ?? 0);
  const sum = (of: readonly { count: number }[]) => of.reduce((total, { count }) => total + count, 0);
  const offers = sum(rows.filter(({ kind }) => OFFERS.includes(kind)));
  const others = sum(rows) - offers;
  if (offers + others === 0) return null;
  const parts = [
    ...(offers ? [counted(offers, 'offer', 'offers')] : []),
    ...(others ? [counted(others, 'other notification', 'other notifications')] : []),
  ];
  const url = offers ? '/dashboard/leads' : '/dashboard';
  return {
    push: { title: parts.join(' and '), body: 'While your quiet hours were on', url, tag: 'digest' },
    notice: {
      template: 'offers',
      values: [String(offers)],
      text: `${counted(offers, 'new offer', 'new offers')} on ${BRAND.name}. Open ${ctx.origin}/dashboard/leads`,
    },
  };
};

const test: Writer = async (ctx) => {
  const title = `${BRAND.name} reaches you here`;
  const body = 'This is the test message that you asked for.';
  return {
    mail: {
      subject: title,
      summary: body,
      title,
      paragraphs: [body],
      buttons: [{ label: 'Open your settings', url: settingsUrl(ctx) }],
      footer: ['You asked for this in your notification settings.'],
      settingsUrl: settingsUrl(ctx),
    },
    push: { title, body, url: '/dashboard/settings?section=notifications', tag: 'test' },
    notice: { template: 'offers', values: ['0'], text: `${title}. ${body}` },
  };
};

const SECURITY = {
  password: {
    title: 'Your password was changed',
    text: 'All other devices were signed out. If this was not you, set a new password now.',
  },
  device: {
    title: 'Your account was signed in to on a new device',
    text: 'If this was you, there is nothing to do. If not, set a new password now: it signs every device out.',
  },
  ownership: {
    title: 'Your business has another owner now',
    text: `You offered it and a manager has accepted. Sign in as before: you work there as a manager now. If you did not offer it, write to ${BRAND.supportEmail} at once.`,
  },
} as const;

/** What an account's owner must be told, whatever their settings. */
const security: Writer = async (ctx, { data, createdAt }, recipient) => {
  if (!recipient) return null;
  const { title, text } = SECURITY[data.what ?? 'device'];
  return {
    mail: {
      subject: title,
      summary: deviceMoment(data.device, createdAt),
      title,
      facts: [
        ['Device', data.device ?? 'Unknown device'],
        ['When', deviceMoment(undefined, createdAt)],
      ],
      paragraphs: [text],
      buttons: [{ label: 'Set a new password', url: `${ctx.origin}/auth/reset` }],
      footer: ['Security messages cannot be turned off.'],
      settingsUrl: settingsUrl(ctx),
    },
  };
};

export const ownMessages = { digest, test, security } satisfies Partial<Writers>;
