import { expect, it } from 'vitest';
import { PRIVACY } from './privacy';
import { TERMS } from './terms';

const idsOf = (sections: readonly { id: string }[]) => sections.map(({ id }) => id).join(' ');

it('legal texts keep the anchors that others have linked to', () => {
  expect(idsOf(TERMS)).toBe(
    'acceptance service accounts acceptable-use content subscription limitations intellectual-property privacy disclaimers liability indemnification termination modifications governing-law contact',
  );
  expect(idsOf(PRIVACY)).toBe(
    'introduction information-we-collect how-we-use-it sharing security cookies third-parties your-rights retention children changes contact',
  );
});

it('the terms state each plan’s limits, price and periods', () => {
  const [free, prices, periods, byUpi] = TERMS.find(({ id }) => id === 'subscription')?.body ?? [];
  expect(free).toBe(
    'Free tier (Starter): 3 listings live at once and any number over time, 10 new vehicles and 50 leads a month, basic analytics, advertisements.',
  );
  expect(prices).toBe('Growth: ₹236 a month. Pro: ₹687 a month. Prices include tax.');
  expect(periods).toBe(
    'Paid plans are prepaid for 1, 3 or 12 months, by UPI or through a payment provider, and do not renew by themselves. At the end the plan becomes Starter; nothing is deleted.',
  );
  expect(byUpi).toBe(
    'A plan paid by UPI starts as soon as its bank reference (UTR) is named, once for each account, and ends after 72 hours if the payment is not on our bank statement. A later payment starts its plan when the statement shows it. A reference that is false or belongs to somebody else may be refused.',
  );
});
