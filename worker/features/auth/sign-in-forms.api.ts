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
import { CODE_LIMITS, LOGIN_LIMITS, MAIL_LIMITS, RESET_LIMITS, SIGN_UP_LIMITS } from './auth.api';

/** Where to go afterwards: anything but a path on this site becomes the dashboard. */
const Onward = z.object({
  returnUrl: z.string().optional().catch(undefined),
  popup: z.string().optional().catch(undefined),
});

/** The forms of the sign-in pages: the same as the routes of authApi, answered with pages. */
export const signInFormsApi = {
  login: route({
    method: 'post',
    path: '/login',
    summary: 'Signs in from the page: answered with the way to `returnUrl`.',
    access: 'anyone',
    query: Onward,
    htmlForm: LoginInput,
    limits: /* guard: [] @ sign-in-pages */ LOGIN_LIMITS,
    responses: { 303: null },
  }),
  signUp: route({
    method: 'post',
    path: '/signup',
    summary: 'Opens an account from the page: answered with the way to the code.',
    access: 'anyone',
    query: Onward,
    htmlForm: SignUpForm,
    limits: SIGN_UP_LIMITS,
    responses: { 303: null },
  }),
  verify: route({
    method: 'post',
    path: '/auth/verify',
    summary: 'Confirms an address from the page and signs in.',
    access: 'anyone',
    query: Onward,
    htmlForm: VerifyEmailInput,
    limits: CODE_LIMITS,
    responses: { 303: null },
  }),
  resendVerification: route({
    method: 'post',
    path: '/auth/verify/resend',
    summary: 'Mails another code for an address that is not confirmed yet. Answers the page.',
    access: 'anyone',
    query: Onward,
    htmlForm: EmailInput,
    limits: MAIL_LIMITS,
    responses: { 200: 'text/html' },
  }),
  requestReset: route({
    method: 'post',
    path: '/auth/reset',
    summary: 'Mails a code for a new password: answered with the way to the next page.',
    access: 'anyone',
    query: Onward,
    htmlForm: EmailInput,
    limits: MAIL_LIMITS,
    responses: { 303: null },
  }),
  reset: route({
    method: 'post',
    path: '/auth/reset/code',
    summary: 'Sets a new password from the page, ends all other sessions and signs in.',
    access: 'anyone',
    query: Onward,
    htmlForm: ResetPasswordInput,
    limits: RESET_LIMITS,
    responses: { 303: null },
  }),
  resendReset: route({
    method: 'post',
    path: '/auth/reset/code/resend',
    summary: 'Mails another code for a new password. Answers the page.',
    access: 'anyone',
    query: Onward,
    htmlForm: EmailInput,
    limits: MAIL_LIMITS,
    responses: { 200: 'text/html' },
  }),
  repairSession: route({
    method: 'post',
    path: '/auth/troubleshoot',
    summary: 'Lengthens the session from the page that helps with sign-in, which it answers.',
    access: 'anyone',
    htmlForm: RepairInput,
    responses: { 200: 'text/html' },
  }),
};
