import type { Ctx } from '../../context';
import { officerOf } from '../../grievance-settings';
import { newId } from '../../platform/random';
import * as queries from './escalation.queries';

/** Job: mails the grievance officer what is nearly due or overdue, in one mail, a limited number a run. */
export async function escalateGrievances(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const ids = await queries.listToTell(ctx.directory, now);
  if (ids.length === 0) return;
  const officer = officerOf(ctx.settings)?.mail ?? null;
  await queries.escalate(ctx.directory, { ids, officer, messageId: newId(now), now });
}
