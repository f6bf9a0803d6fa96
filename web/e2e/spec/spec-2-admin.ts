import { line, type SpecLine } from './line';

/** What specification 2 says of the operators' pages, line by line (see spec-1.ts). */
const A = 'worker/features/admin';
const e2e = 'web/e2e/admin.spec.ts';
const loading = 'web/e2e/admin-loading.spec.ts';
const who = 'worker/http/who-may-call.test.ts › %s is for those the table names';
const wayIn = `${e2e} › an operator finds the way in from the header, and back`;
const noAccess = `${e2e} › a seller has no access, and no link to it`;
const tabs = `${e2e} › each tab has an address and shows its subject`;
const overview = `${e2e} › the overview: figures, charts and the same in a table, who is active`;
const found = `${e2e} › all users: searched, sorted, and the details of one`;
const giftCode = `${e2e} › a gift code: what is missing is said, then it is made and listed`;
const plan = `${e2e} › a plan is set, and a lower one asks first`;
const request = `${e2e} › an upgrade request is noted and activated`;
const fails = `${loading} › what fails says so, with a way to try again`;
const polls = `${loading} › the page asks again: the feed and active users every 30 seconds, requests every 5`;
const counts = `${A}/users.test.ts › counts vehicles, republished pages, leads and views of each`;
const active = `${A}/users.test.ts › are those of the last fifteen minutes`;
const feed = `worker/features/activity/activity.test.ts › says who did what, newest first`;
const pageViews = `worker/features/figures/figures.test.ts › are today’s and all of them`;
const details = `${A}/users.test.ts › are their listings, pages, activity and sessions`;
const issues = `worker/features/issues/admin-issues.test.ts › are resolved and reopened once each`;
const log = `${A}/suspension.test.ts › is on record once`;

export const SPEC_2_ADMIN: readonly SpecLine[] = [
  line('1 an admin dashboard serves the operators', tabs, overview),
  line('2 header: Admin goes to /admin, shown to operators only', wayIn, noAccess),
  line('2 admin page: back button to /dashboard', wayIn),
  line('2 admin page: tab overview', tabs, overview),
  line('2 admin page: tab plan-management', tabs, plan),
  line('2 admin page: tab gift-codes', tabs, giftCode),
  line('2 admin page: tab upgrade-requests', tabs, request),
  line('2 admin page: tab analytics (All Users)', tabs, found),
  line('2 admin page: tab activity', tabs),
  line('2 admin page: a user details dialog', found),
  line('3 stored: system_issues with resolved, resolvedAt, resolvedBy', issues),
  line('3 stored: activity_logs', log, feed),
  line('3 stored: page_views', pageViews),
  line('3 users: role, isActive, isAdmin', log, noAccess),
  line('3 admin user row: counts, todayViews, totalViews, lastActivityAt', counts),
  line('3 activity item: userName, userEmail, description or action, createdAt', feed),
  line('3 page-view stats: todayViews, totalViews', pageViews),
  line('3 gift code fields in the admin list', giftCode),
  line('3 upgrade request fields in the admin list', request),
  line('5 admin gift code: code and discount required', giftCode),
  line('5 admin gift code: discount 1 to 100', giftCode),
  line('5 admin gift code: maxUses at least 1, validUntil optional', giftCode),
  line('5 admin gift code: applicablePlans of growth and pro, empty means all', giftCode),
  line('5 admin plan change: needs user and plan', plan),
  line('6 access is checked through a server call', noAccess, who),
  line("6 otherwise 'You don't have admin access'", noAccess),
  line('6 admin can view active and all users', active, counts, overview, found),
  line('6 admin can view user details', details, found),
  line('6 admin can view page views and the activity feed', pageViews, feed),
  line('6 admin can create gift codes', giftCode),
  line("6 admin can set any user's plan and duration", plan),
  line('6 admin can view upgrade requests', request),
  line('7 GET /api/admin/check', `${A}/suspension.test.ts › who was an operator is nobody here`),
  line('7 GET /api/admin/users/active, every 30 s', active, polls),
  line('7 GET /api/admin/users/all-with-activity', counts, `${A}/users.test.ts › is in four orders`),
  line('7 GET /api/admin/users/{id}/full-details', details),
  line('7 GET /api/admin/page-views', pageViews),
  line('7 GET /api/admin/activity-feed?limit=100, every 30 s', feed, polls),
  line('7 GET /api/admin/gift-codes', who, giftCode),
  line('7 GET /api/admin/upgrade-requests, every 5 s', who, polls),
  line(
    '7 POST /api/admin/gift-codes',
    giftCode,
    `worker/features/billing/money.test.ts › is on record: a gift code`,
  ),
  line('7 POST /api/admin/user-plan', plan, `worker/features/billing/money.test.ts › is on record: a plan`),
  line("8 'Failed to create gift code'", giftCode),
  line("8 'Failed to update user plan'", `${loading} › a plan that is not set says so`),
  line('8 fetch failures for users, details, page views and activity', fails),
  line('9 admin-shown monthly prices: growth 236, pro 687', plan),
  line('9 gift code: 100 uses in the form, period 1_month', giftCode),
  line('9 active means within 15 minutes', active),
  line('9 polling 30 s and 5 s', polls),
  line('9 activity feed limit 100', feed),
];
