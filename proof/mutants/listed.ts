// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of source files
interface Listed {
  file: string;
  /** Must occur exactly once in the file. */
  before: string;
  after: string;
  /** The test files that must notice. */
  tests: string[];
}

/** Mutations that no operator makes: `npm run proof mutants -- --listed`. */
export const LISTED: Listed[] = [
  {
    file: 'schema/common/visible-text.ts',
    before:
      'export const VISIBLE_TEXT = String.raw`(?![\\u115F\\u1160\\u17B4\\u17B5\\u3164\\uFFA0])[\\p{L}\\p{N}]`;',
    after: 'export const VISIBLE_TEXT = String.raw`[\\p{L}\\p{N}]`;',
    tests: ['worker/features/leads/create-lead.test.ts'],
  },
  {
    file: 'schema/sql/directory/activity.sql',
    before:
      "WHEN NOT (new.description = 'Erased' AND new.metadata IS NULL AND new.id = old.id AND new.user_id IS old.user_id",
    after:
      "WHEN false AND NOT (new.description = 'Erased' AND new.metadata IS NULL AND new.id = old.id AND new.user_id IS old.user_id",
    tests: ['worker/platform/constraints.test.ts'],
  },
  {
    file: 'schema/sql/directory/activity.sql',
    before: 'WHEN old.created_at > (unixepoch() - 3 * 365 * 86400) * 1000',
    after: 'WHEN false AND old.created_at > (unixepoch() - 3 * 365 * 86400) * 1000',
    tests: ['worker/platform/constraints.test.ts'],
  },
  {
    file: 'schema/sql/directory/sessions.sql',
    before:
      'WHEN (new.password IS NOT old.password OR (new.email IS NOT old.email AND old.email IS NOT NULL) OR new.is_active < old.is_active OR new.is_admin < old.is_admin)',
    after:
      'WHEN false AND (new.password IS NOT old.password OR (new.email IS NOT old.email AND old.email IS NOT NULL) OR new.is_active < old.is_active OR new.is_admin < old.is_admin)',
    tests: ['worker/features/auth/session-epoch.test.ts'],
  },
  {
    file: 'worker/features/leads/month-leads.sql.ts',
    before:
      'export const isOverLimit = (monthlyOrdinal: number, limit: number) => Math.abs(monthlyOrdinal) > limit;',
    after: 'export const isOverLimit = (monthlyOrdinal: number, limit: number) => monthlyOrdinal > limit;',
    tests: ['worker/features/leads/month-leads.test.ts'],
  },
  {
    file: 'worker/features/messages/messages.queries.ts',
    before: 'const wait = sql`min(${MINUTE} << ${messages.attempts}, ${MAX_WAIT_MS})`;',
    after: 'const wait = sql`min(${MINUTE} + ${messages.attempts}, ${MAX_WAIT_MS})`;',
    tests: ['worker/features/messages/delivery.test.ts', 'worker/features/messages/messages.test.ts'],
  },
  {
    file: 'worker/features/republish/republish.dto.ts',
    before: 'const { area: _, ...facts } = vehicle.facts;',
    after: 'const { ...facts } = vehicle.facts;',
    tests: ['worker/features/vehicles/facts.test.ts'],
  },
  {
    file: 'worker/features/vehicles/vehicles.dto.ts',
    before: '  registrationNumber: _registration,\n',
    after: '',
    tests: ['worker/features/vehicles/describe-vehicle.test.ts', 'worker/features/vehicles/vehicles.test.ts'],
  },
  {
    file: 'worker/pages/page-copy.ts',
    before: 'const isRepeated = new Set(names).size < names.length;',
    after: 'const isRepeated = false;',
    tests: ['worker/pages/cached-keys.test.ts'],
  },
  {
    file: 'worker/features/auth/otp.queries.ts',
    before: ' then tries else other_tries end < ${MAX_TRIES}',
    after: ' then tries + other_tries else other_tries end < ${MAX_TRIES}',
    tests: ['worker/features/auth/limits-as-weapons.test.ts', 'worker/features/auth/auth.test.ts'],
  },
  {
    file: 'worker/features/auth/otp.queries.ts',
    before: 'end < ${MAX_TRIES}',
    after: 'end < ${1000 * MAX_TRIES}',
    tests: ['worker/features/auth/limits-as-weapons.test.ts', 'worker/features/auth/auth.test.ts'],
  },
  {
    file: 'worker/features/auth/otp.queries.ts',
    before: '>= ${FULL_A_DAY}`;',
    after: '>= ${1000 * FULL_A_DAY}`;',
    tests: ['worker/features/auth/limits-as-weapons.test.ts', 'worker/features/auth/limits-of-use.test.ts'],
  },
  {
    file: 'worker/platform/use-counters.sql.ts',
    before: '<= ${limit}`,',
    after: '<= ${1000 * limit}`,',
    tests: ['worker/features/auth/limits-as-weapons.test.ts', 'worker/features/auth/limits-of-use.test.ts'],
  },
  {
    file: 'worker/http/rate-limit.queries.ts',
    before: ': sql`changes() = 1`',
    after: ': sql`true`',
    tests: ['worker/features/auth/limits-as-weapons.test.ts'],
  },
  {
    file: 'worker/http/request-body.ts',
    before: '(_bytes, elapsedMs) => BODY_WITHIN_MS - elapsedMs',
    after: '() => BODY_WITHIN_MS',
    tests: ['worker/http/load-shedding.test.ts'],
  },
  {
    file: 'schema/profile/input.ts',
    before: 'export const ProfileInput = z\n  .strictObject(',
    after: 'export const ProfileInput = z\n  .object(',
    tests: ['worker/http/mass-assignment.test.ts'],
  },
  {
    file: 'worker/http/csrf.ts',
    before: 'origin === new URL(c.req.url).origin',
    after: 'origin.startsWith(new URL(c.req.url).origin)',
    tests: ['worker/http/http.test.ts'],
  },
  {
    file: 'scripts/shards/move.ts',
    before: 'when ${isIn(bucket, owner)} begin',
    after: "when ${'true'} begin",
    tests: ['proof/worker/moving-bucket.test.ts'],
  },
];
