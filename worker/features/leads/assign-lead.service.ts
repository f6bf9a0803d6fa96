import { AppError } from '../../../schema/common/errors';
import type { AssigneeInput } from '../../../schema/leads/input';
import type { LeadDto } from '../../../schema/leads/output';
import type { UserCtx } from '../../context';
import { assignLead as write } from './assign-lead.queries';
import { readerOf } from './lead-access.sql';
import { getLead } from './leads.service';

/**
 * Gives a lead to somebody who works on the seller's leads, or to nobody in particular. Throws lead_not_found and
 * member_not_found (404).
 */
export async function assignLead(ctx: UserCtx, id: string, { personId }: AssigneeInput): Promise<LeadDto> {
  const { ownerId } = readerOf(ctx);
  const isWritten = await write(ctx.shardOf(ownerId), { ownerId, id, personId, now: ctx.clock.now() });
  const lead = await getLead(ctx, id);
  if (!isWritten) throw new AppError('member_not_found');
  return lead;
}
