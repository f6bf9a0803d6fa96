import { expect, it } from 'vitest';
import { EVENT_KINDS } from '../channels/events';
import { NOTIFICATION_KINDS } from './kinds';
import {
  NOTIFICATION_KIND_NAMES,
  type NotificationKind,
  type NotificationValues,
  sentEventOf,
  targetOf,
  wordNotification,
} from './words';

const vehicle = 'Swift “VXi”';
const lead = [{ vehicle }, { vehicle: null }];
const views = [{ vehicle, views: 1000 }];
const requester = [{ requester: 'Asha', vehicle }];

/** Every kind with the values that change its texts. */
const SAMPLES: { [Kind in NotificationKind]: NotificationValues<Kind>[] } = {
  lead_generated: [{ vehicle, price: 475_000.5, currency: 'INR' }],
  unlikely_offers: [{ count: 3 }, { count: 100 }],
  offer_withdrawn: lead,
  visit_asked: [
    { vehicle, day: '2026-11-24', part: 'morning' },
    { vehicle, day: '2026-11-25', part: 'evening' },
  ],
  visit_withdrawn: lead,
  follow_up_due: lead,
  weekly_note: [
    { views: 41, scans: 12, offers: 3 },
    { views: 1, scans: 1, offers: 1 },
  ],
  view_milestone: views,
  page_milestone: views,
  rc_asked: requester,
  rc_approved: [{ vehicle }],
  rc_denied: [{ vehicle }],
  rc_revoked: [{ vehicle }],
  republish_asked: requester,
  republish_approved: [{ vehicle }],
  republish_denied: [{ vehicle }],
  republish_revoked: [{ vehicle }],
  republished: [{ republisher: 'Growth Motors', vehicle, page: 'a' }],
  page_ended: (['deleted', 'sold', 'denied', 'cut_off'] as const).map((reason) => ({ vehicle, reason })),
  owner_left: [{}],
  plan_set: [
    { to: 'starter', duration: '1_month' },
    { to: 'growth', duration: '1_year' },
  ],
  plan_ending: [1, 5].map((days) => ({
    of: 'pro',
    duration: '1_month',
    currency: 'INR' as const,
    days,
    endsAt: Date.UTC(2026, 10, 23),
  })),
  plan_ended: [{ of: 'growth' }],
  payment_received: [true, false].map((isFree) => ({ of: 'pro', duration: '3_months', isFree })),
  payment_refunded: [
    { of: 'pro', duration: '1_month', amountMinor: 9_99, currency: 'USD', utr: null, reference: null },
    {
      of: 'pro',
      duration: '1_month',
      amountMinor: 687_00,
      currency: 'INR',
      utr: '630612345678',
      reference: 'IMPS 63071',
    },
  ],
  plan_started: [
    { of: 'pro', until: Date.parse('2026-12-01'), isExtended: false },
    { of: 'pro', until: Date.parse('2026-12-01'), isExtended: true },
  ],
  payment_not_found: [
    { of: 'pro', duration: '1_month', amountMinor: 687_00, currency: 'INR', utr: '630612345678' },
  ],
  payment_refused: [
    {
      of: 'pro',
      duration: '1_month',
      amountMinor: 687_00,
      currency: 'INR',
      utr: '630612345678',
      reason: 'Nothing has arrived',
      wasReceived: false,
    },
    {
      of: 'growth',
      duration: '1_year',
      amountMinor: 2_360_00,
      currency: 'INR',
      utr: null,
      reason: 'Of another seller',
      wasReceived: true,
    },
  ],
  listing_hidden: [{ vehicle }],
  listing_restored: [{ vehicle }],
};

it.each(NOTIFICATION_KIND_NAMES)(
  '%s is worded with its values, and differently for different ones',
  (kind) => {
    const words = SAMPLES[kind].map((values) => wordNotification(kind, values));
    const texts = words.map(({ title, message }) => `${title}\n${message}`);
    for (const text of texts) expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{|Invalid|^\n|\n$/);
    expect(new Set(texts).size).toBe(texts.length);
    const isAboutVehicle = SAMPLES[kind].some((values) => 'vehicle' in values);
    if (isAboutVehicle) expect(texts[0]).toContain(vehicle);
  },
);

