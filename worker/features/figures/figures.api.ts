import { AnalyticsQuery } from '../../../schema/figures/input';
import { AnalyticsDto, OverviewDto, PageViewsDto } from '../../../schema/figures/output';
import { route } from '../../http/route-entry';

export const figuresApi = {
  overview: route({
    method: 'get',
    path: '/api/admin/overview',
    summary: "Today's key figures.",
    access: 'operator',
    responses: { 200: OverviewDto },
  }),
  pageViews: route({
    method: 'get',
    path: '/api/admin/page-views',
    summary: 'Page views by kind and by day.',
    access: 'operator',
    responses: { 200: PageViewsDto },
  }),
  analytics: route({
    method: 'get',
    path: '/api/admin/analytics',
    summary: 'Sign-ups, listings, views, offers and revenue by day.',
    access: 'operator',
    query: AnalyticsQuery,
    responses: { 200: AnalyticsDto },
  }),
};
