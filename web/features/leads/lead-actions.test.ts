import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { LeadDto } from '../../../schema/leads/output';
import { ReachBuyer } from './lead-actions';

const LEAD = { buyerName: 'Ravi', buyerMobile: '+919876543210', vehicleName: 'Swift', offerPrice: 427_500 };

/** What a seller is offered for a lead, and which of it is disabled, with the reason. */
function offered(fields: Partial<LeadDto>) {
  const lead = { ...LEAD, offerCurrency: 'INR', ...fields } as LeadDto;
  const buyer = createElement(ReachBuyer, { lead, onAddContact: () => {} });
  const html = renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, buyer));
  const labels = Array.from(html.matchAll(/<span[^>]*>([^<]+)<\/span>/g), ([, label]) => label);
  const reasons = Array.from(html.matchAll(/<button[^>]*>/g), ([button]) =>
    button.includes(' disabled') ? /title="([^"]*)"/.exec(button)?.[1] : 'enabled',
  );
  return { labels, reasons, html };
}

it('a buyer who is not a contact yet can be added', () => {
  const { labels, reasons, html } = offered({ isContact: false });
  expect(labels).toEqual(['Call', 'WhatsApp', 'Add Contact']);
  // The texts beside WhatsApp are a button of their own.
  expect(reasons).toEqual(['enabled', 'enabled']);
  expect(html).toContain('href="tel:+919876543210"');
});

it('a contact is not added again, whatever country the number is of', () => {
  for (const buyerMobile of ['+919876543210', '+14155550123']) {
    const { labels, reasons } = offered({ isContact: true, buyerMobile });
    expect(labels).toEqual(['Call', 'WhatsApp', 'In contacts']);
    expect(reasons).toEqual(['enabled']);
  }
});

it('a number from abroad can be called but not added', () => {
  const { labels, reasons } = offered({ isContact: false, buyerMobile: '+14155550123' });
  expect(labels).toEqual(['Call', 'WhatsApp', 'Add Contact']);
  expect(reasons).toEqual(['enabled', 'Contacts hold Indian numbers']);
});

it('a masked buyer can be reached in no way, and a withdrawn one has none', () => {
  const { labels, reasons } = offered({ masked: true, buyerMobile: '+91••••••••10' });
  expect(labels).toEqual(['Call', 'WhatsApp', 'Add Contact']);
  expect(reasons).not.toContain('enabled');
  expect(reasons).toHaveLength(3);
  expect(offered({ withdrawnAt: '2026-11-23T06:30:00.000Z' }).html).toBe('');
});
