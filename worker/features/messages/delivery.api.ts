import { z } from 'zod';
import { MessageDto } from '../../../schema/common/answer';
import { route } from '../../http/route-entry';

const taken = { 200: MessageDto };

export const deliveryApi = {
  mail: route({
    method: 'post',
    path: '/api/delivery/mail',
    does: "The mail provider's reports of deliveries, bounces and complaints, signed as Svix signs them.",
    who: 'provider',
    answers: taken,
  }),
  msg91: route({
    method: 'post',
    path: '/api/delivery/msg91/:key',
    does: "MSG91's reports of deliveries. It signs nothing: the key in the address stands for it.",
    who: 'provider',
    answers: taken,
  }),
  twilio: route({
    method: 'post',
    path: '/api/delivery/twilio',
    does: "Twilio's reports of deliveries, by signature.",
    who: 'provider',
    answers: taken,
  }),
  whatsApp: route({
    method: 'post',
    path: '/api/delivery/whatsapp',
    does: "WhatsApp's reports of deliveries, by signature.",
    who: 'provider',
    answers: taken,
  }),
  verifyWhatsApp: route({
    method: 'get',
    path: '/api/delivery/whatsapp',
    does: 'What WhatsApp asks once, when the address is set up.',
    who: 'provider',
    query: z.object({
      'hub.mode': z.literal('subscribe'),
      'hub.verify_token': z.string().max(200),
      'hub.challenge': z.string().max(200),
    }),
    answers: { 200: 'text/plain' },
  }),
};
