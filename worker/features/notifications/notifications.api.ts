import { z } from 'zod';
import { MessageDto } from '../../../schema/common/answer';
import { NotificationDto, UnreadCountDto } from '../../../schema/notifications/output';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

export const notificationsApi = {
  list: route({
    method: 'get',
    path: '/api/notifications',
    does: "The person's notifications, newest first.",
    who: 'person',
    early: true,
    query: PageQuery,
    answers: { 200: z.array(NotificationDto) },
  }),
  countUnread: route({
    method: 'get',
    path: '/api/notifications/unread-count',
    does: 'How many are unread; 100 stands for "100 or more".',
    who: 'person',
    early: true,
    answers: { 200: UnreadCountDto },
  }),
  readAll: route({
    method: 'patch',
    path: '/api/notifications/read-all',
    does: 'Marks all as read.',
    who: 'person',
    answers: { 200: MessageDto },
  }),
  read: route({
    method: 'patch',
    path: '/api/notifications/:id/read',
    does: 'Marks one as read.',
    who: 'owner',
    param: IdParam,
    answers: { 200: MessageDto },
  }),
};
