import { z } from 'zod';
import {
  PreferenceInput,
  PushDeviceInput,
  QuietHoursInput,
  TestMessageInput,
  UnsubscribeFormInput,
} from '../../../schema/channels/input';
import { NotificationSettingsDto } from '../../../schema/channels/output';
import { MessageDto } from '../../../schema/common/answer';
import { HOUR, named } from '../../http/limits';
import { IdParam } from '../../http/paging';
import { route } from '../../http/route-entry';

/** The page decides whether the link is ours. */
const AnyLink = z.object({ user: z.string().max(100), kind: z.string().max(100), key: z.string().max(100) });

const settings = { 200: NotificationSettingsDto };

const LIMITS = named({
  testMessageByAccount: { by: 'account', limit: 10, windowMs: HOUR },
  pushDeviceByAccount: { by: 'account', limit: 100, windowMs: HOUR },
});

export const channelsApi = {
  settings: route({
    method: 'get',
    path: '/api/channels/settings',
    summary: 'Notification settings: channels for each event, quiet hours and push devices.',
    access: 'person',
    ability: 'oneself',
    responses: settings,
  }),
  setPreference: route({
    method: 'put',
    path: '/api/channels/settings/preference',
    summary:
      'Turns an event on or off for a channel. SMS and WhatsApp require the Pro plan and a verified number.',
    access: 'person',
    ability: 'oneself',
    json: PreferenceInput,
    responses: settings,
  }),
  setQuietHours: route({
    method: 'put',
    path: '/api/channels/settings/quiet-hours',
    summary: 'Sets or clears the hours (IST) during which push, SMS and WhatsApp messages wait.',
    access: 'person',
    ability: 'oneself',
    json: QuietHoursInput,
    responses: settings,
  }),
  sendTest: route({
    method: 'post',
    path: '/api/channels/settings/test',
    summary: 'Sends a test message on a channel. If deliveries had been stopped, a success resumes them.',
    access: 'person',
    ability: 'oneself',
    json: TestMessageInput,
    limits: [LIMITS.testMessageByAccount],
    responses: { 202: MessageDto },
  }),
  addDevice: route({
    method: 'put',
    path: '/api/channels/devices',
    summary: "Stores this browser's push subscription for the life of the session. Idempotent.",
    access: 'person',
    ability: 'oneself',
    json: PushDeviceInput,
    limits: [LIMITS.pushDeviceByAccount],
    responses: { 200: MessageDto },
  }),
  removeDevice: route({
    method: 'delete',
    path: '/api/channels/devices/:id',
    summary: 'Stops push messages to a device.',
    access: 'owner',
    ability: 'oneself',
    param: IdParam,
    responses: { 200: MessageDto },
  }),
  ending: route({
    method: 'get',
    path: '/unsubscribe/:user/:kind/:key',
    summary: 'The unsubscribe page of an email. Opening it changes nothing.',
    access: 'anyone',
    address: AnyLink,
    responses: { 200: 'text/html', 404: 'text/html' },
  }),
  unsubscribe: route({
    method: 'post',
    path: '/unsubscribe/:user/:kind/:key',
    summary:
      "Unsubscribes from an event's emails, by the page's button or by one click in a mail client (RFC 8058).",
    access: 'anyone',
    address: AnyLink,
    htmlForm: UnsubscribeFormInput,
    responses: { 200: 'text/html', 404: 'text/html' },
  }),
};
