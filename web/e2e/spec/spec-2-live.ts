import { line, type SpecLine } from './line';

/** What specification 2 says of notifications, milestones and the socket, line by line (see spec-1.ts). */
const W = 'worker/features';
const hub = 'worker/live/live-hub.test.ts';
const socketTest = 'web/features/live/live-socket.test.ts';
const e2e = 'web/e2e/live.spec.ts';
const bell = `${e2e} › the bell: pages, reading one`;
const badge = `${e2e} › the badge ends at 99+`;
const polling = `${e2e} › without a socket the page polls`;
const pages = `${e2e} › the workspace tells each page through its socket`;
const isListed = `${W}/notifications/notifications.test.ts › are listed, the newest first`;

export const SPEC_2_LIVE: readonly SpecLine[] = [
  line(
    '2 bell: unread badge capped at 99+',
    badge,
    `${W}/notifications/notifications.test.ts › are counted up to`,
  ),
  line("2 bell: 'Mark all read'", bell),
  line("2 bell: empty state 'No notifications yet'", bell),
  line(
    '4 users: last activity, active',
    `${hub} › is of the session’s person, whoever the message names`,
    `${hub} › is shown to operators alone`,
  ),
  line('4 socket message user_activity', `${socketTest} › says who and where when it opens`, pages),
  line('4 socket message page_view', `${socketTest} › says who and where when it opens`, pages),
  line(
    '4 notification fields, related entity',
    isListed,
    'web/features/notifications/notification-target.test.ts › leads to',
  ),
  line(
    '4 notification types: lead_generated, view_milestone, others',
    `${e2e} › a buyer offers: lead, badge and toast`,
    `${W}/views/milestones.test.ts › a flush shows the owner the count`,
    `${W}/notifications/announce.test.ts › a question about a certificate`,
  ),
  line(
    '4 notification: unread becomes read on click',
    bell,
    `${W}/notifications/notifications.test.ts › are marked read one by one`,
  ),
  line(
    '4 notification: mark-all reads all',
    bell,
    `${W}/notifications/notifications.test.ts › are marked read all at once`,
  ),
  line(
    '4 view_milestones: vehicle references, milestone, achievedAt, notificationSent',
    `${W}/views/milestones.test.ts › is told once, when it is reached`,
    `${W}/views/milestones.test.ts › is the highest one where several`,
    `${W}/views/milestones.test.ts › is told once however often`,
    `${W}/views/milestones.test.ts › of a republished page is told to who`,
  ),
  line(
    '4 page_views by day and kind of page',
    `${hub} › has lost no page view`,
    `${hub} › may send a batch again`,
    'schema/views/page-kinds.test.ts › is a page of kind',
  ),
  line(
    '4 socket connects on load and when the user changes',
    pages,
    `${e2e} › a buyer offers: lead, badge and toast`,
  ),
  line(
    '4 socket: user_activity and page_view on open',
    `${socketTest} › says who and where when it opens`,
    pages,
  ),
  line(
    '4 socket: page_view on each route change while open',
    `${socketTest} › says who and where when it opens`,
    pages,
  ),
  line(
    '4 socket: reconnects 3 s after a close that is not 1000 or 1001',
    `${socketTest} › reconnects 3 seconds after a close`,
    `${socketTest} › stays closed after`,
  ),
  line('4 socket: retries 5 s after a failed creation', `${socketTest} › tries again 5 seconds after`),
  line('4 socket: closes with 1000 on unmount', `${socketTest} › closes with 1000 and does not reconnect`),
  line('7 GET /api/notifications, polled every 30 s', isListed, polling),
  line('7 GET /api/notifications/unread-count, 30 s', polling, badge),
  line(
    '7 PATCH /api/notifications/{id}/read',
    `${W}/notifications/notifications.test.ts › are marked read one by one`,
    `${W}/notifications/notifications.test.ts › of somebody else`,
  ),
  line(
    '7 PATCH /api/notifications/read-all',
    `${W}/notifications/notifications.test.ts › are marked read all at once`,
  ),
  line(
    '7 WebSocket on /ws of the same host',
    `${W}/live/live.test.ts › is an upgrade from our own pages`,
    `${W}/live/live.test.ts › gets only its own`,
    `${hub} › closes its socket`,
    `${hub} › is one of sixty a minute`,
    `${hub} › at log-out, and only that session’s`,
  ),
  line(
    '8 socket errors are only warned about',
    `${socketTest} › tries again 5 seconds after`,
    `${W}/live/live.test.ts › is taken when the hub is down`,
    `${W}/live/live.test.ts › does not wait for a hub`,
  ),
  line('9 notification polling 30 s, badge caps at 99+', polling, badge),
  line('9 active means active within 15 minutes', `${hub} › is shown to operators alone`),
  line(
    '9 socket reconnect 3 s and 5 s, normal close codes 1000 and 1001',
    `${socketTest} › reconnects 3 seconds after a close`,
    `${socketTest} › stays closed after`,
  ),
];
