const counted = ['worker/features/views/counted-views.test.ts'];
const outages = ['worker/http/outages.test.ts'];
const retry = ['worker/platform/retry.test.ts'];
const migrate = ['scripts/migrate.test.ts'];

/** What keeps the figures, the answers and the deployment right. */
export const OPERATION = [
  {
    name: 'views never fall',
    file: 'worker/features/views/views.queries.ts',
    find: 'view_count = max(view_count, excluded.view_count)',
    replace: 'view_count = excluded.view_count',
    tests: counted,
  },
  {
    name: 'a counter goes on from what the database has',
    file: 'worker/live/view-counter.ts',
    find: 'views: views + (bases.get(day) ?? 0)',
    replace: 'views: bases ? views : 0',
    tests: counted,
  },
  {
    name: 'an alarm for which nothing waits writes nothing',
    file: 'worker/live/view-counter.ts',
    find: 'if (waiting.length > 0) await this.flush',
    replace: 'await this.flush',
    tests: counted,
  },
  {
    name: 'a total counts the months as well',
    file: 'worker/features/views/views.queries.ts',
    find: '\n    + (select coalesce(sum(view_count), 0) from view_months where listing_id = ${listingId}))',
    replace: ')',
    tests: counted,
  },
  {
    name: 'a cached page is of this build',
    file: 'worker/platform/page-cache.ts',
    find: '&build=${__BUILD_ID__}',
    replace: '',
    tests: ['worker/pages/cached-page.test.ts'],
  },
  {
    name: 'a bug of ours is 500',
    file: 'worker/http/errors.ts',
    find: 'if (!isUnconfigured && !isOutage(error)) return',
    replace: 'if (isUnconfigured && !isOutage(error)) return',
    tests: outages,
  },
  {
    name: 'what an adapter throws is an outage',
    file: 'worker/http/compose.ts',
    find: 'const replaced = withOutages(overrides);',
    replace: 'void withOutages;\n  const replaced = overrides;',
    tests: outages,
  },
  {
    name: 'a statement that fails is no outage',
    file: 'worker/platform/d1.ts',
    find: 'OUR_FAULT.test(error.message) ? error',
    replace: "OUR_FAULT.test('') ? error",
    tests: outages,
  },
  {
    name: 'a write is retried where D1 failed for a moment, and only there',
    file: 'worker/platform/retry.ts',
    find: 'if (retry >= RETRIES || !isTransient(error)) throw error;',
    replace: 'if (retry >= RETRIES || isTransient(null)) throw error;',
    tests: retry,
  },
  {
    name: 'a retried offer is looked up first',
    file: 'worker/features/leads/create-lead.queries.ts',
    find: 'return retried(write, () => findAccepted(db, values.id));',
    replace: 'void findAccepted;\n  return retried(write);',
    tests: retry,
  },
  {
    name: 'health knows the newest migration',
    file: 'worker/features/health/health.service.ts',
    find: 'if (!has) {',
    replace: 'if (!has && !db) {',
    tests: ['worker/features/health/health.test.ts'],
  },
  {
    name: 'a gift code has not ended when it is made',
    file: 'worker/features/billing/gift-codes.service.ts',
    find: 'if (lastMoment !== null && lastMoment < now) {',
    replace: 'if (lastMoment !== null && lastMoment < 0) {',
    tests: ['worker/features/billing/gift-codes.test.ts'],
  },
  {
    name: 'a second upgrade request updates the open one',
    file: 'worker/features/billing/upgrade-requests.queries.ts',
    find: "set: { ...choice, status: 'pending' },",
    replace: "set: choice.mobile ? { status: 'pending' } : {},",
    tests: ['worker/features/billing/operators.test.ts'],
  },
  {
    name: 'a message is never a library’s',
    file: 'schema/common/validation-messages.ts',
    find: 'z.config({ customError: plainMessage });',
    replace: 'void plainMessage;',
    tests: ['schema/common/validation-messages.test.ts', 'worker/http/hostile-input.test.ts'],
  },
  {
    name: 'a migration is sent without comments',
    file: 'scripts/lib/sql-statements.mjs',
    find: "text += isComment(token) ? ' ' : token;",
    replace: 'text += token;',
    tests: migrate,
  },
  {
    name: 'the body of a trigger is not cut',
    file: 'scripts/lib/sql-statements.mjs',
    find: "(before === ';' && last === 'end')",
    replace: "last === 'end'",
    tests: migrate,
  },
  {
    name: 'a trigger that is there is not made again',
    file: 'scripts/lib/migrate.mjs',
    find: 'const isThere = at === done && (await send(find)).length > 0;',
    replace: 'const isThere = at < done && (await send(find)).length > 0;',
    tests: migrate,
  },
  {
    name: 'a socket whose session has ended stays closed',
    file: 'web/features/live/live-socket.ts',
    find: 'if (!stopped || ended) return;',
    replace: 'if (!stopped || Number.isNaN(Number(ended))) return;',
    tests: ['web/features/live/live-socket.test.ts'],
  },
];
