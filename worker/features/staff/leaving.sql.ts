import { type SQL, sql } from 'drizzle-orm';
import { leads, vehicles } from '../../../schema/shard';
import { updateWhere } from '../../platform/db';

/** In the batch in which somebody leaves: the seller answers for their vehicles again. Returns the vehicles. */
export const releaseVehicles = (isSellers: SQL, personId: SQL, now: number): SQL =>
  sql`${updateWhere(
    vehicles,
    { answererId: null, version: sql`version + 1`, updatedAt: now },
    sql`where ${isSellers} and answerer_id is not null and answerer_id = ${personId}`,
  )} returning id`;

/** Their leads are nobody's, and the seller is reminded of what they had planned. */
export const unassignLeads = (isSellers: SQL, personId: SQL): SQL =>
  updateWhere(
    leads,
    {
      assigneeId: sql`nullif(assignee_id, ${personId})`,
      followUpById: sql`nullif(follow_up_by_id, ${personId})`,
    },
    sql`where ${isSellers} and ${personId} in (assignee_id, follow_up_by_id)`,
  );
