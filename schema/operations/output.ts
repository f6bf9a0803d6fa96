import { z } from 'zod';
import { AsOf, answer, Count, Moment, Silent } from '../common/answer';
import { INCIDENT_KINDS } from './incidents';

const Ms = z.number().nonnegative();

const RouteFigures = z.strictObject({
  /** Method and route, such as `GET /vehicle/:id`. */
  route: z.string(),
  requests: Count,
  /** Responses with a status of 500 or above. */
  failed: Count,
  /** Those answered with 503. */
  unavailable: Count,
  p50: Ms,
  p95: Ms,
  p99: Ms,
  rowsRead: Count,
  rowsWritten: Count,
});
export type RouteFigures = z.output<typeof RouteFigures>;

const StatementFigures = z.strictObject({ statement: z.string(), times: Count, p50: Ms, slowest: Ms });
export type StatementFigures = z.output<typeof StatementFigures>;

const VersionFigures = z.strictObject({ version: z.string(), requests: Count, failed: Count });
export type VersionFigures = z.output<typeof VersionFigures>;

export const IncidentDto = answer('Incident', {
  id: z.string(),
  kind: z.enum(INCIDENT_KINDS),
  subject: z.string(),
  detail: z.string(),
  openedAt: Moment,
  endedAt: Moment.nullable(),
});
export type IncidentDto = z.output<typeof IncidentDto>;

export const OperationsDto = answer('Operations', {
  /** The last hour; null if figures are not configured or not available. */
  traffic: z
    .strictObject({
      routes: z.array(RouteFigures),
      statements: z.array(StatementFigures),
      versions: z.array(VersionFigures),
    })
    .nullable(),
  backlogs: z.array(z.strictObject({ name: z.string(), waiting: Count, oldestAt: Moment.nullable() })),
  jobs: z.array(
    z.strictObject({
      job: z.string(),
      succeededAt: Moment.nullable(),
      tookMs: Ms,
      failedAt: Moment.nullable(),
      error: z.string().nullable(),
    }),
  ),
  databases: z.array(z.strictObject({ name: z.string(), bytes: Count, mostBytes: Count })),
  failures: z.array(z.strictObject({ channel: z.string(), failed: Count })),
  /** Rupees since the start of the month in India; null as for `traffic`. */
  spending: z
    .strictObject({
      budget: z.number().positive(),
      total: z.number().nonnegative(),
      uses: z.array(z.strictObject({ name: z.string(), times: Count, rupees: z.number().nonnegative() })),
    })
    .nullable(),
  incidents: z.array(IncidentDto),
  silent: Silent,
  asOf: AsOf,
});
export type OperationsDto = z.output<typeof OperationsDto>;
