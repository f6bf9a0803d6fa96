import { z } from 'zod';
import {
  EmailInput,
  LoginInput,
  RepairInput,
  ResetPasswordInput,
  SignUpForm,
  VerifyEmailInput,
} from '../../../schema/auth/input';
import { route } from '../../http/route-entry';
import { CODE_LIMITS, LOGIN_LIMITS, MAIL_LIMITS, SIGN_UP_LIMITS } from './auth.api';

/** Where to go afterwards: anything but a path of ours is read as the dashboard. */
const Onward = z.object({
  returnUrl: z.string().optional().catch(undefined),
  popup: z.string().optional().catch(undefined),
});

/** The forms of the sign-in pages: what the routes of authApi do, answered with pages. */
export const signInFormsApi = {
  login: route({
    method: 'post',
    path: '/login',
    does: 'Signs in from the page: answered with the way to `returnUrl`.',
    who: 'anyone',
    query: Onward,
    htmlForm: LoginInput,
    limits: /* guard: [] @ sign-in-pages */ LOGIN_LIMITS,
    answers: { 303: null },
  }),
  signUp: route({
    method: 'post',
    path: '/signup',
    does: 'Opens an account from the page: answered with the way to the code.',
    who: 'anyone',
    query: Onward,
    htmlForm: SignUpForm,
    limits: SIGN_UP_LIMITS,
    answers: { 303: null },
  }),
  verify: route({
    method: 'post',
    path: '/auth/verify',
    does: 'Confirms an address from the page and signs in.',
    who: 'anyone',
    query: Onward,
    htmlForm: VerifyEmailInput,
    limits: CODE_LIMITS,
    answers: { 303: null },
  }),
  resendVerification: route({
    method: 'post',
    path: '/auth/verify/resend',
    does: 'Mails another code for an address that is not confirmed yet. Answers the page.',
    who: 'anyone',
    query: Onward,
    htmlForm: EmailInput,
    limits: MAIL_LIMITS,
    answers: { 200: 'text/html' },
  }),
  requestReset: route({
    method: 'post',
    path: '/auth/reset',
    does: 'Mails a code for a new password: answered with the way to the next page.',
    who: 'anyone',
    query: Onward,
    htmlForm: EmailInput,
    limits: MAIL_LIMITS,
    answers: { 303: null },
  }),
  reset: route({
    method: 'post',
    path: '/auth/reset/code',
    does: 'Sets a new password from the page, ends all other sessions and signs in.',
    who: 'anyone',
    query: Onward,
    htmlForm: ResetPasswordInput,
    limits: CODE_LIMITS,
    answers: { 303: null },
  }),
  resendReset: route({
    method: 'post',
    path: '/auth/reset/code/resend',
    does: 'Mails another code for a new password. Answers the page.',
    who: 'anyone',
    query: Onward,
    htmlForm: EmailInput,
    limits: MAIL_LIMITS,
    answers: { 200: 'text/html' },
  }),
  repairSession: route({
    method: 'post',
    path: '/auth/troubleshoot',
    does: 'Lengthens the session from the page that helps with sign-in, which it answers.',
    who: 'anyone',
    htmlForm: RepairInput,
    answers: { 200: 'text/html' },
  }),
};
