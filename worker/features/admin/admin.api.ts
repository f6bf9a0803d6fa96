import { z } from 'zod';
import { SuspendInput, UsersQuery, UsersSearch } from '../../../schema/admin/input';
import { AdminUserDetailsDto, AdminUserDto } from '../../../schema/admin/output';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

export const adminApi = {
  activeUsers: route({
    method: 'get',
    path: '/api/admin/users/active',
    does: 'Who was active within 15 minutes.',
    who: 'operator',
    query: PageQuery,
    answers: { 200: z.array(AdminUserDto) },
  }),
  users: route({
    method: 'get',
    path: '/api/admin/users/all-with-activity',
    does: 'Everybody, searched and sorted.',
    who: 'operator',
    query: PageQuery.extend(UsersQuery.shape),
    header: UsersSearch,
    answers: { 200: z.array(AdminUserDto) },
  }),
  userDetails: route({
    method: 'get',
    path: '/api/admin/users/:id/full-details',
    does: 'Everything an operator may know of a person. Each look is logged.',
    who: 'operator',
    param: IdParam,
    answers: { 200: AdminUserDetailsDto },
  }),
  suspend: route({
    method: 'post',
    path: '/api/admin/users/:id/suspend',
    does: 'Suspends a person and ends all their sessions. Operators cannot be suspended.',
    who: 'operator',
    param: IdParam,
    json: SuspendInput,
    answers: { 200: AdminUserDto },
  }),
  restore: route({
    method: 'post',
    path: '/api/admin/users/:id/restore',
    does: 'Lets a suspended person back in.',
    who: 'operator',
    param: IdParam,
    answers: { 200: AdminUserDto },
  }),
};
