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
import { IdParam } from '../../http/paging';
import { route } from '../../http/route-entry';

/** Its page decides whether it is one of ours. */
const AnyLink = z.object({ user: z.string().max(100), kind: z.string().max(100), key: z.string().max(100) });

const settings = { 200: NotificationSettingsDto };

export const channelsApi = {
  settings: route({
    method: 'get',
    path: '/api/notifications/settings',
    does: 'Which event reaches the person on which channel, where each leads, quiet hours and push devices.',
    who: 'person',
    answers: settings,
  }),
  setPreference: route({
    method: 'put',
    path: '/api/notifications/settings/preference',
    does: 'Turns an event on or off on a channel. SMS and WhatsApp need the Pro plan and a verified number.',
    who: 'person',
    json: PreferenceInput,
    answers: settings,
  }),
  setQuietHours: route({
    method: 'put',
    path: '/api/notifications/settings/quiet-hours',
    does: 'Sets hours (Indian time) in which push, SMS and WhatsApp wait, or turns them off.',
    who: 'person',
    json: QuietHoursInput,
    answers: settings,
  }),
  sendTest: route({
    method: 'post',
    path: '/api/notifications/settings/test',
    does: 'Sends the person a test message on a channel. Where deliveries were stopped, a success starts them again.',
    who: 'person',
    json: TestMessageInput,
    limits: ['testMessageByAccount'],
    answers: { 202: MessageDto },
  }),
  addDevice: route({
    method: 'put',
    path: '/api/notifications/devices',
    does: "Stores this browser's push subscription for as long as this session lasts. The same again changes nothing.",
    who: 'person',
    json: PushDeviceInput,
    limits: ['pushDeviceByAccount'],
    answers: { 200: MessageDto },
  }),
  removeDevice: route({
    method: 'delete',
    path: '/api/notifications/devices/:id',
    does: 'Ends push messages to a device.',
    who: 'owner',
    param: IdParam,
    answers: { 200: MessageDto },
  }),
  ending: route({
    method: 'get',
    path: '/unsubscribe/:user/:kind/:key',
    does: 'The page of a link that ends mails of an event. Opening it changes nothing.',
    who: 'anyone',
    address: AnyLink,
    answers: { 200: 'text/html', 404: 'text/html' },
  }),
  unsubscribe: route({
    method: 'post',
    path: '/unsubscribe/:user/:kind/:key',
    does: 'Ends mails of an event, by the button of the page or by one click in a mail program (RFC 8058).',
    who: 'anyone',
    address: AnyLink,
    htmlForm: UnsubscribeFormInput,
    answers: { 200: 'text/html', 404: 'text/html' },
  }),
};
