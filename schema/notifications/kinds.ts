import type { EventKind } from '../channels/events';
import type { API_PATHS } from '../common/api-paths';
import { BRAND } from '../common/brand';
import type { CurrencyCode } from '../common/currencies';
import { moneyText } from '../common/money-text';
import type { REMINDER_DAYS } from '../rc-watch/kinds';
import type { EndedReason } from '../republish/input';
import { type WeekFigures, weekInFigures } from '../weekly/words';
import { BOOK_KINDS } from './book-kinds';
import { COUNTER_KINDS } from './counter-kinds';
import type { Icon } from './icons';
import { PLAN_KINDS } from './plan-kinds';
import { PRICE_KINDS } from './price-kinds';
import { SCAN_KINDS } from './scan-kinds';
import { STAFF_KINDS } from './staff-kinds';
import type { Target } from './targets';
import { VISIT_KINDS } from './visit-kinds';
import { WAITING_KINDS } from './waiting-kinds';

/** The texts of a notification. */
export interface Words {
  title: string;
  message: string;
}

interface Kind<Values> {
  /** The setting that decides about mails and push messages; null for the bell only. */
  event: EventKind | null;
  icon: Icon;
  /** The kind of row that `relatedEntityId` names. */
  about: string;
  /** Where it leads; null if there is nothing more to see. */
  target: Target | null;
  /** The parts of the API whose responses it changes for its receiver. */
  refreshes: readonly (keyof typeof API_PATHS)[];
  /** Called when it is read or sent: the row stores only the values. */
  words: (values: Values) => Words;
}

/** `vehicle` is null if the vehicle no longer exists. */
export interface OfLead {
  vehicle: string | null;
}
export interface OfVehicle {
  vehicle: string;
}
export interface OfViews extends OfVehicle {
  views: number;
}
export interface OfRequester extends OfVehicle {
  requester: string;
}

const lead = { about: 'lead', target: 'lead' } as const;
const milestone = {
  event: 'milestone',
  icon: 'views',
  refreshes: [],
  words: ({ vehicle, views }: OfViews) => ({
    title: `Your ${vehicle} has been viewed ${views.toLocaleString(BRAND.locale)} times`,
    message: 'Share its page again to reach even more buyers.',
  }),
} as const;
/** An answer about someone else's vehicle leads to its page. */
const answer = { about: 'vehicle', target: 'vehicle' } as const;
const rc = { event: 'rc', icon: 'bell', refreshes: ['rcRequests', 'vehicles'] } as const;
const republish = {
  event: 'republish',
  icon: 'republish',
  refreshes: ['republishRequests', 'republished', 'vehicles'],
} as const;
const decision = { event: null, icon: 'bell', about: 'vehicle', target: 'listings', refreshes: [] } as const;

const titled =
  (title: string) =>
  ({ vehicle }: OfVehicle): Words => ({ title, message: vehicle });

const ENDED: Record<EndedReason, string> = {
  deleted: 'Its owner has removed the vehicle.',
  sold: 'The vehicle has been sold.',
  denied: 'Its owner no longer lets others offer it.',
  cut_off: 'Its owner no longer lets you offer it.',
};

/** Unlikely offers beyond this number are not counted in the daily line. */
const MAX_COUNTED = 99;

