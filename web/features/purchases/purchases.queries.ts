import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { PaperDto } from '../../../schema/papers/output';
import type {
  IdentityInput,
  PaidPurchaseInput,
  PurchaseInput,
  RcHolderInput,
} from '../../../schema/purchases/input';
import type { CameInDto, PurchaseMoneyDto } from '../../../schema/purchases/output';
import { apiOf, read } from '../../lib/api';

const keyOf = (vehicleId: string) => ['api', 'purchases', vehicleId] as const;

export const cameInQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: [...keyOf(vehicleId), 'came-in'],
    queryFn: ({ client }) => read(apiOf(client).purchases[':id'].$get({ param: { id: vehicleId } })),
  });

/** What was paid; gone with the screen, like all money. */
export const purchaseMoneyQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: [...keyOf(vehicleId), 'money'],
    queryFn: ({ client }) => read(apiOf(client).purchases[':id'].money.$get({ param: { id: vehicleId } })),
    gcTime: 0,
  });

const follow = {
  onSuccess: (cameIn: CameInDto, _input: unknown, _result: unknown, { client }: { client: QueryClient }) => {
    client.setQueryData(cameInQuery(cameIn.vehicleId).queryKey, cameIn);
    void client.invalidateQueries({ queryKey: purchaseMoneyQuery(cameIn.vehicleId).queryKey });
  },
  // Somebody else may have changed it.
  onError: (
    _error: Error,
    { vehicleId }: { vehicleId: string },
    _result: unknown,
    { client }: { client: QueryClient },
  ) => client.invalidateQueries({ queryKey: keyOf(vehicleId) }),
};

interface Of<Json> {
  vehicleId: string;
  json: Json;
}

export const sayRcMutation = mutationOptions({
  mutationFn: ({ vehicleId, json }: Of<z.input<typeof RcHolderInput>>, { client }) =>
    read(apiOf(client).purchases[':id'].rc.$put({ param: { id: vehicleId }, json })),
  ...follow,
});

type PurchaseJson = z.input<typeof PurchaseInput> | z.input<typeof PaidPurchaseInput>;

export const savePurchaseMutation = mutationOptions({
  mutationFn: ({ vehicleId, json }: Of<PurchaseJson>, { client }): Promise<CameInDto> => {
    const { ':id': one } = apiOf(client).purchases;
    const param = { id: vehicleId };
    return 'price' in json ? read(one.paid.$put({ param, json })) : read(one.$put({ param, json }));
  },
  ...follow,
});

export const identifyMutation = mutationOptions({
  mutationFn: (
    { vehicleId, json }: Of<z.input<typeof IdentityInput>>,
    { client },
  ): Promise<PurchaseMoneyDto> =>
    read(apiOf(client).purchases[':id'].identity.$put({ param: { id: vehicleId }, json })),
  onSuccess: (money, _input, _result, { client }) =>
    client.setQueryData(purchaseMoneyQuery(money.vehicleId).queryKey, money),
});

export const erasePersonMutation = mutationOptions({
  mutationFn: ({ vehicleId }: { vehicleId: string }, { client }) =>
    read(apiOf(client).purchases[':id'].person.$delete({ param: { id: vehicleId } })),
  ...follow,
});

export const issueReceiptMutation = mutationOptions({
  // Without a network it fails at once; a receipt is not issued later, unseen.
  networkMode: 'always',
  mutationFn: (
    { vehicleId, version }: { vehicleId: string; version: number },
    { client },
  ): Promise<PaperDto> =>
    read(apiOf(client).purchases[':id'].receipt.$post({ param: { id: vehicleId }, json: { version } })),
  // The list of papers, and whether the purchase can still be changed.
  onSettled: (_paper, _error, { vehicleId }, _result, { client }) => {
    for (const queryKey of [keyOf(vehicleId), ['api', 'papers', vehicleId]])
      void client.invalidateQueries({ queryKey });
  },
});
