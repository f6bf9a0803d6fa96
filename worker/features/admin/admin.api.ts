import { z } from 'zod';
import { UsersQuery, UsersSearch } from '../../../schema/admin/input';
import { AdminUserDetailsDto, AdminUserDto } from '../../../schema/admin/output';
import { OperatorReason } from '../../../schema/common/operator-reason';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

export const adminApi = {
  activeUsers: route({
    method: 'get',
    path: '/api/admin/users/active',
    summary: 'People active in the last 15 minutes.',
    access: 'operator',
    query: PageQuery,
    responses: { 200: z.array(AdminUserDto) },
  }),
  users: route({
    method: 'get',
    path: '/api/admin/users/all-with-activity',
    summary: 'All accounts, with search and sorting.',
    access: 'operator',
    query: PageQuery.extend(UsersQuery.shape),
    header: UsersSearch,
    responses: { 200: z.array(AdminUserDto) },
  }),
  userDetails: route({
    method: 'get',
    path: '/api/admin/users/:id/full-details',
    summary: 'Everything an operator may see about a person. Every access is logged.',
    access: 'operator',
    param: IdParam,
    responses: { 200: AdminUserDetailsDto },
  }),
  suspend: route({
    method: 'post',
    path: '/api/admin/users/:id/suspend',
    summary: 'Suspends an account and ends all its sessions. Operators cannot be suspended.',
    access: 'operator',
    param: IdParam,
    json: OperatorReason,
    responses: { 200: AdminUserDto },
  }),
  restore: route({
    method: 'post',
    path: '/api/admin/users/:id/restore',
    summary: 'Lifts a suspension.',
    access: 'operator',
    param: IdParam,
    responses: { 200: AdminUserDto },
  }),
};
