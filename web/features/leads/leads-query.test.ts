import { expect, it } from 'vitest';
import { SEARCH_HEADER } from '../../../schema/common/search-header';
import type { LeadFilter } from '../../../schema/leads/input';
import { createQueryClient } from '../../lib/api';
import { leadsQuery } from './leads.queries';

/** The address and the search of each request for two pages of leads. */
async function requestsOf(filter: LeadFilter) {
  const asked: string[] = [];
  const client = createQueryClient(async (input, init) => {
    const { pathname, search, searchParams } = new URL(`${input}`, 'https://site.test');
    asked.push(`${pathname}${search} ${new Headers(init?.headers).get(SEARCH_HEADER) ?? ''}`.trim());
    const next = { 'x-next-cursor': '5_second' };
    return Response.json([{ id: 'lead' }], searchParams.has('cursor') ? {} : { headers: next });
  });
  await client.fetchInfiniteQuery({ ...leadsQuery(filter), pages: 2 });
  return asked;
}

it('each part of a filter is sent with every page, and a search in no address', async () => {
  expect(await requestsOf({})).toEqual(['/api/leads', '/api/leads?cursor=5_second']);
  expect(await requestsOf({ status: 'won', source: 'qr' })).toEqual([
    '/api/leads?status=won&source=qr',
    '/api/leads?status=won&source=qr&cursor=5_second',
  ]);
  expect(await requestsOf({ search: 'Asha R', unlikely: 'only' })).toEqual([
    '/api/leads?unlikely=only Asha%20R',
    '/api/leads?unlikely=only&cursor=5_second Asha%20R',
  ]);
});

it('every filter has a list of its own, and only the whole list is stored on the device', () => {
  const filters: LeadFilter[] = [
    {},
    { status: 'won' },
    { source: 'qr' },
    { search: 'Asha' },
    { vehicleId: 'v' },
  ];
  expect(new Set(filters.map((filter) => JSON.stringify(leadsQuery(filter).queryKey))).size).toBe(5);
  expect(filters.map((filter) => leadsQuery(filter).meta !== undefined)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(leadsQuery({ status: undefined }).meta).toBeDefined();
});
