import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { MoneyLineInput } from '../../../schema/money/input';
import type { VehicleMoneyDto } from '../../../schema/money/output';
import { apiOf, read } from '../../lib/api';
import { leadKeys } from '../leads/leads.queries';

const moneyKey = ['api', 'money'] as const;

/**
 * A manager may have changed it since it was last shown. Without a network it fails at once: a change of a price
 * waits for it.
 */
const options = { staleTime: 30_000, networkMode: 'always' } as const;

/** What each vehicle has cost. Like the rest, never stored on the device. */
export const costsQuery = queryOptions({
  ...options,
  queryKey: [...moneyKey, 'list'],
  queryFn: ({ client }) => read(apiOf(client).money.index.$get()),
});

/** What one vehicle has cost, line by line. */
export const moneyQuery = (vehicleId: string) =>
  queryOptions({
    ...options,
    queryKey: [...moneyKey, 'of', vehicleId],
    queryFn: ({ client }) => read(apiOf(client).money[':id'].$get({ param: { id: vehicleId } })),
  });

type LineFields = z.input<typeof MoneyLineInput>;
interface Line {
  vehicleId: string;
  id: string;
}

const follow = {
  onSuccess: (
    money: VehicleMoneyDto,
    _input: unknown,
    _result: unknown,
    { client }: { client: QueryClient },
  ) => {
    client.setQueryData(moneyQuery(money.vehicleId).queryKey, money);
    for (const { queryKey } of [costsQuery, { queryKey: leadKeys.today }])
      void client.invalidateQueries({ queryKey });
  },
  // Somebody else may have changed it.
  onError: (
    _error: Error,
    { vehicleId }: { vehicleId: string },
    _result: unknown,
    { client }: { client: QueryClient },
  ) => client.invalidateQueries({ queryKey: moneyQuery(vehicleId).queryKey }),
};

export const addLineMutation = mutationOptions({
  mutationFn: ({ vehicleId, json }: { vehicleId: string; json: LineFields }, { client }) =>
    read(apiOf(client).money[':id'].lines.$post({ param: { id: vehicleId }, json })),
  ...follow,
});

export const changeLineMutation = mutationOptions({
  mutationFn: ({ vehicleId, id, json }: Line & { json: LineFields }, { client }) =>
    read(apiOf(client).money[':id'].lines[':line'].$put({ param: { id: vehicleId, line: id }, json })),
  ...follow,
});

export const removeLineMutation = mutationOptions({
  mutationFn: ({ vehicleId, id, version }: Line & { version: number }, { client }) =>
    read(
      apiOf(client).money[':id'].lines[':line'].$delete({
        param: { id: vehicleId, line: id },
        query: { version: String(version) },
      }),
    ),
  ...follow,
});
