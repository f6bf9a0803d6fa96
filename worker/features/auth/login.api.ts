import { z } from 'zod';
import { MessageDto } from '../../../schema/common/answer';
import { route } from '../../http/route-entry';

const SignInQuery = z.object({
  returnUrl: z.string().optional().catch(undefined),
  popup: z.string().optional().catch(undefined),
  method: z.string().optional().catch(undefined),
  /** `true`: asks for the password again, even if the provider knows the person. */
  again: z.string().optional().catch(undefined),
});

export const loginApi = {
  signIn: route({
    method: 'get',
    path: '/api/login',
    summary:
      'Leads to the provider of identities, or to the sign-in page where there is none. Afterwards to `returnUrl`, a path of ours.',
    access: 'anyone',
    query: SignInQuery,
    responses: { 302: null },
  }),
  providerCallback: route({
    method: 'get',
    path: '/api/auth/openid/callback',
    summary: "Takes the provider's answer: state, nonce and PKCE hold once, for ten minutes.",
    access: 'anyone',
    responses: { 302: null },
  }),
  signOutLink: route({
    method: 'get',
    path: '/api/logout',
    summary: 'Ends the session and leads to the beginning.',
    access: 'anyone',
    ownPagesOnly: true,
    responses: { 302: null },
  }),
  signOut: route({
    method: 'post',
    path: '/api/logout',
    summary: 'Ends the session.',
    access: 'anyone',
    responses: { 200: MessageDto },
  }),
};
