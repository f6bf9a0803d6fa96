const agents = ['worker/http/changing-agents.test.ts'];
const shedding = ['worker/http/load-shedding.test.ts'];

/** What one network may take from everybody else. */
export const NETWORK = [
  {
    name: 'a client that changes its browser’s name shares its site’s total',
    file: 'worker/http/flood.ts',
    find: 'sites.limit({ key: site }),',
    replace: 'visitors.limit({ key: site + client.unhashed.visitor }),',
    tests: agents,
  },
  {
    name: 'one network adds a limited number of views to a listing',
    file: 'worker/live/view-counter.ts',
    find: 'if (this.isUsedUp(from)) return false;',
    replace: '',
    tests: agents,
  },
  {
    name: 'one network opens a limited number of sockets',
    file: 'worker/live/live-hub.ts',
    find: 'length >= MAX_SOCKETS_OF_NETWORK',
    replace: 'length >= 1000 * MAX_SOCKETS_OF_NETWORK',
    tests: agents,
  },
  {
    name: 'one network stores a limited number of issue reports',
    file: 'worker/features/issues/issues.api.ts',
    find: "limits: ['issueByNetwork', 'issueByVisitor'],",
    replace: "limits: ['issueByVisitor'],",
    tests: agents,
  },
  {
    name: 'one subscriber’s IPv6 addresses are one network',
    file: 'worker/http/networks.ts',
    find: 'Array<string>(zeros)',
    replace: 'Array<string>(0 * zeros)',
    tests: ['worker/http/networks.test.ts'],
  },
  {
    name: 'an isolate takes no more requests than it can answer',
    file: 'worker/http/load-shedding.ts',
    find: 'held.size >= most ||',
    replace: 'held.size >= 1000 * most ||',
    tests: shedding,
  },
  {
    name: 'one network leaves places to the others',
    file: 'worker/http/load-shedding.ts',
    find: 'length >= perNetwork * rateScale;',
    replace: 'length >= 1000 * perNetwork * rateScale;',
    tests: shedding,
  },
  {
    name: 'a body that never arrives takes no place of those being worked on',
    file: 'worker/http/request-body.ts',
    find: "c.var.places.run('receiving', c, () => readSmallBody(c, body));",
    replace: "c.var.places.run('working', c, () => readSmallBody(c, body));",
    tests: shedding,
  },
  {
    name: 'a body arrives in time',
    file: 'worker/http/request-body.ts',
    find: '(_bytes, elapsedMs) => BODY_WITHIN_MS - elapsedMs',
    replace: '() => BODY_WITHIN_MS',
    tests: shedding,
  },
  {
    name: 'a body is under 64 KB',
    file: 'worker/http/request-body.ts',
    find: 'MAX_BODY_BYTES = 64 * 1024;',
    replace: 'MAX_BODY_BYTES = 64 * 1024 * 1024;',
    tests: shedding,
  },
  {
    name: 'an upload keeps a minimum rate',
    file: 'worker/http/request-body.ts',
    find: 'UPLOAD.graceMs + (bytes',
    replace: 'UPLOAD.withinMs + (bytes',
    tests: shedding,
  },
  {
    name: 'a side of a picture is no longer than a decoder takes',
    file: 'worker/features/media/picture.ts',
    find: 'side <= MAX_IMAGE_SIDE',
    replace: 'side <= 1e9',
    tests: ['worker/features/media/picture.test.ts'],
  },
  {
    name: 'who has published nothing is known to nobody',
    file: 'worker/features/profile/profile.queries.ts',
    find: 'eq(users.isActive, true), hasPublished)',
    replace: 'eq(users.isActive, true), hasPublished && undefined)',
    tests: ['worker/features/profile/users.test.ts'],
  },
  {
    name: 'a name shows at least a letter',
    file: 'schema/contracts/visible-text.ts',
    find: "/[\\p{L}\\p{N}]/u.test(value.replace(BLANK_LETTERS, ''))",
    replace: "value.replace(BLANK_LETTERS, '') !== value || value.trim() !== ''",
    tests: ['worker/features/leads/leads.test.ts'],
  },
];
