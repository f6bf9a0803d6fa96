import { MessageDto } from '../../../schema/common/answer';
import { SendOtpInput, VerifyOtpInput } from '../../../schema/phone/input';
import { OtpSentDto, PhoneCodesDto } from '../../../schema/phone/output';
import { route } from '../../http/route-entry';

export const phoneApi = {
  codes: route({
    method: 'get',
    path: '/api/auth/phone-codes',
    does: 'Whether codes can be sent to mobile numbers here.',
    who: 'person',
    answers: { 200: PhoneCodesDto },
  }),
  sendOtp: route({
    method: 'post',
    path: '/api/auth/send-otp',
    does: 'Sends a code to a mobile number.',
    who: 'person',
    json: SendOtpInput,
    limits: ['smsByAccount'],
    answers: { 200: OtpSentDto },
  }),
  verifyOtp: route({
    method: 'post',
    path: '/api/auth/verify-otp',
    does: 'Confirms the number with its code. Nothing else ever does.',
    who: 'person',
    json: VerifyOtpInput,
    limits: ['codeByAccount'],
    answers: { 200: MessageDto },
  }),
};
