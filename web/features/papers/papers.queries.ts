import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { PaperInput } from '../../../schema/papers/input';
import type { PaperDto, PaperFile } from '../../../schema/papers/output';
import { apiOf, read } from '../../lib/api';
import { STORED_ON_DEVICE } from '../../lib/stored-on-device';
import { tripsQuery } from '../stock-book/trips.queries';
import { vehicleKeys } from '../vehicles/vehicles.queries';

export const papersQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: ['api', 'papers', vehicleId],
    queryFn: ({ client }) => read(apiOf(client).papers.vehicles[':id'].$get({ param: { id: vehicleId } })),
  });

/** The seller as papers name them, for one that is made without a network. */
export const paperSellerQuery = queryOptions({
  meta: STORED_ON_DEVICE,
  queryKey: ['api', 'papers', 'seller'],
  queryFn: ({ client }) => read(apiOf(client).papers.seller.$get()),
});

/** A token holds the vehicle, so its status may have changed too; a delivery note ends its trip. */
export function refreshPapers(client: QueryClient, vehicleId: string): void {
  void client.invalidateQueries({ queryKey: papersQuery(vehicleId).queryKey });
  void client.invalidateQueries({ queryKey: vehicleKeys.all });
  void client.invalidateQueries({ queryKey: tripsQuery(vehicleId).queryKey });
}

export const issueMutation = mutationOptions({
  mutationFn: (json: z.input<typeof PaperInput>, { client }): Promise<PaperDto> =>
    read(apiOf(client).papers.index.$post({ json })),
  // Without a network it fails at once, and the paper is made on the device.
  networkMode: 'always',
  onSuccess: ({ vehicleId }, _input, _result, { client }) => refreshPapers(client, vehicleId),
});

/** Declares a paper void. */
export const cancelMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: string; reason: string }, { client }): Promise<PaperDto> =>
    read(apiOf(client).papers.cancelled[':id'].$post({ param: { id }, json: { reason } })),
  onSuccess: ({ vehicleId }, _input, _result, { client }) => refreshPapers(client, vehicleId),
});

/** Erases what no law needs of a paper's buyer. */
export const eraseBuyerMutation = mutationOptions({
  mutationFn: (id: string, { client }): Promise<PaperDto[]> =>
    read(apiOf(client).papers.erased[':id'].$post({ param: { id } })),
  onSuccess: ([paper], _id, _result, { client }) => paper && refreshPapers(client, paper.vehicleId),
});

/** Notes the hash of a PDF, so that its holder can compare it. */
export const noteFileMutation = mutationOptions({
  mutationFn: ({ id, ...json }: PaperFile & { id: string }, { client }) =>
    read(apiOf(client).papers.files[':id'].$post({ param: { id }, json })),
});
