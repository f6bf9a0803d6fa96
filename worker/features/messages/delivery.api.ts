import { z } from 'zod';
import { MessageDto } from '../../../schema/common/answer';
import { route } from '../../http/route-entry';

const taken = { 200: MessageDto };

export const deliveryApi = {
  mail: route({
    method: 'post',
    path: '/api/delivery/mail',
    summary: "The mail provider's delivery webhook (deliveries, bounces, complaints), signed by Svix.",
    access: 'provider',
    responses: taken,
  }),
  msg91: route({
    method: 'post',
    path: '/api/delivery/msg91/:key',
    summary: "MSG91's delivery webhook. It is unsigned, so the key in the path authenticates it.",
    access: 'provider',
    responses: taken,
  }),
  twilio: route({
    method: 'post',
    path: '/api/delivery/twilio',
    summary: "Twilio's delivery webhook for the message with this id, verified by signature.",
    access: 'provider',
    query: z.object({ message: z.string().regex(/^[\w-]{1,100}$/) }),
    responses: taken,
  }),
  whatsApp: route({
    method: 'post',
    path: '/api/delivery/whatsapp',
    summary: "WhatsApp's delivery webhook, verified by signature.",
    access: 'provider',
    responses: taken,
  }),
  verifyWhatsApp: route({
    method: 'get',
    path: '/api/delivery/whatsapp',
    summary: "WhatsApp's one-time webhook verification.",
    access: 'provider',
    query: z.object({
      'hub.mode': z.literal('subscribe'),
      'hub.verify_token': z.string().max(200),
      'hub.challenge': z.string().max(200),
    }),
    responses: { 200: 'text/plain' },
  }),
};
