import { MessageDto } from '../../../schema/common/answer';
import {
  EndPhoneAlertInput,
  PhoneAlertInput,
  RenewPhoneAlertsInput,
} from '../../../schema/phone-alerts/input';
import { HOUR, named } from '../../http/limits';
import { route } from '../../http/route-entry';

const LIMITS = named({
  phoneAlertBySite: { by: 'site', limit: 200, windowMs: HOUR },
  phoneAlertByVisitor: { by: 'visitor', limit: 30, windowMs: HOUR },
});

export const phoneAlertsApi = {
  start: route({
    method: 'put',
    path: '/api/phone-alerts',
    summary: 'Lets a phone hear when a listing’s price drops, for 90 days. Idempotent.',
    access: 'anyone',
    json: PhoneAlertInput,
    limits: Object.values(LIMITS),
    responses: { 200: MessageDto },
  }),
  renew: route({
    method: 'post',
    path: '/api/phone-alerts/renew',
    summary: 'Keeps a phone’s alerts when its push service has changed its address.',
    access: 'anyone',
    json: RenewPhoneAlertsInput,
    limits: Object.values(LIMITS),
    responses: { 200: MessageDto },
  }),
  end: route({
    method: 'post',
    path: '/api/phone-alerts/end',
    summary: 'Ends that, for whoever knows the phone’s address at its push service.',
    access: 'anyone',
    json: EndPhoneAlertInput,
    responses: { 200: MessageDto },
  }),
};
