import { z } from 'zod';
import { answer, Moment } from '../common/answer';
import { HEALTH_PARTS, PROVIDERS } from './input';

/** Public, so without secrets and addresses. */
export const HealthDto = answer('Health', {
  /** `incomplete`: people are served, except by the databases in `silent`. */
  status: z.enum(['ok', 'incomplete', 'degraded']),
  checkedAt: Moment,
  /** The version that responded. */
  version: z.string(),
  parts: z.record(z.enum(HEALTH_PARTS), z.enum(['ok', 'failed'])),
  /** Databases that do not answer, such as `shard 7`. */
  silent: z.array(z.string()),
  providers: z.record(z.enum(PROVIDERS), z.enum(['configured', 'not_configured'])),
});
export type HealthDto = z.output<typeof HealthDto>;
