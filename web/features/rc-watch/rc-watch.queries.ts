import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SaleCase } from '../../../schema/papers/rules/checklist';
import type { VehicleRcWatchDto } from '../../../schema/rc-watch/output';
import { apiOf, read } from '../../lib/api';
import { leadKeys } from '../leads/leads.queries';

export const rcWatchQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: ['api', 'rcWatches', vehicleId],
    queryFn: ({ client }) => read(apiOf(client).rcWatches.vehicles[':id'].$get({ param: { id: vehicleId } })),
  });

function keepWatch(client: QueryClient, vehicleId: string, answered: VehicleRcWatchDto) {
  client.setQueryData(rcWatchQuery(vehicleId).queryKey, answered);
  // Its overdue ones are in Today.
  void client.invalidateQueries({ queryKey: leadKeys.today });
}

export const startWatchMutation = mutationOptions({
  mutationFn: ({ id, sale }: { id: string; sale: SaleCase }, { client }) =>
    read(apiOf(client).rcWatches.vehicles[':id'].$put({ param: { id }, json: sale })),
  onSuccess: (answered, { id }, _result, { client }) => keepWatch(client, id, answered),
});

export const renewLinkMutation = mutationOptions({
  mutationFn: (id: string, { client }) => read(apiOf(client).rcWatches.links[':id'].$post({ param: { id } })),
  onSuccess: (answered, id, _result, { client }) => keepWatch(client, id, answered),
});

export const stopWatchMutation = mutationOptions({
  mutationFn: (id: string, { client }) =>
    read(apiOf(client).rcWatches.vehicles[':id'].$delete({ param: { id } })),
  onSuccess: (_answered, id, _result, { client }) => keepWatch(client, id, { watch: null, isSold: true }),
});
