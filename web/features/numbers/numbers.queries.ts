import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { OpenNumberInput } from '../../../schema/numbers/input';
import { apiOf, read } from '../../lib/api';

export type NumberOf = Pick<OpenNumberInput, 'of' | 'id'>;
export type NumberUse = OpenNumberInput['use'];

/** A number that has been opened on this page, in E.164; the device does not store it. */
export const openedNumberQuery = ({ of, id }: NumberOf) =>
  queryOptions<string>({ queryKey: ['api', 'numbers', of, id], queryFn: skipToken });

/** Opens a number, or records that one in sight was called or written to. */
export const openNumberMutation = mutationOptions({
  mutationFn: (json: OpenNumberInput, { client }) => read(apiOf(client).numbers.index.$post({ json })),
  onSuccess: ({ mobileNumber }, input, _result, { client }) =>
    client.setQueryData(openedNumberQuery(input).queryKey, mobileNumber),
});
