import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ChoiceInput, PinInput } from '../../../schema/shared-phones/input';
import { apiOf, read } from '../../lib/api';

const all = ['api', 'shared-phones'] as const;

/** Whether this phone is shared, and by whom. */
export const phoneHereQuery = queryOptions({
  queryKey: [...all, 'here'],
  queryFn: ({ client }) => read(apiOf(client).sharedPhones.here.$get()),
});

/** Sets the person's PIN, and shares the phone if asked to. */
export const setPinMutation = mutationOptions({
  mutationFn: ({ pin, shares }: PinInput & { shares: boolean }, { client }): Promise<unknown> =>
    shares
      ? read(apiOf(client).sharedPhones.here.$post({ json: { pin } }))
      : read(apiOf(client).sharedPhones.pin.$put({ json: { pin } })),
  onSuccess: (_answer, _input, _result, { client }) => client.invalidateQueries({ queryKey: all }),
});

export const choosePersonMutation = mutationOptions({
  mutationFn: (json: ChoiceInput, { client }) => read(apiOf(client).sharedPhones.here.choice.$post({ json })),
});

/** Nobody uses this phone until somebody chooses themselves. */
export const leavePhoneMutation = mutationOptions({
  mutationFn: (_: undefined, { client }) => read(apiOf(client).sharedPhones.here.choice.$delete()),
});

/** Whoever uses this phone still does. */
export const notePhoneUseMutation = mutationOptions({
  mutationFn: (_: undefined, { client }) => read(apiOf(client).sharedPhones.here.use.$post({ json: {} })),
});

/** The phones that the seller's staff share. */
export const sharedPhonesQuery = queryOptions({
  queryKey: [...all, 'list'],
  queryFn: ({ client }) => read(apiOf(client).sharedPhones.index.$get()),
});

export const endSharingMutation = mutationOptions({
  mutationFn: (id: string, { client }) => read(apiOf(client).sharedPhones[':id'].$delete({ param: { id } })),
  onSettled: (_answer, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: all }),
});
