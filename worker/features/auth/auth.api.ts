import { z } from 'zod';
import {
  DeviceId,
  EmailInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  VerifyEmailInput,
} from '../../../schema/auth/input';
import {
  DeviceDto,
  SessionHealthDto,
  SessionRenewedDto,
  SessionStatusDto,
  SignedInDto,
  UserDto,
} from '../../../schema/auth/output';
import { MessageDto } from '../../../schema/common/answer';
import { route } from '../../http/route-entry';

const DeviceParam = z.object({ id: DeviceId });

// The narrow ones first: what they refuse does not count against the wide ones.
export const MAIL_LIMITS = [
  'mailHere',
  'mailHereDaily',
  'mailToAddress',
  'mailBySite',
  'mailByDevice',
] as const;
export const CODE_LIMITS = ['codeBySite', 'codeBySiteDaily', 'codeByDevice'] as const;
export const LOGIN_LIMITS = ['loginHere', 'loginHereDaily', 'loginBySite', 'loginByDevice'] as const;
export const SIGN_UP_LIMITS = [...MAIL_LIMITS, /* guard */ 'signUpBySite'] as const;

export const authApi = {
  register: route({
    method: 'post',
    path: '/api/auth/register',
    does: 'Opens an account and mails a code. Known addresses are answered alike.',
    who: 'anyone',
    json: RegisterInput,
    limits: SIGN_UP_LIMITS,
    answers: { 202: MessageDto },
  }),
  resendCode: route({
    method: 'post',
    path: '/api/auth/resend-code',
    does: 'Mails another code for an address that is not confirmed yet.',
    who: 'anyone',
    json: EmailInput,
    limits: MAIL_LIMITS,
    answers: { 202: MessageDto },
  }),
  verifyEmail: route({
    method: 'post',
    path: '/api/auth/verify-email',
    does: 'Confirms an address with its code and signs in.',
    who: 'anyone',
    json: VerifyEmailInput,
    limits: CODE_LIMITS,
    answers: { 200: SignedInDto },
  }),
  login: route({
    method: 'post',
    path: '/api/auth/login',
    does: 'Signs in with address and password.',
    who: 'anyone',
    json: LoginInput,
    limits: LOGIN_LIMITS,
    answers: { 200: SignedInDto },
  }),
  forgotPassword: route({
    method: 'post',
    path: '/api/auth/forgot-password',
    does: 'Mails a code for a new password. Unknown addresses are answered alike.',
    who: 'anyone',
    json: EmailInput,
    limits: MAIL_LIMITS,
    answers: { 202: MessageDto },
  }),
  resetPassword: route({
    method: 'post',
    path: '/api/auth/reset-password',
    does: 'Sets a new password with a code, ends all other sessions and signs in.',
    who: 'anyone',
    json: ResetPasswordInput,
    limits: CODE_LIMITS,
    answers: { 200: SignedInDto },
  }),
  user: route({
    method: 'get',
    path: '/api/auth/user',
    does: 'The signed-in person.',
    who: 'person',
    answers: { 200: UserDto },
  }),
  status: route({
    method: 'get',
    path: '/api/auth/status',
    does: 'Whether somebody is signed in.',
    who: 'anyone',
    answers: { 200: SessionStatusDto },
  }),
  sessionHealth: route({
    method: 'get',
    path: '/api/auth/session-health',
    does: 'What the server knows of this session, for the page that helps with sign-in.',
    who: 'anyone',
    answers: { 200: SessionHealthDto },
  }),
  devices: route({
    method: 'get',
    path: '/api/auth/sessions',
    does: 'Where the person is signed in.',
    who: 'person',
    answers: { 200: z.array(DeviceDto) },
  }),
  signOutOthers: route({
    method: 'delete',
    path: '/api/auth/sessions',
    does: 'Signs all other devices of the person out.',
    who: 'person',
    answers: { 200: MessageDto },
  }),
  signOutDevice: route({
    method: 'delete',
    path: '/api/auth/sessions/:id',
    does: 'Signs one device out.',
    who: 'owner',
    address: DeviceParam,
    answers: { 200: MessageDto },
  }),
  persistSession: route({
    method: 'get',
    path: '/api/auth/persist-session',
    does: 'Lengthens the session, where there is one.',
    who: 'anyone',
    ownPagesOnly: true,
    answers: { 200: SessionRenewedDto },
  }),
  refreshSession: route({
    method: 'post',
    path: '/api/auth/refresh-session',
    does: 'Lengthens the session, where there is one.',
    who: 'anyone',
    answers: { 200: SessionRenewedDto },
  }),
};
