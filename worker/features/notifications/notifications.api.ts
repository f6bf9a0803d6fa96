import { z } from 'zod';
import { MessageDto } from '../../../schema/common/answer';
import { NotificationDto, UnreadCountDto } from '../../../schema/notifications/output';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

export const notificationsApi = {
  list: route({
    method: 'get',
    path: '/api/notifications',
    summary: "The person's notifications, newest first.",
    access: 'person',
    ability: 'oneself',
    speculative: true,
    query: PageQuery,
    responses: { 200: z.array(NotificationDto) },
  }),
  countUnread: route({
    method: 'get',
    path: '/api/notifications/unread-count',
    summary: 'The number of unread notifications; 100 means "100 or more".',
    access: 'person',
    ability: 'oneself',
    speculative: true,
    responses: { 200: UnreadCountDto },
  }),
  readAll: route({
    method: 'patch',
    path: '/api/notifications/read-all',
    summary: 'Marks all notifications as read.',
    access: 'person',
    ability: 'oneself',
    responses: { 200: MessageDto },
  }),
  read: route({
    method: 'patch',
    path: '/api/notifications/:id/read',
    summary: 'Marks a notification as read.',
    access: 'owner',
    ability: 'oneself',
    param: IdParam,
    responses: { 200: MessageDto },
  }),
};
