import { z } from 'zod';
import { MessageDto } from '../../../schema/common/answer';
import { OutboxDto } from '../../../schema/messages/output';
import { route } from '../../http/route-entry';

export const adminMessagesApi = {
  outbox: route({
    method: 'get',
    path: '/api/admin/messages',
    summary: 'Waiting and failed messages by channel, with the latest hundred failures.',
    access: 'operator',
    responses: { 200: OutboxDto },
  }),
  sendAgain: route({
    method: 'post',
    path: '/api/admin/messages/:id/send-again',
    summary: 'Retries a failed message. Logged.',
    access: 'operator',
    param: z.object({ id: z.string().regex(/^[0-9a-z-]{10,120}$/, 'Invalid id') }),
    responses: { 200: MessageDto },
  }),
};
