import { expect, it } from 'vitest';
import { isScannedLive } from './input';
import { upiLink } from './link';

it('a UPI address has the published parameters, the amount with paise, and nothing that ends it early', () => {
  const link = upiLink({
    payee: 'shop@bank',
    name: 'Rao & Sons',
    amountMinor: 236_05,
    reference: 'CH1',
    note: 'Growth, 1 month',
  });
  expect(link).toBe(
    'upi://pay?pa=shop@bank&pn=Rao%20%26%20Sons&tr=CH1&tn=Growth%2C%201%20month&am=236.05&cu=INR',
  );
  const fields = Object.fromEntries(
    link
      .slice('upi://pay?'.length)
      .split('&')
      .map((field) => field.split('=').map(decodeURIComponent)),
  );
  expect(fields).toEqual({
    pa: 'shop@bank',
    pn: 'Rao & Sons',
    tr: 'CH1',
    tn: 'Growth, 1 month',
    am: '236.05',
    cu: 'INR',
  });
});

it('a code of up to ₹2,000 may come from the gallery, and of a paisa more must be scanned', () => {
  expect([1_999_99, 2_000_00, 2_000_01, 2_360_00].map(isScannedLive)).toEqual([false, false, true, true]);
});
