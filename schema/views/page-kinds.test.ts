import { expect, it } from 'vitest';
import { pageKindOf } from './page-kinds';

it.each([
  ['/', 'home'],
  ['/?utm=x', 'home'],
  ['https://chaabi.test/vehicle/0192-abc?src=qr#top', 'vehicle'],
  ['/vehicles/0192-abc', 'vehicle'],
  ['/republished/0192-abc', 'republished'],
  ['/sharma-motors', 'profile'],
  ['/dashboard/leads?lead=0192', 'dashboard'],
  ['/how-to-sell-vehicles-online', 'guide'],
  ['/help', 'guide'],
  ['/subscription', 'plans'],
  ['/auth/reset', 'account'],
  ['/terms', 'legal'],
  ['/constructor', 'profile'],
  ['/no/such/page', 'other'],
  ['/%00', 'other'],
])('%s is a page of kind %s', (url, kind) => {
  expect(pageKindOf(url)).toBe(kind);
});
