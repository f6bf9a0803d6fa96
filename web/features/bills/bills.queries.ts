import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { BillInput } from '../../../schema/bills/input';
import { apiOf, read } from '../../lib/api';
import { readFile } from '../../lib/download-file';
import { papersQuery } from '../papers/papers.queries';

const billsKey = ['api', 'bills'] as const;

/** GST number and scheme of the latest bill. */
export const billStartQuery = queryOptions({
  queryKey: billsKey,
  queryFn: ({ client }) => read(apiOf(client).bills.index.$get()),
});

export const billMutation = mutationOptions({
  // Without a network it fails at once; a bill is not issued later, unseen.
  networkMode: 'always',
  mutationFn: (json: z.input<typeof BillInput>, { client }) =>
    read(apiOf(client).bills.index.$post({ json })),
  onSuccess: ({ vehicleId }, _input, _result, { client }) => {
    for (const queryKey of [papersQuery(vehicleId).queryKey, billsKey]) {
      void client.invalidateQueries({ queryKey });
    }
  },
});

/** The bills of a month, "2026-11", as a file. */
export const monthMutation = mutationOptions({
  mutationFn: async (month: string, { client }) =>
    readFile(await apiOf(client).bills.months[':month'].$get({ param: { month } }), `bills-${month}.csv`),
});
