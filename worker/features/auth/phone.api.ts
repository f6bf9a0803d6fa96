import { MessageDto } from '../../../schema/common/answer';
import { SendOtpInput, VerifyOtpInput } from '../../../schema/phone/input';
import { OtpSentDto, PhoneCodesDto } from '../../../schema/phone/output';
import { route } from '../../http/route-entry';

export const phoneApi = {
  codes: route({
    method: 'get',
    path: '/api/auth/phone-codes',
    summary: 'Whether codes can be sent to mobile numbers here.',
    access: 'person',
    responses: { 200: PhoneCodesDto },
  }),
  sendOtp: route({
    method: 'post',
    path: '/api/auth/send-otp',
    summary: 'Sends a code to a mobile number.',
    access: 'person',
    json: SendOtpInput,
    limits: ['smsByAccount'],
    responses: { 200: OtpSentDto },
  }),
  verifyOtp: route({
    method: 'post',
    path: '/api/auth/verify-otp',
    summary: 'Confirms the number with its code. Nothing else ever does.',
    access: 'person',
    json: VerifyOtpInput,
    limits: ['codeByAccount'],
    responses: { 200: MessageDto },
  }),
};
