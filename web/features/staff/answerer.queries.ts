import { mutationOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { AnswererInput } from '../../../schema/staff/answerer';
import { apiOf, read } from '../../lib/api';
import { vehicleKeys } from '../vehicles/vehicles.queries';

/** Who answers buyers for a vehicle. */
export const setAnswererMutation = mutationOptions({
  mutationFn: ({ id, answerer }: { id: string; answerer: z.input<typeof AnswererInput> }, { client }) =>
    read(apiOf(client).vehicles[':id'].answerer.$put({ param: { id }, json: answerer })),
  onSuccess: (_data, _input, _result, { client }) => client.invalidateQueries({ queryKey: vehicleKeys.all }),
});

/** Only the price. */
export const setPriceMutation = mutationOptions({
  mutationFn: ({ id, price }: { id: string; price: string }, { client }) =>
    read(apiOf(client).vehicles[':id'].price.$patch({ param: { id }, json: { price } })),
  onSuccess: (_data, _input, _result, { client }) => client.invalidateQueries({ queryKey: vehicleKeys.all }),
});
