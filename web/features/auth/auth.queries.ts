import { type MutationFunctionContext, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  EmailInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  VerifyEmailInput,
} from '../../../schema/contracts/auth';
import { ApiError, apiOf, read } from '../../lib/api';

type Sender = Pick<MutationFunctionContext, 'client'>;

/** The signed-in person, or null: a 401 is an answer, not an error (spec 1, section 4). */
export const currentUserQuery = queryOptions({
  queryKey: ['api', 'auth', 'user'],
  queryFn: async ({ client }) => {
    try {
      return await read(apiOf(client).auth.user.$get());
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});

/** The ways to sign in that this installation offers. */
export const signInOptionsQuery = queryOptions({
  queryKey: ['api', 'auth', 'options'],
  queryFn: ({ client }) => read(apiOf(client).auth.options.$get()),
});

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

interface LoginTarget {
  returnUrl?: string | undefined;
  popup?: boolean | undefined;
  /** Our own form, even where a provider is configured. */
  method?: 'email' | undefined;
  /** Asked anew, also where the provider knows the person. */
  again?: true;
}

/** Where the browser is sent to sign in: the provider if there is one, else our own form. */
export function loginUrl({ returnUrl, popup, method, again }: LoginTarget = {}): string {
  const search = new URLSearchParams({
    ...(returnUrl ? { returnUrl } : {}),
    ...(popup ? { popup: 'true' } : {}),
    ...(method ? { method } : {}),
    ...(again ? { again: 'true' } : {}),
  });
  return search.size > 0 ? `/api/login?${search}` : '/api/login';
}
