import { mutationOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { PrintedInput } from '../../../schema/prints/input';
import { apiOf, read } from '../../lib/api';
import { leadsTodayQuery } from '../leads/leads.queries';

/** Remembers the number on posters that were made. Nobody waits for it. */
export const printedMutation = mutationOptions({
  mutationFn: (posters: z.input<typeof PrintedInput>['posters'], { client }) =>
    read(apiOf(client).prints.index.$post({ json: { posters } })),
  onSuccess: (_answer, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: leadsTodayQuery.queryKey }),
});

/** The posters with an old number have been taken down. */
export const forgetOutdatedMutation = mutationOptions({
  mutationFn: (_: undefined, { client }) => read(apiOf(client).prints.outdated.$delete()),
  onSuccess: (_answer, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: leadsTodayQuery.queryKey }),
});