it('amounts, counts and dates are written as in India', () => {
  const said = (kind: NotificationKind, at = 0) => wordNotification(kind, SAMPLES[kind][at] ?? {});
  expect(said('lead_generated').message).toBe('₹4,75,000.5');
  expect([said('unlikely_offers').message, said('unlikely_offers', 1).message]).toEqual([
    '3 far below your price, or many from one network',
    '99+ far below your price, or many from one network',
  ]);
  expect(said('view_milestone').title).toBe(`Your ${vehicle} has been viewed 1,000 times`);
  expect(said('plan_ending')).toEqual({
    title: 'Your Pro plan ends within a day',
    message:
      'It runs until 23 November 2026. Extending it by 1 month costs ₹687 and keeps all your listings in view.',
  });
  const inDollars = { ...SAMPLES.plan_ending[0], currency: 'USD' as const };
  expect(wordNotification('plan_ending', inDollars).message).toContain('costs $8.49 and');
  expect(targetOf('plan_ending')?.path('id', inDollars)).toMatch(/&currency=USD$/);
});

it('kinds lead to what they are about', () => {
  const paths = NOTIFICATION_KIND_NAMES.map((kind) => [
    kind,
    targetOf(kind)?.path('id', SAMPLES[kind][0] ?? {}) ?? null,
  ]);
  expect(Object.fromEntries(paths)).toMatchObject({
    lead_generated: '/dashboard/leads?lead=id',
    unlikely_offers: '/dashboard/leads',
    follow_up_due: '/dashboard/leads?lead=id',
    view_milestone: '/dashboard/listings',
    page_milestone: '/dashboard/republished',
    rc_asked: '/dashboard/listings#requests',
    visit_asked: '/dashboard/leads#visits',
    weekly_note: '/dashboard',
    rc_approved: '/vehicle/id',
    republished: '/dashboard/listings',
    republish_denied: '/vehicle/id',
    page_ended: '/dashboard/republished',
    owner_left: null,
    plan_ending: '/subscription/pay?plan=pro&duration=1_month&currency=INR',
    plan_ended: '/subscription',
    payment_received: '/subscription#payments',
    payment_refused: '/subscription#payments',
    listing_hidden: '/dashboard/listings',
  });
});

it('every event but those without a notification has a kind, and what the bell alone shows is never sent', () => {
  const events = new Set<string | null>(
    NOTIFICATION_KIND_NAMES.map((kind) => NOTIFICATION_KINDS[kind].event),
  );
  expect(EVENT_KINDS.filter((event) => !events.has(event))).toEqual(['better_offer', 'security']);
  expect([sentEventOf('view_milestone'), sentEventOf('owner_left'), sentEventOf('rc_asked')]).toEqual([
    null,
    null,
    'rc',
  ]);
});

it('the API says what a kind is about', () => {
  const about = (wanted: string) =>
    NOTIFICATION_KIND_NAMES.filter((kind) => NOTIFICATION_KINDS[kind].about === wanted);
  expect(about('lead')).toEqual(['lead_generated', 'offer_withdrawn', 'follow_up_due']);
  expect(about('vehicle')).toHaveLength(9);
  const others = {
    unlikely_leads: ['unlikely_offers'],
    listing: ['visit_asked', 'visit_withdrawn'],
    republished_vehicle: ['page_milestone', 'page_ended'],
    rc_request: ['rc_asked'],
    republish_request: ['republish_asked'],
    republishing: ['republished'],
    account: ['owner_left'],
    subscription: ['plan_set', 'plan_ending', 'plan_ended'],
    payment: ['payment_received', 'plan_started', 'payment_not_found', 'payment_refused', 'payment_refunded'],
  };
  for (const [name, kinds] of Object.entries(others)) expect(about(name), name).toEqual(kinds);
});
