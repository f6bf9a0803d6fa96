/** Ways to reach a person who has no page open. The bell shows everything and does not count as a channel. */
export const CHANNELS = ['mail', 'push', 'sms', 'whatsapp'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Channels that use a phone number: Pro plan only, after an opt-in. */
export const NUMBER_CHANNELS = ['sms', 'whatsapp'] as const satisfies readonly Channel[];
export type NumberChannel = (typeof NUMBER_CHANNELS)[number];
export const isNumberChannel = (channel: Channel): channel is NumberChannel =>
  NUMBER_CHANNELS.some((name) => name === channel);

/** `on` and `off` are defaults that a person may change; `always` and `never` are fixed. */
export type Setting = 'on' | 'off' | 'always' | 'never';

interface Event {
  /** The default channels. */
  channels: Readonly<Record<Channel, Setting>>;
  label: string;
  text: string;
}

const bellOnly = { mail: 'never', push: 'never', sms: 'never', whatsapp: 'never' } as const;
const offers = { mail: 'on', push: 'on', sms: 'off', whatsapp: 'off' } as const;
const requests = { ...bellOnly, mail: 'on', push: 'on' } as const;

/**
 * The events that sellers can be notified of, in the order of the settings. schema/notifications/kinds.ts
 * assigns notifications to events.
 */
export const EVENTS = {
  offer: {
    channels: offers,
    label: 'New offers',
    text: 'A buyer makes an offer on one of your vehicles',
  },
  better_offer: {
    channels: offers,
    label: 'A buyer raises an offer',
    text: 'A buyer offers more than before',
  },
  counter: {
    channels: requests,
    label: 'Answers to your price',
    text: 'A buyer accepts your counter-offer, or names another sum',
  },
  visit: {
    channels: requests,
    label: 'Visits',
    text: 'A buyer asks to see one of your vehicles',
  },
  price: {
    channels: requests,
    label: 'Buyers who wait for a price',
    text: 'Your price has fallen to what a buyer waits for',
  },
  scan: {
    channels: { ...bellOnly, push: 'on' },
    label: 'Scans of your stickers',
    text: 'Someone scans a numbered sticker on one of your vehicles',
  },
  follow_up: {
    channels: { ...bellOnly, mail: 'off', push: 'on' },
    label: 'Follow-ups',
    text: 'A call you planned is due',
  },
  weekly: {
    channels: { ...bellOnly, mail: 'off', push: 'on' },
    label: 'Weekly note',
    text: 'Your week in five lines, on Mondays at 9',
  },
  rc: {
    channels: requests,
    label: 'RC requests',
    text: 'Requests to see an RC, and answers to yours',
  },
  rc_watch: {
    channels: requests,
    label: 'RC after a sale',
    text: 'The RC is not in the buyer’s name after 7, 12, 25 and 40 days',
  },
  stock_book: {
    channels: { ...bellOnly, mail: 'on', push: 'off' },
    label: 'Stock book',
    text: 'The seal of each day with lines, for your records',
  },
  dealer_sale: {
    channels: requests,
    label: 'Sales to dealers',
    text: 'Someone hands a sold vehicle over to you, or a dealer answers you',
  },
  republish: {
    channels: requests,
    label: 'Republishing',
    text: 'Requests, answers, and pages that end',
  },
  staff: {
    channels: requests,
    label: 'Staff',
    text: 'Somebody asks to work for you, or opens many numbers',
  },
  plan: {
    // A reminder may go where offers do: it carries the link to pay.
    channels: { ...requests, sms: 'off', whatsapp: 'off' },
    label: 'Your plan',
    text: 'Before it ends, and when it changes',
  },
  payment: {
    channels: { ...bellOnly, mail: 'always', push: 'off' },
    label: 'Payments',
    text: 'Receipts and refunds',
  },
  security: {
    channels: { ...bellOnly, mail: 'always' },
    label: 'Security',
    text: 'A new device, a new password',
  },
  milestone: {
    channels: bellOnly,
    label: 'View milestones',
    text: 'Shown in the app only',
  },
} as const satisfies Record<string, Event>;

export type EventKind = keyof typeof EVENTS;
export const EVENT_KINDS = Object.keys(EVENTS) as [EventKind];

/** The default of an event on a channel. */
export const defaultOf = (event: EventKind, channel: Channel): Setting => EVENTS[event].channels[channel];

/** Events that are off for sellers without a firm name until they turn them on. */
const FOR_DEALERS: readonly EventKind[] = ['scan'];

/** The same for a seller, who is a dealer if they have a firm name. */
export const defaultFor = (isDealer: boolean, event: EventKind, channel: Channel): Setting => {
  const setting = defaultOf(event, channel);
  return setting === 'on' && !isDealer && FOR_DEALERS.includes(event) ? 'off' : setting;
};

export const CHANNEL_WORDS: Readonly<Record<Channel, string>> = {
  mail: 'Mail',
  push: 'Push',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
};

/** How many of a person's devices get push messages; another one replaces the least recently used. */
export const MAX_PUSH_DEVICES = 10;

/** Offers that follow the first within this time share a second mail. */
export const OFFER_MAIL_MINUTES = 10;
