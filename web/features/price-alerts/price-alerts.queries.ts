import { mutationOptions } from '@tanstack/react-query';
import type { UpdatePriceAlertInput } from '../../../schema/price-alerts/input';
import type { PriceAlertDto } from '../../../schema/price-alerts/output';
import { apiOf, read } from '../../lib/api';
import { pagedQuery, readPage } from '../../lib/paging';
import { leadKeys } from '../leads/leads.queries';

const alertsKey = ['api', 'price-alerts'] as const;

/** Buyers who wait for a lower price, latest first. */
export const priceAlertsQuery = pagedQuery<PriceAlertDto>(alertsKey, (client, query) =>
  readPage(apiOf(client).priceAlerts.index.$get({ query })),
);

/** Remembers that a buyer was told, or takes it back. */
export const tellMutation = mutationOptions({
  scope: { id: 'price-alerts' },
  mutationFn: ({ id, ...json }: { id: string } & UpdatePriceAlertInput, { client }) =>
    read(apiOf(client).priceAlerts[':id'].$patch({ param: { id }, json })),
  onSettled: (_data, _error, _input, _result, { client }) =>
    Promise.all([alertsKey, leadKeys.today].map((queryKey) => client.invalidateQueries({ queryKey }))),
});
