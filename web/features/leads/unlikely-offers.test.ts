import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { LeadDto } from '../../../schema/leads/output';
import { createQueryClient } from '../../lib/api';
import { leadsQuery } from './leads.queries';
import { UnlikelyOffers } from './unlikely-offers';

afterEach(() => vi.unstubAllGlobals());

function render(ids: string[], nextCursor: string | null = null) {
  vi.stubGlobal('window', { innerWidth: 390, innerHeight: 844 });
  const client = createQueryClient();
  const items = ids.map((id) => ({ id }) as LeadDto);
  client.setQueryData(leadsQuery({ unlikely: 'only' }).queryKey, {
    pages: [{ items, nextCursor }],
    pageParams: [''],
  });
  const offers = createElement(UnlikelyOffers, { onOpen: () => {} });
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, offers));
}

it('unlikely offers are counted while they are collapsed, and not mentioned if there are none', () => {
  expect(render([])).toBe('');
  expect(render(['a', 'b'])).toContain('Unlikely offers (2)');
  expect(render(['a', 'b'], '5_b')).toContain('Unlikely offers (2+)');
});
