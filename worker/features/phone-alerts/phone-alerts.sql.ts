import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { phoneAlerts } from '../../../schema/shard';
import { updateWhere } from '../../platform/db';

/** Makes messages due to the phones for which `holds`, in the batch that looks through prices. */
export const phonesDue = (holds: SQL, now: number): SQL =>
  updateWhere(phoneAlerts, { dueAt: now, attempts: 0 }, sql`where ${holds}`);
