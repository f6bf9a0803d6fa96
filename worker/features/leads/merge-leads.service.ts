import { AppError } from '../../../schema/common/errors';
import type { LeadDto } from '../../../schema/leads/output';
import type { UserCtx } from '../../context';
import { readerOf } from './lead-access.sql';
import { isMasked } from './leads.dto';
import { findLead } from './leads.queries';
import { getLead, maskOf, notFound } from './leads.service';
import * as queries from './merge-leads.queries';

/**
 * Merges two leads of one number on one listing: the other's offers and notes move to this lead, and the
 * other is deleted. Throws not_found (404) unless both are the seller's, conflict (409) for leads that differ
 * in number or listing, are withdrawn, or are masked by the plan.
 */
export async function mergeLeads(ctx: UserCtx, id: string, otherId: string): Promise<LeadDto> {
  const reader = readerOf(ctx);
  const mask = maskOf(ctx);
  const pair = await Promise.all(
    [id, otherId].map((one) => findLead(ctx.shardOf(ctx.actor.user.id), reader, one)),
  );
  if (pair.some((row) => row === null)) throw notFound();
  const isHidden = pair.some((row) => row && isMasked(row, mask));
  const merged =
    !isHidden &&
    (await queries.mergeLeads(ctx.shardOf(ctx.actor.user.id), {
      reader,
      id,
      otherId,
      mask,
      now: ctx.clock.now(),
    }));
  if (!merged) throw new AppError('leads_not_mergeable');
  return getLead(ctx, id);
}
