import { redirect } from '@tanstack/react-router';
import type { UserDto } from '../../../schema/auth/output';
import { safeReturnUrl } from '../../../schema/common/return-url';
import { pageTitle } from '../../lib/head';

/** What the sign-in screens hand on to each other. */
export interface SignInSearch {
  returnUrl?: string | undefined;
  popup?: boolean | undefined;
}

export interface AuthStartSearch extends SignInSearch {
  error?: string | undefined;
  /** Our own form, even where a provider is configured. */
  method?: 'email' | undefined;
}

const ifText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Anything else is dropped; named even then, for the router keeps what a route does not speak of. */
export const readSignInSearch = ({ returnUrl, popup }: Record<string, unknown>): SignInSearch => ({
  returnUrl: ifText(returnUrl),
  popup: typeof popup === 'boolean' ? popup : undefined,
});

export const readAuthStartSearch = (raw: Record<string, unknown>): AuthStartSearch => ({
  ...readSignInSearch(raw),
  error: ifText(raw.error),
  method: raw.method === 'email' ? 'email' : undefined,
});

export const POPUP_DONE = '/auth/callback?popup=true';

/** Nobody signs in twice: throws a redirect for those who are signed in. */
export function leaveWhenSignedIn(user: UserDto | null, { returnUrl, popup }: SignInSearch) {
  if (user) throw redirect({ href: popup ? POPUP_DONE : safeReturnUrl(returnUrl), replace: true });
}

/** Sign-in screens are for people, not for search results. */
export const signInHead = (title: string) => ({
  meta: [pageTitle(title), { name: 'robots', content: 'noindex' }],
});
