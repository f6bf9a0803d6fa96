import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf, read } from '../../lib/api';
import { vehicleKeys } from '../vehicles/vehicles.queries';

export const suggestionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...vehicleKeys.listing(id), 'suggestions'],
    queryFn: ({ client }) => read(apiOf(client).suggestions[':id'].suggestions.$get({ param: { id } })),
  });

const refresh = (client: QueryClient, id: string) =>
  client.invalidateQueries({ queryKey: vehicleKeys.listing(id) });

export const replaceSuggestionsMutation = mutationOptions({
  mutationFn: ({ id, suggestedVehicleIds }: { id: string; suggestedVehicleIds: string[] }, { client }) =>
    read(
      apiOf(client).suggestions[':id'].suggestions.$post({ param: { id }, json: { suggestedVehicleIds } }),
    ),
  onSuccess: (_data, { id }, _result, { client }) => refresh(client, id),
});

export const removeSuggestionsMutation = mutationOptions({
  mutationFn: (id: string, { client }) =>
    read(apiOf(client).suggestions[':id'].suggestions.$delete({ param: { id } })),
  onSuccess: (_data, id, _result, { client }) => refresh(client, id),
});
