import { z } from 'zod';
import {
  DeviceId,
  LoginInput,
  LoginNameInput,
  RegisterInput,
  ResetPasswordInput,
  VerifyInput,
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
import { CODE_LIMITS, LOGIN_LIMITS, MAIL_LIMITS, RESET_LIMITS, SIGN_UP_LIMITS } from './auth.limits';

const DeviceParam = z.object({ id: DeviceId });

export const authApi = {
  register: route({
    method: 'post',
    path: '/api/auth/register',
    summary:
      'Creates an account for an email address or a mobile number and sends a code there. Responds identically for registered ones. Without SMS, a number gets no code and signs in at once.',
    access: 'anyone',
    json: RegisterInput,
    limits: SIGN_UP_LIMITS,
    responses: { 200: SignedInDto, 202: MessageDto },
  }),
  resendCode: route({
    method: 'post',
    path: '/api/auth/resend-code',
    summary:
      'Sends another code to an address that is not confirmed yet, or a code to sign in with to any mobile number.',
    access: 'anyone',
    json: LoginNameInput,
    limits: MAIL_LIMITS,
    responses: { 202: MessageDto },
  }),
  verifyEmail: route({
    method: 'post',
    path: '/api/auth/verify-email',
    summary: 'Confirms an email address or a mobile number with its code and signs in.',
    access: 'anyone',
    json: VerifyInput,
    limits: CODE_LIMITS,
    responses: { 200: SignedInDto },
  }),
  login: route({
    method: 'post',
    path: '/api/auth/login',
    summary: 'Signs in with an email address or a mobile number, and a password.',
    access: 'anyone',
    json: LoginInput,
    limits: LOGIN_LIMITS,
    responses: { 200: SignedInDto },
  }),
  forgotPassword: route({
    method: 'post',
    path: '/api/auth/forgot-password',
    summary:
      'Sends a password-reset code to an email address or a mobile number. Responds identically for unknown ones.',
    access: 'anyone',
    json: LoginNameInput,
    limits: MAIL_LIMITS,
    responses: { 202: MessageDto },
  }),
  resetPassword: route({
    method: 'post',
    path: '/api/auth/reset-password',
    summary: 'Sets a new password with a code, ends all other sessions and signs in.',
    access: 'anyone',
    json: ResetPasswordInput,
    limits: RESET_LIMITS,
    responses: { 200: SignedInDto },
  }),
  user: route({
    method: 'get',
    path: '/api/auth/user',
    summary: 'The signed-in person.',
    access: 'person',
    ability: 'seeSeller',
    responses: { 200: UserDto },
  }),
  status: route({
    method: 'get',
    path: '/api/auth/status',
    summary: 'Whether somebody is signed in.',
    access: 'anyone',
    responses: { 200: SessionStatusDto },
  }),
  sessionHealth: route({
    method: 'get',
    path: '/api/auth/session-health',
    summary: 'What the server knows about this session, for the sign-in troubleshooting page.',
    access: 'anyone',
    responses: { 200: SessionHealthDto },
  }),
  devices: route({
    method: 'get',
    path: '/api/auth/sessions',
    summary: "The person's active sessions.",
    access: 'person',
    ability: 'oneself',
    responses: { 200: z.array(DeviceDto) },
  }),
  signOutOthers: route({
    method: 'delete',
    path: '/api/auth/sessions',
    summary: 'Signs out all other devices.',
    access: 'person',
    ability: 'oneself',
    responses: { 200: MessageDto },
  }),
  signOutDevice: route({
    method: 'delete',
    path: '/api/auth/sessions/:id',
    summary: 'Signs out one device.',
    access: 'owner',
    ability: 'oneself',
    address: DeviceParam,
    responses: { 200: MessageDto },
  }),
  persistSession: route({
    method: 'get',
    path: '/api/auth/persist-session',
    summary: 'Extends the current session, if any.',
    access: 'anyone',
    ownPagesOnly: true,
    responses: { 200: SessionRenewedDto },
  }),
  refreshSession: route({
    method: 'post',
    path: '/api/auth/refresh-session',
    summary: 'Extends the current session, if any.',
    access: 'anyone',
    responses: { 200: SessionRenewedDto },
  }),
};
