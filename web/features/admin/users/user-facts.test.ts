import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AdminUserDetailsDto } from '../../../../schema/admin/output';
import { UserFacts } from './user-facts';

const user = {
  accountType: 'business',
  firmName: 'Asha Motors',
  subscriptionPlan: 'growth',
  subscriptionEndsAt: '2027-01-31T06:30:00.000Z',
  mobileNumber: '+919876543210',
  phoneVerified: true,
  username: 'asha-motors',
  emailVerified: false,
  isAdmin: false,
  hasFigures: true,
  vehicles: 1_001,
  republished: 2_002,
  leads: 1_23_456,
  todayViews: 4_004,
  totalViews: 55_05_505,
  createdAt: '2026-11-22T06:30:00.000Z',
  lastLoginAt: '2026-11-23T06:30:00.000Z',
  lastActivityAt: null,
};

/** What the list says, by its labels. */
function factsOf(sessions: number, changes: Partial<Record<keyof typeof user, unknown>> = {}) {
  const details = { user: { ...user, ...changes }, sessions } as unknown as AdminUserDetailsDto;
  const html = renderToStaticMarkup(createElement(UserFacts, { details }));
  const text = (markup: string) => markup.replace(/<[^>]*>/g, '').trim();
  return Object.fromEntries(
    Array.from(html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g), ([, label = '', value = '']) => [
      text(label),
      text(value),
    ]),
  );
}

it('a person’s facts, with large figures grouped the Indian way', () => {
  expect(factsOf(1_234)).toEqual({
    Plan: 'Growth planuntil 31 Jan 2027',
    Mobile: '+91 98765 43210 Verified',
    Username: '@asha-motors',
    Account: 'Dealer, Asha Motors',
    Vehicles: '1,001',
    Republished: '2,002',
    Leads: '1,23,456',
    'Views today': '4,004',
    'Views in total': '55,05,505',
    Joined: '22 Nov 2026, 12:00 pm',
    'Last signed in': '23 Nov 2026, 12:00 pm',
    'Last active': 'Never',
    'Signed in on': '1,234 devices, email not verified',
  });
});

it('a person of whom little is known', () => {
  const known = factsOf(1, {
    accountType: 'personal',
    firmName: null,
    subscriptionPlan: 'starter',
    subscriptionEndsAt: null,
    mobileNumber: null,
    phoneVerified: false,
    username: null,
    emailVerified: true,
    lastLoginAt: null,
  });
  expect(known).toMatchObject({
    Plan: 'Starter',
    Mobile: 'None',
    Username: 'None',
    Account: 'Personal',
    'Last signed in': 'Never',
    'Signed in on': '1 device',
  });
});

it('a person whose shard does not answer', () => {
  const known = factsOf(0, { hasFigures: false, emailVerified: true });
  for (const label of ['Vehicles', 'Leads', 'Views in total', 'Signed in on'])
    expect(known[label]).toBe('Not known');
  expect(known.Username).toBe('@asha-motors');
  // Operators' sessions are in the directory.
  expect(factsOf(1, { hasFigures: false, isAdmin: true, emailVerified: true })['Signed in on']).toBe(
    '1 device',
  );
});
