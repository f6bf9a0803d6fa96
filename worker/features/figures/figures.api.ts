import { AnalyticsQuery } from '../../../schema/figures/input';
import { AnalyticsDto, OverviewDto, PageViewsDto } from '../../../schema/figures/output';
import { route } from '../../http/route-entry';

export const figuresApi = {
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
};
