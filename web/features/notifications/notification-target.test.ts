import { expect, it } from 'vitest';
import { notificationTarget } from './notification-target';

it.each([
  ['lead_generated', 'lead', { tab: 'leads', lead: 'id' }],
  ['follow_up_due', 'lead', { tab: 'leads', lead: 'id' }],
  ['view_milestone', 'vehicle', { tab: 'listings' }],
  ['view_milestone', 'republished_vehicle', { tab: 'republished' }],
  ['rc_request', 'rc_request', { tab: 'listings' }],
  ['rc_request', 'vehicle', { href: '/vehicle/id' }],
  ['republish', 'vehicle', { href: '/vehicle/id' }],
  ['republish', 'republishing', { tab: 'listings' }],
  ['republish', 'republished_vehicle', { tab: 'republished' }],
  ['republish', 'republish_request', { tab: 'listings' }],
  ['subscription', null, { href: '/subscription' }],
  ['subscription', 'payment', { href: '/subscription' }],
  ['system', null, null],
] as const)('%s about %s leads to %o', (type, relatedEntityType, target) => {
  expect(notificationTarget({ type, relatedEntityType, relatedEntityId: 'id' })).toEqual(target);
});
