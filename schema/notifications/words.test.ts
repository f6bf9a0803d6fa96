import { expect, it } from 'vitest';
import { EVENT_KINDS } from '../channels/events';
import { NOTIFICATION_KINDS } from './kinds';
import { SAMPLES, vehicle } from './test/samples';
import {
  NOTIFICATION_KIND_NAMES,
  type NotificationKind,
  sentEventOf,
  targetOf,
  wordNotification,
} from './words';

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
    staff_follow_up_due: '/for/ABmMGyPU5_UIprfI2eD6Gy/dashboard/leads?lead=id',
    ownership_offered: '/dashboard/settings?section=staff',
    ownership_given: '/for/ABmMGyPU5_UIprfI2eD6Gy/dashboard',
    view_milestone: '/dashboard/listings',
    page_milestone: '/dashboard/republished',
    rc_overdue: '/dashboard/listings/id',
    book_sealed: '/dashboard/figures',
    rc_asked: '/dashboard#requests',
    dealer_offered: '/dashboard#requests',
    dealer_answered: '/dashboard/listings/id',
    visit_asked: '/dashboard/leads#visits',
    visit_soon: '/dashboard/leads#visits',
    sticker_scanned: '/dashboard/listings',
    staff_sticker_scanned: '/for/ABmMGyPU5_UIprfI2eD6Gy/dashboard',
    scans_while_closed: '/dashboard/listings',
    staff_visit_soon: '/for/ABmMGyPU5_UIprfI2eD6Gy/dashboard/leads#visits',
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
    listing_complained: '/dashboard/listings',
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
  expect(about('lead')).toEqual([
    'lead_generated',
    'offer_withdrawn',
    'counter_answered',
    'follow_up_due',
    'staff_follow_up_due',
  ]);
  expect(about('vehicle')).toHaveLength(12);
  const others = {
    unlikely_leads: ['unlikely_offers'],
    listing: [
      'visit_asked',
      'visit_soon',
      'staff_visit_soon',
      'visit_withdrawn',
      'similar_asked',
      'similar_withdrawn',
      'price_asked',
      'price_reached',
      'staff_price_reached',
      'price_withdrawn',
      'sticker_scanned',
      'staff_sticker_scanned',
    ],
    republished_vehicle: ['page_milestone', 'page_ended'],
    rc_request: ['rc_asked'],
    republish_request: ['republish_asked'],
    dealer_sale: ['dealer_offered'],
    republishing: ['republished'],
    account: ['owner_left'],
    subscription: ['plan_set', 'plan_ending', 'plan_ended'],
    payment: ['payment_received', 'plan_started', 'payment_not_found', 'payment_refused', 'payment_refunded'],
  };
  for (const [name, kinds] of Object.entries(others)) expect(about(name), name).toEqual(kinds);
});
