import { expect, it } from 'vitest';
import { isTapMark, MARKS, sourceOf } from './marks';

const ORIGIN = 'https://chaabi.test';
const LISTING = '/vehicle/0192';

it.each([
  ['scan', true, `${LISTING}?src=qr`, ''],
  ['direct', false, `${LISTING}?src=qr`, ''],
  ['link', false, `${LISTING}?src=link&lang=ta`, 'https://www.facebook.com'],
  ['link', false, `${LISTING}?lang=ta&src=link`, ''],
  ['site', false, `${LISTING}?src=profile`, ''],
  ['site', false, LISTING, ORIGIN],
  ['search', false, LISTING, 'https://www.google.co.in'],
  ['search', false, LISTING, 'android-app://com.google.android.googlequicksearchbox'],
  ['social', false, LISTING, 'https://l.instagram.com'],
  ['social', false, LISTING, 'https://t.co'],
  ['other', false, LISTING, 'https://www.t.co.example.in'],
  ['other', false, LISTING, 'https://www.notgoogle.in'],
  ['direct', false, LISTING, 'nonsense'],
] as const)('is %s (code %s) for %s from %s', (source, isScan, url, from) => {
  expect(sourceOf({ isScan, url, from, origin: ORIGIN })).toBe(source);
});

it('has one letter for each source and tap, and knows which are taps', () => {
  const letters = Object.values(MARKS);
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.every((letter) => letter.length === 1)).toBe(true);
  expect(letters.filter(isTapMark)).toEqual(['c', 'w']);
});
