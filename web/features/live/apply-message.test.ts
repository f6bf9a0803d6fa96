import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/api';
import { getToasts } from '../../lib/toast-store';
import { unreadCountQuery } from '../notifications/notifications.queries';
import { ownRepublishedQuery } from '../republish/republish.queries';
import { ownVehiclesQuery } from '../vehicles/vehicles.queries';
import { applyMessage } from './apply-message';

const items = (...ids: string[]) => ({
  pages: [{ items: ids.map((id) => ({ id, views: 1 })), nextCursor: null }],
  pageParams: [''],
});
const open = vi.fn();

it.each([
  [ownVehiclesQuery, null],
  [ownRepublishedQuery, 'r'],
] as const)('counts change on their own card', ({ queryKey }, republishedVehicleId) => {
  const client = new QueryClient();
  client.setQueryData([...queryKey], items('other', 'v', 'r'));
  applyMessage(client, { type: 'views', vehicleId: 'v', republishedVehicleId, views: 7 }, open);
  const changed = republishedVehicleId ?? 'v';
  expect(client.getQueryData([...queryKey])).toEqual({
    ...items(),
    pages: [
      {
        items: ['other', 'v', 'r'].map((id) => ({ id, views: id === changed ? 7 : 1 })),
        nextCursor: null,
      },
    ],
  });
});

it('staff refetch what has changed', async () => {
  const client = new QueryClient();
  client.setQueryData(['api', 'visits'], []);
  client.setQueryData(['api', 'leads'], []);
  applyMessage(client, { type: 'refresh', changed: ['/api/visits'] }, open);
  expect(client.getQueryState(['api', 'visits'])?.isInvalidated).toBe(true);
  expect(client.getQueryState(['api', 'leads'])?.isInvalidated).toBe(false);
});

it('a missing list is not invented', () => {
  const client = new QueryClient();
  applyMessage(client, { type: 'views', vehicleId: 'v', republishedVehicleId: null, views: 7 }, open);
  expect(client.getQueryData([...ownVehiclesQuery.queryKey])).toBeUndefined();
});

it.each([
  [
    'who offers how much',
    { buyerName: 'Asha', offerPrice: 450_000, offerCurrency: 'INR' },
    'Asha offers ₹4,50,000',
  ],
  ['no more where the lead cannot be read', null, undefined],
])('a lead is announced with its vehicle, a link to it and %s', async (_, lead, description) => {
  const client = createQueryClient(async () => Response.json(lead ?? {}, { status: lead ? 200 : 503 }));
  const before = getToasts()[0]?.id ?? 0;
  applyMessage(client, { type: 'lead', leadId: 'l', vehicleId: 'v', vehicleName: 'Swift' }, open);
  const shown = await vi.waitUntil(() => getToasts().find(({ open: isOpen, id }) => isOpen && id > before));
  expect([shown.title, shown.description]).toEqual(['New offer on Swift', description]);
  shown.action?.onSelect();
  expect(open).toHaveBeenCalledWith('l');
});

it('the bell shows what is unread, whatever answer is still on its way', async () => {
  const client = new QueryClient();
  const late = client.fetchQuery({
    queryKey: unreadCountQuery.queryKey,
    queryFn: () => new Promise<{ count: number }>((resolve) => setTimeout(() => resolve({ count: 1 }), 20)),
  });
  late.catch(() => undefined);
  applyMessage(
    client,
    { type: 'notification', id: 'n', kind: 'offer_withdrawn', unread: 2, changed: [] },
    open,
  );
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(client.getQueryData(unreadCountQuery.queryKey)).toEqual({ count: 2 });
});
