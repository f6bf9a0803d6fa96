import { z } from 'zod';
import { MessageDto } from '../../../schema/common/answer';
import { route } from '../../http/route-entry';

const SignInQuery = z.object({
  returnUrl: z.string().optional().catch(undefined),
  popup: z.string().optional().catch(undefined),
  method: z.string().optional().catch(undefined),
  /** `true`: asks for the password again, even if the provider has a session. */
  again: z.string().optional().catch(undefined),
});

export const loginApi = {
  signIn: route({
    method: 'get',
    path: '/api/login',
    summary:
      'Redirects to the identity provider, or to the sign-in page if none is configured, and then to `returnUrl`, a path on this site.',
    access: 'anyone',
    query: SignInQuery,
    responses: { 302: null },
  }),
  providerCallback: route({
    method: 'get',
    path: '/api/auth/openid/callback',
    summary:
      "Handles the identity provider's callback. State, nonce and PKCE are valid once, for ten minutes.",
    access: 'anyone',
    responses: { 302: null },
  }),
  signOutLink: route({
    method: 'get',
    path: '/api/logout',
    summary: 'Signs out and redirects to the home page.',
    access: 'anyone',
    ownPagesOnly: true,
    responses: { 302: null },
  }),
  signOut: route({
    method: 'post',
    path: '/api/logout',
    summary: 'Signs out.',
    access: 'anyone',
    responses: { 200: MessageDto },
  }),
};
