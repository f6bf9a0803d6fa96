import { z } from 'zod';
import {
  LoginInput,
  LoginNameInput,
  NumberInput,
  RepairInput,
  ResetPasswordInput,
  SignUpForm,
  VerifyInput,
} from '../../../schema/auth/input';
import { route } from '../../http/route-entry';
import { CODE_LIMITS, LOGIN_LIMITS, MAIL_LIMITS, RESET_LIMITS, SIGN_UP_LIMITS } from './auth.limits';

/** Where to go afterwards; anything but a path on this site becomes the dashboard. */
const Onward = z.object({
  returnUrl: z.string().optional().catch(undefined),
  popup: z.string().optional().catch(undefined),
});

/** The forms of the sign-in pages: the routes of authApi, responding with pages. */
export const signInFormsApi = {
  login: route({
    method: 'post',
    path: '/login',
    summary: 'Signs in from the HTML form; redirects to `returnUrl`.',
    access: 'anyone',
    query: Onward,
    htmlForm: LoginInput,
    limits: LOGIN_LIMITS,
    responses: { 303: null },
  }),
  signUp: route({
    method: 'post',
    path: '/signup',
    summary: 'Creates an account from the HTML form; redirects to the code page.',
    access: 'anyone',
    query: Onward,
    htmlForm: SignUpForm,
    limits: SIGN_UP_LIMITS,
    responses: { 303: null },
  }),
  byCode: route({
    method: 'post',
    path: '/auth/code',
    summary: 'Sends a code to a mobile number from the HTML form; redirects to the code page.',
    access: 'anyone',
    query: Onward,
    htmlForm: NumberInput,
    limits: MAIL_LIMITS,
    responses: { 303: null },
  }),
  verify: route({
    method: 'post',
    path: '/auth/verify',
    summary: 'Confirms an email address or a mobile number from the HTML form and signs in.',
    access: 'anyone',
    query: Onward,
    htmlForm: VerifyInput,
    limits: CODE_LIMITS,
    responses: { 303: null },
  }),
  resendVerification: route({
    method: 'post',
    path: '/auth/verify/resend',
    summary: 'Sends another sign-up code from the HTML form. Responds with the page.',
    access: 'anyone',
    query: Onward,
    htmlForm: LoginNameInput,
    limits: MAIL_LIMITS,
    responses: { 200: 'text/html' },
  }),
  requestReset: route({
    method: 'post',
    path: '/auth/reset',
    summary: 'Sends a password-reset code from the HTML form; redirects to the next page.',
    access: 'anyone',
    query: Onward,
    htmlForm: LoginNameInput,
    limits: MAIL_LIMITS,
    responses: { 303: null },
  }),
  reset: route({
    method: 'post',
    path: '/auth/reset/code',
    summary: 'Sets a new password from the HTML form, ends all other sessions and signs in.',
    access: 'anyone',
    query: Onward,
    htmlForm: ResetPasswordInput,
    limits: RESET_LIMITS,
    responses: { 303: null },
  }),
  resendReset: route({
    method: 'post',
    path: '/auth/reset/code/resend',
    summary: 'Sends another password-reset code from the HTML form. Responds with the page.',
    access: 'anyone',
    query: Onward,
    htmlForm: LoginNameInput,
    limits: MAIL_LIMITS,
    responses: { 200: 'text/html' },
  }),
  repairSession: route({
    method: 'post',
    path: '/auth/troubleshoot',
    summary: 'Extends the session from the sign-in troubleshooting page. Responds with the page.',
    access: 'anyone',
    htmlForm: RepairInput,
    responses: { 200: 'text/html' },
  }),
};
