import { z } from 'zod';
import { IssueChange, IssuesQuery, SuspendInput, UsersQuery, UsersSearch } from '../../../schema/admin/input';
import { ActivityDto, AdminUserDetailsDto, AdminUserDto, IssueDto } from '../../../schema/admin/output';
import { AnalyticsQuery } from '../../../schema/figures/input';
import { AnalyticsDto, OverviewDto, PageViewsDto } from '../../../schema/figures/output';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

export const adminApi = {
  overview: route({
    method: 'get',
    path: '/api/admin/overview',
    does: "Today's state of everything.",
    who: 'operator',
    answers: { 200: OverviewDto },
  }),
  pageViews: route({
    method: 'get',
    path: '/api/admin/page-views',
    does: 'How often pages were opened, by kind and by day.',
    who: 'operator',
    answers: { 200: PageViewsDto },
  }),
  analytics: route({
    method: 'get',
    path: '/api/admin/analytics',
    does: 'Sign-ups, listings, views, offers and revenue by day.',
    who: 'operator',
    query: AnalyticsQuery,
    answers: { 200: AnalyticsDto },
  }),
  activityFeed: route({
    method: 'get',
    path: '/api/admin/activity-feed',
    does: 'What people did, newest first.',
    who: 'operator',
    query: PageQuery,
    answers: { 200: z.array(ActivityDto) },
  }),
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
  issues: route({
    method: 'get',
    path: '/api/admin/issues',
    does: 'Errors that were reported, newest first.',
    who: 'operator',
    query: PageQuery.extend(IssuesQuery.shape),
    answers: { 200: z.array(IssueDto) },
  }),
  changeIssue: route({
    method: 'patch',
    path: '/api/admin/issues/:id',
    does: 'Marks an issue as resolved, or as open again.',
    who: 'operator',
    param: IdParam,
    json: IssueChange,
    answers: { 200: IssueDto },
  }),
};
