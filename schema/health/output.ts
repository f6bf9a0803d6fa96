import { z } from 'zod';
import { answer, Moment } from '../common/answer';
import { HEALTH_PARTS, PROVIDERS } from './input';

/** Public, so without secrets and addresses. */
export const HealthDto = answer('Health', {
  status: z.enum(['ok', 'degraded']),
  checkedAt: Moment,
  /** The version that responded. */
  version: z.string(),
  parts: z.record(z.enum(HEALTH_PARTS), z.enum(['ok', 'failed'])),
  providers: z.record(z.enum(PROVIDERS), z.enum(['configured', 'not_configured'])),
});
export type HealthDto = z.output<typeof HealthDto>;
