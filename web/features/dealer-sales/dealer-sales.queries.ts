import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { DealerAnswer, DealerSaleInput } from '../../../schema/dealer-sales/input';
import type { DealerOfferDto } from '../../../schema/dealer-sales/output';
import { apiOf, read } from '../../lib/api';
import { pagedQuery, readPage } from '../../lib/paging';
import { draftsQuery } from '../drafts/drafts.queries';
import { leadKeys } from '../leads/leads.queries';

const key = ['api', 'dealer-sales'] as const;

/** To which dealer a vehicle was sold last. */
export const dealerSaleQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: [...key, vehicleId],
    queryFn: ({ client }) =>
      read(apiOf(client).dealerSales.vehicles[':id'].$get({ param: { id: vehicleId } })),
  });

export const offerToDealerMutation = mutationOptions({
  mutationFn: (json: z.input<typeof DealerSaleInput>, { client }) =>
    read(apiOf(client).dealerSales.index.$post({ json })),
  onSuccess: (sale, { vehicleId }, _result, { client }) => {
    client.setQueryData(dealerSaleQuery(vehicleId).queryKey, sale);
  },
});

export const withdrawDealerSaleMutation = mutationOptions({
  mutationFn: (vehicleId: string, { client }) =>
    read(apiOf(client).dealerSales.vehicles[':id'].$delete({ param: { id: vehicleId } })),
  onSettled: (_sale, _error, vehicleId, _result, { client }) =>
    client.invalidateQueries({ queryKey: dealerSaleQuery(vehicleId).queryKey }),
});

/** Vehicles that other sellers say they have sold to this one, latest first. */
export const dealerOffersQuery = pagedQuery<DealerOfferDto>([...key, 'offers'], (client, query) =>
  readPage(apiOf(client).dealerSales.offers.$get({ query })),
);

export const answerDealerOfferMutation = mutationOptions({
  mutationFn: ({ id, status }: { id: string; status: DealerAnswer }, { client }) =>
    read(apiOf(client).dealerSales.offers[':id'].$patch({ param: { id }, json: { status } })),
  onSettled: (_data, _error, _input, _result, { client }) =>
    Promise.all(
      [key, leadKeys.today, draftsQuery.queryKey].map((queryKey) => client.invalidateQueries({ queryKey })),
    ),
});
