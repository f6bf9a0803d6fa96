const deployment = ['scripts/deploy/deploy.test.ts'];
const watch = ['worker/features/operations/watch.test.ts'];
const operations = ['worker/features/operations/operations.test.ts'];
const shedding = ['worker/http/load-shedding.test.ts'];
const health = ['worker/features/health/health.test.ts'];

/** What keeps a release from doing harm, and operators from being mailed twice or never. */
export const LAUNCH = [
  {
    name: 'a release that fails too often is rolled back',
    file: 'scripts/deploy/rollout.ts',
    find: 'rate > MOST_FAILED && rate > TIMES_OLD * old',
    replace: 'rate > 1',
    tests: deployment,
  },
  {
    name: 'a release is compared with the one before',
    file: 'scripts/deploy/rollout.ts',
    find: 'rate > MOST_FAILED && rate > TIMES_OLD * old',
    replace: 'rate > MOST_FAILED',
    tests: deployment,
  },
  {
    name: 'a migration takes nothing away from the live release',
    file: 'scripts/deploy/schema.ts',
    find: 'if (faults.length > 0) {',
    replace: 'if (faults.length > 99) {',
    tests: deployment,
  },
  {
    name: 'an address of another Worker is not taken over',
    file: 'scripts/deploy/resources.ts',
    find: 'if (found && found.service !== target.worker) {',
    replace: 'if (found && found.service === "") {',
    tests: deployment,
  },
  {
    name: 'nothing is created while secrets are missing',
    file: 'scripts/deploy/secrets.ts',
    find: 'else if (missing.length > 0) throw',
    replace: 'else if (missing.length > 99) throw',
    tests: deployment,
  },
  {
    name: 'an incident is opened once',
    file: 'worker/features/operations/incidents.queries.ts',
    find: 'where is_admin = 1 and is_active = 1 and changes() = 1',
    replace: 'where is_admin = 1 and is_active = 1',
    tests: watch,
  },
  {
    name: 'an incident is ended once',
    file: 'worker/features/operations/incidents.queries.ts',
    find: 'where id = ${id} and ended_at is null',
    replace: 'where id = ${id}',
    tests: watch,
  },
  {
    name: 'a failed job keeps the moment of its last success',
    file: 'worker/features/operations/operations.queries.ts',
    find: 'coalesce(excluded.succeeded_at, job_runs.succeeded_at)',
    replace: 'excluded.succeeded_at',
    tests: watch,
  },
  {
    name: 'figures that are away hide nothing else',
    file: 'worker/features/operations/operations.service.ts',
    find: 'readTraffic(ctx).catch(orNone)',
    replace: 'readTraffic(ctx)',
    tests: operations,
  },
  {
    name: 'a log names a declared route, not an address',
    file: 'worker/http/request-log.ts',
    find: "?.path ?? '*'",
    replace: '?.path ?? c.req.path',
    tests: operations,
  },
  {
    name: 'large uploads take the slots of several',
    file: 'worker/http/places.ts',
    find: 'sum + place.slots, slots) > limit',
    replace: 'sum + 1, 1) > limit',
    tests: shedding,
  },
  {
    name: 'a schedule that stands still degrades the health page',
    file: 'worker/features/health/health.service.ts',
    find: 'ranAt > THRESHOLDS.jobMs',
    replace: 'ranAt > 99 * THRESHOLDS.jobMs',
    tests: health,
  },
];
