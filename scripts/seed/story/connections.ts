import type { StoryNotification, StoryRepublish, StorySuggestion } from './types.ts';

export const REPUBLISHED: readonly StoryRepublish[] = [
  {
    key: 'hector-by-growth',
    vehicle: 'hector-sharp',
    republisher: 'growth',
    customPriceRupees: 1_385_000,
    customMobile: '9000000012',
    ageDays: 10,
    views: 154,
  },
];

export const SUGGESTIONS: readonly StorySuggestion[] = [
  { vehicle: 'brezza-zdi', suggested: ['nexon-xz', 'creta-sx'] },
  { vehicle: 'i20-asta-diesel', suggested: ['altroz-diesel', 'polo-highline'] },
];

export const NOTIFICATIONS: readonly StoryNotification[] = [
  {
    account: 'starter',
    kind: 'lead',
    title: 'New offer on your Celerio',
    body: 'A buyer offers ₹3,40,000 for 2017 Maruti Suzuki Celerio VXi AMT.',
    about: 'lead-30',
    ageHours: 2,
    read: false,
  },
  {
    account: 'starter',
    kind: 'welcome',
    title: 'Welcome to Chaabi',
    body: 'Publish your first vehicle, print its QR code and wait for offers here.',
    about: null,
    ageHours: 1_080,
    read: true,
  },
  {
    account: 'growth',
    kind: 'lead',
    title: 'New offer on a republished listing',
    body: 'Demo Buyer 33 offers ₹13,30,000 for 2020 MG Hector Sharp CVT.',
    about: 'lead-33',
    ageHours: 16,
    read: false,
  },
  {
    account: 'sharma-motors',
    kind: 'lead',
    title: 'New offer on your Swift',
    body: 'Demo Buyer 1 offers ₹5,20,000 for 2019 Maruti Suzuki Swift VXi.',
    about: 'lead-1',
    ageHours: 1,
    read: false,
  },
  {
    account: 'sharma-motors',
    kind: 'lead',
    title: 'New offer on your Creta',
    body: 'Demo Buyer 2 offers ₹13,80,000 for 2021 Hyundai Creta SX CVT.',
    about: 'lead-2',
    ageHours: 3,
    read: false,
  },
  {
    account: 'sharma-motors',
    kind: 'republish',
    title: 'Your vehicle was republished',
    body: 'Demo Growth republished 2020 MG Hector Sharp CVT at ₹13,85,000.',
    about: 'hector-by-growth',
    ageHours: 240,
    read: true,
  },
  {
    account: 'sharma-motors',
    kind: 'milestone',
    title: 'Your 2019 Maruti Suzuki Vitara Brezza ZDi Plus AMT has been viewed 1,000 times',
    body: 'Share its page again to reach even more buyers.',
    about: 'brezza-zdi',
    ageHours: 960,
    read: true,
  },
];
