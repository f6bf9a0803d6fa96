import type { NotificationKind, NotificationValues } from '../words';

export const vehicle = 'Swift “VXi”';
const lead = [{ vehicle }, { vehicle: null }];
const views = [{ vehicle, views: 1000 }];
const requester = [{ requester: 'Asha', vehicle }];

/** Every kind with the values that change its texts. */
export const SAMPLES: { [Kind in NotificationKind]: NotificationValues<Kind>[] } = {
  lead_generated: [{ vehicle, price: 475_000.5, currency: 'INR' }],
  unlikely_offers: [{ count: 3 }, { count: 100 }],
  offer_withdrawn: lead,
  counter_answered: (['accepted', 'countered', 'declined', 'undone'] as const).map((answer) => ({
    vehicle,
    answer,
    price: 460_000,
    currency: 'INR' as const,
  })),
  visit_asked: [
    { vehicle, day: '2026-11-24', part: 'morning' },
    { vehicle, day: '2026-11-25', part: 'evening' },
  ],
  similar_asked: [{ vehicle }],
  similar_withdrawn: lead,
  price_asked: [{ vehicle, below: 450_000, currency: 'INR' }],
  price_reached: [
    { vehicle, priceMinor: 440_000_00, currency: 'INR', count: 1 },
    { vehicle, priceMinor: 440_000_00, currency: 'INR', count: 3 },
  ],
  staff_price_reached: [1, 3].map((count) => ({
    vehicle,
    priceMinor: 440_000_00,
    currency: 'INR' as const,
    count,
    seller: '0198c1b2-3d4e-7f50-8a6b-7c8d9e0fa1b2',
  })),
  price_withdrawn: lead,
  sticker_scanned: [{ vehicle }],
  staff_sticker_scanned: [{ vehicle, seller: '0198c1b2-3d4e-7f50-8a6b-7c8d9e0fa1b2' }],
  scans_while_closed: [1, 3].map((count) => ({ vehicle, count })),
  visit_soon: [
    { vehicle, part: 'morning', confirmed: 1 },
    { vehicle, part: 'evening', confirmed: 0 },
  ],
  staff_visit_soon: [
    { vehicle, part: 'afternoon', confirmed: 1, seller: '0198c1b2-3d4e-7f50-8a6b-7c8d9e0fa1b2' },
    { vehicle, part: 'morning', confirmed: 0, seller: '0198c1b2-3d4e-7f50-8a6b-7c8d9e0fa1b2' },
  ],
  visit_withdrawn: lead,
  follow_up_due: lead,
  staff_follow_up_due: lead.map((values) => ({ ...values, seller: '0198c1b2-3d4e-7f50-8a6b-7c8d9e0fa1b2' })),
  weekly_note: [
    { views: 41, scans: 12, offers: 3 },
    { views: 1, scans: 1, offers: 1 },
  ],
  view_milestone: views,
  page_milestone: views,
  rc_overdue: [7, 40].map((day) => ({ vehicle, day: day as 7 | 40 })),
  dealer_offered: [{ vehicle, seller: 'Growth Motors' }],
  dealer_answered: (['accepted', 'declined'] as const).map((answer) => ({
    vehicle,
    dealer: 'Growth Motors',
    answer,
  })),
  book_sealed: [1, 40].map((lines) => ({ day: '2026-11-28', lines, root: '1'.repeat(64) })),
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
  staff_asked: [{ name: 'Asha' }, { name: 'Growth Motors' }],
  ownership_offered: [{ name: 'Asha' }, { name: 'Growth Motors' }],
  ownership_declined: [{ name: 'Asha' }, { name: 'Growth Motors' }],
  ownership_given: [{ name: 'Growth Motors', seller: '0198c1b2-3d4e-7f50-8a6b-7c8d9e0fa1b2' }],
  many_numbers: [{ name: 'Asha' }, { name: 'Growth Motors' }],
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
  listing_complained: [{ vehicle }],
  listing_restored: [{ vehicle }],
};
