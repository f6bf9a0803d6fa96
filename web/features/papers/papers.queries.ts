import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { PaperInput } from '../../../schema/papers/input';
import type { PaperDto, PaperFile } from '../../../schema/papers/output';
import { apiOf, read } from '../../lib/api';
import { vehicleKeys } from '../vehicles/vehicles.queries';

export const papersQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: ['api', 'papers', vehicleId],
    queryFn: ({ client }) => read(apiOf(client).papers.vehicles[':id'].$get({ param: { id: vehicleId } })),
  });

export const issueMutation = mutationOptions({
  mutationFn: (json: z.input<typeof PaperInput>, { client }): Promise<PaperDto> =>
    read(apiOf(client).papers.index.$post({ json })),
  onSuccess: ({ vehicleId }, _input, _result, { client }) => {
    void client.invalidateQueries({ queryKey: papersQuery(vehicleId).queryKey });
    // A token holds the vehicle.
    void client.invalidateQueries({ queryKey: vehicleKeys.all });
  },
});

/** Notes the hash of a PDF, so that its holder can compare it. */
export const noteFileMutation = mutationOptions({
  mutationFn: ({ id, ...json }: PaperFile & { id: string }, { client }) =>
    read(apiOf(client).papers.files[':id'].$post({ param: { id }, json })),
});
