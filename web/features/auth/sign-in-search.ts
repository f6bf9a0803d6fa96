import { redirect } from '@tanstack/react-router';
import { z } from 'zod';
import type { UserDto } from '../../../schema/answers/auth';
import { safeReturnUrl } from '../../../schema/return-url';
import { pageTitle } from '../../lib/head';

/** What the sign-in screens hand on to each other. */
export const SignInSearch = z.object({
  returnUrl: z.string().optional().catch(undefined),
  popup: z.boolean().optional().catch(undefined),
});
export type SignInSearch = z.output<typeof SignInSearch>;

/** `method=email` asks for our own form where a provider is configured too. */
export const AuthStartSearch = SignInSearch.extend({
  error: z.string().optional().catch(undefined),
  method: z.literal('email').optional().catch(undefined),
});
export type AuthStartSearch = z.output<typeof AuthStartSearch>;

export const POPUP_DONE = '/auth/callback?popup=true';

/** Nobody signs in twice: throws a redirect for those who are signed in. */
export function leaveWhenSignedIn(user: UserDto | null, { returnUrl, popup }: SignInSearch) {
  if (user) throw redirect({ href: popup ? POPUP_DONE : safeReturnUrl(returnUrl), replace: true });
}

/** Sign-in screens are for people, not for search results. */
export const signInHead = (title: string) => ({
  meta: [pageTitle(title), { name: 'robots', content: 'noindex' }],
});
