import { MessageDto } from '../../../schema/common/answer';
import { SendOtpInput, VerifyOtpInput } from '../../../schema/phone/input';
import { OtpSentDto, PhoneCodesDto } from '../../../schema/phone/output';
import { route } from '../../http/route-entry';
import { AUTH_LIMITS } from './auth.limits';

export const phoneApi = {
  codes: route({
    method: 'get',
    path: '/api/auth/phone-codes',
    summary: 'Whether this server can send codes to mobile numbers.',
    access: 'person',
    ability: 'oneself',
    responses: { 200: PhoneCodesDto },
  }),
  sendOtp: route({
    method: 'post',
    path: '/api/auth/send-otp',
    summary: 'Sends a code to a mobile number.',
    access: 'person',
    ability: 'oneself',
    json: SendOtpInput,
    limits: [AUTH_LIMITS.smsByAccount],
    responses: { 200: OtpSentDto },
  }),
  verifyOtp: route({
    method: 'post',
    path: '/api/auth/verify-otp',
    summary: 'Confirms a mobile number with its code.',
    access: 'person',
    ability: 'oneself',
    json: VerifyOtpInput,
    limits: [AUTH_LIMITS.codeByAccount],
    responses: { 200: MessageDto },
  }),
};
