import { mutationOptions } from '@tanstack/react-query';
import type { YardVehicleDto } from '../../../schema/vehicles/output';
import { apiOf, read } from '../../lib/api';
import { pagedQuery, readPage } from '../../lib/paging';

const yardKey = ['api', 'vehicles', 'yard'] as const;

/** What stands in the yard, newest first. */
export const yardQuery = pagedQuery<YardVehicleDto>(yardKey, (client, query) =>
  readPage(apiOf(client).vehicles.yard.$get({ query })),
);

export const addPhotosMutation = mutationOptions({
  mutationFn: ({ id, images }: { id: string; images: string[] }, { client }) =>
    read(apiOf(client).vehicles[':id'].photos.$post({ param: { id }, json: { images } })),
  onSuccess: (_data, _input, _result, { client }) => client.invalidateQueries({ queryKey: yardKey }),
});
