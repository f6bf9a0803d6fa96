import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  CreateVehicleInput,
  DescribeVehicleInput,
  UpdateOrderInput,
  UpdateVehicleInput,
  VehicleStatusInput,
} from '../../../schema/vehicles/input';
import { MAX_ORDER_UPDATES } from '../../../schema/vehicles/lists';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { apiOf, read } from '../../lib/api';
import { pagedQuery, readPage } from '../../lib/paging';
import { STORED_ON_DEVICE } from '../../lib/stored-on-device';
import { draftsQuery } from '../drafts/drafts.queries';
import { usageKey } from '../limits/limits.queries';

export const vehicleKeys = {
  all: ['api', 'vehicles'] as const,
  own: ['api', 'vehicles', 'own'] as const,
  listing: (id: string) => ['api', 'vehicles', id] as const,
  desks: ['api', 'vehicles', 'desk'] as const,
  desk: (id: string) => [...vehicleKeys.desks, id] as const,
};

/** The seller's own listings, newest first. */
export const ownVehiclesQuery = pagedQuery<OwnVehicleDto>(
  vehicleKeys.own,
  (client, query) => readPage(apiOf(client).vehicles.index.$get({ query })),
  { meta: STORED_ON_DEVICE },
);

/** The number of listings by status. */
export const vehicleCountsQuery = queryOptions({
  meta: STORED_ON_DEVICE,
  queryKey: [...vehicleKeys.all, 'counts'],
  queryFn: ({ client }) => read(apiOf(client).vehicles.counts.$get()),
});

/** One of the seller's own listings with everything about it. */
export const deskQuery = (id: string) =>
  queryOptions({
    queryKey: vehicleKeys.desk(id),
    queryFn: ({ client }) => read(apiOf(client).vehicles[':id'].desk.$get({ param: { id } })),
  });

/** Refetches lists, single vehicles with their stats, and the plan's usage. */
export const refreshVehicles = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: vehicleKeys.all }),
    client.invalidateQueries({ queryKey: usageKey }),
    client.invalidateQueries({ queryKey: draftsQuery.queryKey }),
  ]);

/** Shows a change at once; returns what must be restored if the server refuses it. */
async function showAtOnce(client: QueryClient, id: string, change: Partial<OwnVehicleDto>) {
  const { queryKey } = ownVehiclesQuery;
  const { queryKey: deskKey } = deskQuery(id);
  await Promise.all([queryKey, deskKey].map((key) => client.cancelQueries({ queryKey: key })));
  const before = client.getQueryData(queryKey);
  const deskBefore = client.getQueryData(deskKey);
  client.setQueryData(queryKey, (data) => {
    if (!data) return data;
    const changed = (vehicle: OwnVehicleDto) => (vehicle.id === id ? { ...vehicle, ...change } : vehicle);
    return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })) };
  });
  client.setQueryData(deskKey, (desk) => desk && { ...desk, vehicle: { ...desk.vehicle, ...change } });
  return () => {
    client.setQueryData(queryKey, before);
    client.setQueryData(deskKey, deskBefore);
  };
}

export const createVehicleMutation = mutationOptions({
  mutationFn: (json: z.input<typeof CreateVehicleInput>, { client }) =>
    read(apiOf(client).vehicles.index.$post({ json })),
  onSuccess: (_data, _input, _result, { client }) => refreshVehicles(client),
});

export const relistVehicleMutation = mutationOptions({
  mutationFn: (id: string, { client }) => read(apiOf(client).vehicles[':id'].relist.$post({ param: { id } })),
  onSuccess: (_data, _id, _result, { client }) => refreshVehicles(client),
});

export const updateVehicleMutation = mutationOptions({
  mutationFn: ({ id, ...json }: { id: string } & z.input<typeof UpdateVehicleInput>, { client }) =>
    read(apiOf(client).vehicles[':id'].$patch({ param: { id }, json })),
  onSuccess: (_data, _input, _result, { client }) => refreshVehicles(client),
});

export const describeVehicleMutation = mutationOptions({
  mutationFn: (json: z.input<typeof DescribeVehicleInput>, { client }) =>
    read(apiOf(client).vehicles['generate-description'].$post({ json })),
});

export const setStatusMutation = mutationOptions({
  mutationFn: ({ id, ...json }: { id: string } & z.input<typeof VehicleStatusInput>, { client }) =>
    read(apiOf(client).vehicles[':id'].status.$patch({ param: { id }, json })),
  onMutate: ({ id, status }, { client }) => showAtOnce(client, id, { status }),
  onError: (_error, _input, putBack) => putBack?.(),
  onSettled: (_data, _error, _input, _putBack, { client }) => refreshVehicles(client),
});

/** Undoes a sale while that is possible. */
export const undoSoldMutation = mutationOptions({
  mutationFn: (id: string, { client }) =>
    read(apiOf(client).vehicles[':id']['undo-sold'].$post({ param: { id } })),
  onSettled: (_data, _error, _id, _result, { client }) => refreshVehicles(client),
});

export const setVisibilityMutation = mutationOptions({
  mutationFn: ({ id, showInProfile }: { id: string; showInProfile: boolean }, { client }) =>
    read(apiOf(client).vehicles[':id'].visibility.$patch({ param: { id }, json: { showInProfile } })),
  onMutate: ({ id, showInProfile }, { client }) => showAtOnce(client, id, { showInProfile }),
  onError: (_error, _input, putBack) => putBack?.(),
  onSettled: (_data, _error, _input, _putBack, { client }) => refreshVehicles(client),
});

/** Shows and hides several at once; tries each, even if another fails. */
export const setVisibilitiesMutation = mutationOptions({
  mutationFn: async (changes: { id: string; showInProfile: boolean }[], { client }) => {
    const patch = ({ id, showInProfile }: (typeof changes)[number]) =>
      read(apiOf(client).vehicles[':id'].visibility.$patch({ param: { id }, json: { showInProfile } }));
    const results = await Promise.allSettled(changes.map(patch));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  },
  onSettled: (_data, _error, _input, _result, { client }) => refreshVehicles(client),
});

/** Saves positions on the profile, in batches that the API accepts. */
export const updateOrderMutation = mutationOptions({
  mutationFn: async (updates: UpdateOrderInput['updates'], { client }) => {
    for (let at = 0; at < updates.length; at += MAX_ORDER_UPDATES) {
      const json = { updates: updates.slice(at, at + MAX_ORDER_UPDATES) };
      await read(apiOf(client).vehicles['update-order'].$post({ json }));
    }
  },
  onSettled: (_data, _error, _input, _result, { client }) => refreshVehicles(client),
});

export const deleteVehicleMutation = mutationOptions({
  mutationFn: (id: string, { client }) => read(apiOf(client).vehicles[':id'].$delete({ param: { id } })),
  onSuccess: (_data, _id, _result, { client }) => refreshVehicles(client),
});
