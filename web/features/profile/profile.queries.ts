import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { SendOtpInput, VerifyOtpInput } from '../../../schema/phone/input';
import type { OwnNumberInput, ProfileInput } from '../../../schema/profile/input';
import { apiOf, read } from '../../lib/api';
import { currentUserQuery } from '../auth/auth.queries';

const refreshUser = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: currentUserQuery.queryKey });

export const sendOtpMutation = mutationOptions({
  mutationFn: (json: z.input<typeof SendOtpInput>, { client }) =>
    read(apiOf(client).phone['send-otp'].$post({ json })),
});

/** Whether this installation can send codes. */
export const phoneCodesQuery = queryOptions({
  queryKey: ['api', 'auth', 'phone-codes'],
  queryFn: ({ client }) => read(apiOf(client).phone['phone-codes'].$get()),
});

export const verifyOtpMutation = mutationOptions({
  mutationFn: (json: z.input<typeof VerifyOtpInput>, { client }) =>
    read(apiOf(client).phone['verify-otp'].$post({ json })),
  onSuccess: (_data, _input, _result, { client }) => refreshUser(client),
});

/** Whether a username is available. Queried each time, because others may take it. */
export const usernameCheckQuery = (username: string) =>
  queryOptions({
    queryKey: ['api', 'auth', 'username', username],
    queryFn: ({ client }) =>
      read(apiOf(client).ownProfile.username.check[':username'].$get({ param: { username } })),
    staleTime: 0,
    gcTime: 0,
  });

/** Saves the number that buyers call, and nothing else. */
export const saveNumberMutation = mutationOptions({
  mutationFn: (json: z.input<typeof OwnNumberInput>, { client }) =>
    read(apiOf(client).ownProfile.user['mobile-number'].$put({ json })),
  onSuccess: (user, _input, _result, { client }) => client.setQueryData(currentUserQuery.queryKey, user),
});

export const saveProfileMutation = mutationOptions({
  mutationFn: (json: z.input<typeof ProfileInput>, { client }) =>
    read(apiOf(client).ownProfile.user.profile.$put({ json })),
  onSuccess: (user, _input, _result, { client }) => client.setQueryData(currentUserQuery.queryKey, user),
});
