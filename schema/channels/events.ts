/** What sellers are notified of, in the order of the settings. The first two have the same defaults. */
export const EVENT_KINDS = [
  'offer',
  'better_offer',
  'follow_up',
  'rc',
  'republish',
  'plan',
  'payment',
  'security',
  'milestone',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Ways to reach a person who has no page open. The bell shows everything and is not a channel. */
export const CHANNELS = ['mail', 'push', 'sms', 'whatsapp'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Channels that use a phone number: Pro plan only, after an opt-in. */
export const NUMBER_CHANNELS = ['sms', 'whatsapp'] as const satisfies readonly Channel[];
export type NumberChannel = (typeof NUMBER_CHANNELS)[number];
export const isNumberChannel = (channel: Channel): channel is NumberChannel =>
  NUMBER_CHANNELS.some((name) => name === channel);

/** `on` and `off` are defaults that a person may change; `always` and `never` are fixed. */
export type Setting = 'on' | 'off' | 'always' | 'never';

const bellOnly = { mail: 'never', push: 'never', sms: 'never', whatsapp: 'never' } as const;
const offers = { mail: 'on', push: 'on', sms: 'off', whatsapp: 'off' } as const;
const requests = { ...bellOnly, mail: 'on', push: 'on' } as const;

/** The default channels of each event. */
export const DEFAULTS: Readonly<Record<EventKind, Readonly<Record<Channel, Setting>>>> = {
  offer: offers,
  better_offer: offers,
  follow_up: { ...bellOnly, mail: 'off', push: 'on' },
  rc: requests,
  republish: requests,
  plan: requests,
  payment: { ...bellOnly, mail: 'always', push: 'off' },
  security: { ...bellOnly, mail: 'always' },
  milestone: bellOnly,
};

export const EVENT_WORDS: Readonly<Record<EventKind, { label: string; text: string }>> = {
  offer: { label: 'New offers', text: 'A buyer makes an offer on one of your vehicles' },
  better_offer: { label: 'Another offer of a buyer', text: 'A buyer you know offers again' },
  follow_up: { label: 'Follow-ups', text: 'A call you planned is due' },
  rc: { label: 'RC requests', text: 'Requests to see an RC, and answers to yours' },
  republish: { label: 'Republishing', text: 'Requests, answers, and pages that end' },
  plan: { label: 'Your plan', text: 'Before it ends, and when it changes' },
  payment: { label: 'Payments', text: 'Receipts and refunds' },
  security: { label: 'Security', text: 'A new device, a new password' },
  milestone: { label: 'View milestones', text: 'Shown in the app only' },
};

export const CHANNEL_WORDS: Readonly<Record<Channel, string>> = {
  mail: 'Mail',
  push: 'Push',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
};

/** The number of devices that get push messages; a further one replaces the one that was used longest ago. */
export const MOST_PUSH_DEVICES = 10;

/** Further offers within this time of the first share one second mail. */
export const OFFER_MAIL_MINUTES = 10;
