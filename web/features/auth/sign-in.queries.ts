import { type MutationFunctionContext, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  EmailInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  VerifyEmailInput,
} from '../../../schema/auth/input';
import { apiOf, read } from '../../lib/api';

type Sender = Pick<MutationFunctionContext, 'client'>;

/** Stale at once: whoever looks at it wants to know how things are now. */
export const sessionHealthQuery = queryOptions({
  queryKey: ['api', 'auth', 'session-health'],
  queryFn: ({ client }) => read(apiOf(client).auth['session-health'].$get()),
  staleTime: 0,
});

export const register = (json: RegisterInput, { client }: Sender) =>
  read(apiOf(client).auth.register.$post({ json }));

export const resendCode = (json: z.output<typeof EmailInput>, { client }: Sender) =>
  read(apiOf(client).auth['resend-code'].$post({ json }));

export const verifyEmail = (json: z.output<typeof VerifyEmailInput>, { client }: Sender) =>
  read(apiOf(client).auth['verify-email'].$post({ json }));

export const logIn = (json: LoginInput, { client }: Sender) => read(apiOf(client).auth.login.$post({ json }));

export const forgotPassword = (json: z.output<typeof EmailInput>, { client }: Sender) =>
  read(apiOf(client).auth['forgot-password'].$post({ json }));

export const resetPassword = (json: ResetPasswordInput, { client }: Sender) =>
  read(apiOf(client).auth['reset-password'].$post({ json }));

export const persistSession = ({ client }: Sender) => read(apiOf(client).auth['persist-session'].$get());

export const refreshSession = ({ client }: Sender) => read(apiOf(client).auth['refresh-session'].$post());

export const postLogOut = ({ client }: Sender) => read(apiOf(client).login.logout.$post());
