const hub = ['worker/live/live-hub.test.ts'];
const live = ['worker/features/live/live.test.ts'];

/** Sockets: whose they are, what comes through them, and when they end. */
export const LIVE = [
  {
    name: 'a socket is opened by our own pages',
    file: 'worker/features/live/live.routes.ts',
    find: "if (!c.req.header('origin') || !isOwnOrigin(c)) {",
    replace: "if (!c.req.header('origin')) {",
    tests: live,
  },
  {
    name: 'a person has fifty sockets',
    file: 'worker/live/hub-sockets.ts',
    find: 'const MAX_SOCKETS = { user: 50,',
    replace: 'const MAX_SOCKETS = { user: 5000,',
    tests: live,
  },
  {
    name: 'notifications reach whose they are',
    file: 'worker/features/notifications/notifications.queries.ts',
    find: 'and(oneOf(ids), eq(notifications.userId, userId))',
    replace: 'oneOf(ids)',
    tests: [...live, 'worker/features/notifications/notifications.test.ts'],
  },
  {
    name: 'a socket is one of sixty frames a minute',
    file: 'worker/live/frames.ts',
    find: 'if (frames > MAX_FRAMES_A_MINUTE) return',
    replace: 'if (frames > 1000 * MAX_FRAMES_A_MINUTE) return',
    tests: hub,
  },
  {
    name: 'a frame is small',
    file: 'worker/live/frames.ts',
    find: '.byteLength > MAX_FRAME_BYTES)',
    replace: '.byteLength > 1000 * MAX_FRAME_BYTES)',
    tests: hub,
  },
  {
    name: 'a frame is text',
    file: 'worker/live/frames.ts',
    find: "return refused(CLOSE.policy, 'text only');",
    replace: "return { kind: 'unknown' };",
    tests: hub,
  },
  {
    name: 'a socket ends with its session',
    file: 'worker/features/live/live.queries.ts',
    find: 'isNull(sessions.revokedAt),',
    replace: '',
    tests: hub,
  },
  {
    name: 'a socket ends with its session’s time',
    file: 'worker/features/live/live.queries.ts',
    find: 'gt(sessions.expire, now),',
    replace: '',
    tests: hub,
  },
  {
    name: 'a socket ends with its person',
    file: 'worker/features/live/live.queries.ts',
    find: 'eq(accounts.isActive, true),',
    replace: '',
    tests: hub,
  },
  {
    name: 'activity is shown to operators alone',
    file: 'worker/live/hub-sockets.ts',
    find: "messages.filter(({ type }) => type !== 'activity' || isAdmin)",
    replace: 'messages.filter(({ type }) => type || isAdmin)',
    tests: hub,
  },
  {
    name: 'a batch of page views counts once',
    file: 'worker/features/live/live.queries.ts',
    find: 'where ${isNew}\n',
    replace: 'where ${isNew} or true\n',
    tests: hub,
  },
];
