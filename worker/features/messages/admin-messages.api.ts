import { z } from 'zod';
import { MessageDto } from '../../../schema/common/answer';
import { OutboxDto } from '../../../schema/messages/output';
import { route } from '../../http/route-entry';

export const adminMessagesApi = {
  outbox: route({
    method: 'get',
    path: '/api/admin/messages',
    does: 'What waits and what failed on each channel, with the latest hundred failures.',
    who: 'operator',
    answers: { 200: OutboxDto },
  }),
  sendAgain: route({
    method: 'post',
    path: '/api/admin/messages/:id/send-again',
    does: 'Gives a failed message another attempt, on record.',
    who: 'operator',
    param: z.object({ id: z.string().regex(/^[0-9a-z-]{10,120}$/, 'Invalid id') }),
    answers: { 200: MessageDto },
  }),
};