/** Everything about each kind of notification. */
export const NOTIFICATION_KINDS = {
  // Never stored: read from the lead. The socket's message about the lead refreshes the lists.
  lead_generated: {
    ...lead,
    event: 'offer',
    icon: 'offer',
    refreshes: [],
    words: ({ vehicle, price, currency }: OfLead & { price: number; currency: CurrencyCode }) => ({
      title: vehicle ? `New offer on ${vehicle}` : 'New offer',
      message: moneyText(price, currency),
    }),
  },
  unlikely_offers: {
    event: null,
    icon: 'bell',
    about: 'unlikely_leads',
    target: 'leads',
    refreshes: ['leads'],
    words: ({ count }: { count: number }) => ({
      title: 'Unlikely offers today',
      message: `${count > MAX_COUNTED ? `${MAX_COUNTED}+` : count} far below your price, or many from one network`,
    }),
  },
  offer_withdrawn: {
    ...lead,
    event: null,
    icon: 'bell',
    refreshes: ['leads'],
    words: ({ vehicle }: OfLead) => ({
      title: 'Offer withdrawn by the buyer',
      message: vehicle ?? 'A lead',
    }),
  },
  ...COUNTER_KINDS,
  ...VISIT_KINDS,
  ...WAITING_KINDS,
  ...PRICE_KINDS,
  ...SCAN_KINDS,
  follow_up_due: {
    ...lead,
    event: 'follow_up',
    icon: 'follow_up',
    refreshes: [],
    words: ({ vehicle }: OfLead) => ({ title: 'Time to follow up', message: vehicle ?? 'A lead' }),
  },
  /** Of somebody who works for the seller; `seller` is the seller's id. */
  staff_follow_up_due: {
    about: 'lead',
    target: 'staffLead',
    event: 'follow_up',
    icon: 'follow_up',
    refreshes: [],
    words: ({ vehicle }: OfLead & { seller: string }) => ({
      title: 'Time to follow up',
      message: vehicle ?? 'A lead',
    }),
  },
  weekly_note: {
    event: 'weekly',
    icon: 'views',
    about: 'seller',
    target: 'week',
    refreshes: ['weekly'],
    words: (week: WeekFigures) => ({ title: 'Your week in five lines', message: weekInFigures(week) }),
  },
  view_milestone: { ...milestone, about: 'vehicle', target: 'listings' },
  page_milestone: { ...milestone, about: 'republished_vehicle', target: 'pages' },
  rc_overdue: {
    event: 'rc_watch',
    icon: 'bell',
    about: 'vehicle',
    target: 'ownVehicle',
    refreshes: ['rcWatches'],
    words: ({ vehicle, day }: OfVehicle & { day: (typeof REMINDER_DAYS)[number] }) => ({
      title: `The RC of ${vehicle}: day ${day} after the sale`,
      message: 'Nobody has seen it in the buyer’s name yet. Tick what is done, and remind the buyer.',
    }),
  },
  ...BOOK_KINDS,
  rc_asked: {
    ...rc,
    about: 'rc_request',
    target: 'requests',
    words: ({ requester, vehicle }: OfRequester) => ({
      title: 'Somebody asks for your RC',
      message: `${requester} would like to see the registration certificate of ${vehicle}`,
    }),
  },
  rc_approved: { ...rc, ...answer, words: titled('You may see the RC') },
  rc_denied: { ...rc, ...answer, words: titled('The owner keeps the RC private') },
  rc_revoked: { ...rc, ...answer, words: titled('You may no longer see the RC') },
  republish_asked: {
    ...republish,
    about: 'republish_request',
    target: 'requests',
    words: ({ requester, vehicle }: OfRequester) => ({
      title: `${requester} asks to republish`,
      message: `${requester} would like to offer your ${vehicle}`,
    }),
  },
  republish_approved: { ...republish, ...answer, words: titled('You may republish this vehicle') },
  republish_denied: {
    ...republish,
    ...answer,
    words: titled('The owner does not want this vehicle republished'),
  },
  republish_revoked: { ...republish, ...answer, words: titled('You may no longer offer this vehicle') },
  republished: {
    ...republish,
    about: 'republishing',
    target: 'listings',
    // `page` is not shown: erasing the republisher finds the notification by it.
    words: ({ republisher, vehicle }: OfVehicle & { republisher: string; page: string }) => ({
      title: `${republisher} offers your ${vehicle}`,
      message: 'See who republished it, or end their page, under Republishing in the menu of its card.',
    }),
  },
  page_ended: {
    ...republish,
    about: 'republished_vehicle',
    target: 'pages',
    words: ({ vehicle, reason }: OfVehicle & { reason: EndedReason }) => ({
      title: `Your page of ${vehicle} has ended`,
      message: ENDED[reason],
    }),
  },
  owner_left: {
    ...republish,
    event: null,
    about: 'account',
    target: null,
    words: (_: Record<never, never>) => ({
      title: 'A page that you republished has ended',
      message: 'The owner of the vehicle has closed their account.',
    }),
  },
  ...STAFF_KINDS,
  ...PLAN_KINDS,
  listing_hidden: {
    ...decision,
    words: ({ vehicle }: OfVehicle) => ({
      title: 'Your listing is hidden',
      message: `Our team has hidden “${vehicle}” from buyers. To learn why, write to ${BRAND.supportEmail}.`,
    }),
  },
  /** Says nothing of who complained. */
  listing_complained: {
    ...decision,
    words: ({ vehicle }: OfVehicle) => ({
      title: 'Somebody has complained about a listing',
      message: `Our team is looking into a complaint about “${vehicle}”. Check that its page is right. We write to you if there is something to change.`,
    }),
  },
  listing_restored: {
    ...decision,
    words: ({ vehicle }: OfVehicle) => ({
      title: 'Your listing is up again',
      message: `Our team has restored “${vehicle}”.`,
    }),
  },
} as const satisfies Record<string, Kind<never>>;
