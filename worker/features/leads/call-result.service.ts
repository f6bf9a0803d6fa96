import { AppError } from '../../../schema/common/errors';
import type { CallResult } from '../../../schema/leads/call-results';
import type { UpdateLeadInput } from '../../../schema/leads/input';
import type { LeadDto } from '../../../schema/leads/output';
import type { UserCtx } from '../../context';
import { indianDayStart } from '../../platform/clock';
import * as queries from './call-result.queries';
import { readerOf } from './lead-access.sql';
import { getLead, updateLead } from './leads.service';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** When follow-ups without a time are due, and after which nobody is called. */
const MORNING_MS = 10 * HOUR_MS;
const EVENING_MS = 20 * HOUR_MS;

/** In three hours, but not after eight in the evening in India, and in half an hour at the earliest. */
function laterToday(now: number): number {
  const evening = indianDayStart(now) + EVENING_MS;
  return Math.max(Math.min(now + 3 * HOUR_MS, evening), now + HOUR_MS / 2);
}

function outcomeOf(result: CallResult, now: number): queries.CallOutcome {
  const tonight = indianDayStart(now) + DAY_MS;
  const tomorrow = { at: tonight + MORNING_MS };
  const answered = { from: 'pending', to: 'contacted' } as const;
  switch (result) {
    case 'talked':
      return { moves: answered, hasSpoken: true, followUp: { due: tonight } };
    case 'no_answer':
      return { moves: null, hasSpoken: false, followUp: tomorrow };
    case 'later_today':
      return { moves: answered, hasSpoken: true, followUp: { at: laterToday(now) } };
    case 'tomorrow':
      return { moves: answered, hasSpoken: true, followUp: tomorrow };
    case 'not_interested':
      return { moves: { from: 'any', to: 'lost' }, hasSpoken: true, followUp: { at: null } };
  }
}

/**
 * Records what came of a call with an open lead's buyer: its status, follow-up, last contact and, the first
 * time, when it was answered. Throws not_found (404), lead_closed or offer_withdrawn (409).
 */
async function recordCall(ctx: UserCtx, id: string, result: CallResult): Promise<LeadDto> {
  const now = ctx.clock.now();
  const ownerId = ctx.actor.user.id;
  const isWritten = await queries.recordCall(
    ctx.shardOf(ownerId),
    { reader: readerOf(ctx), id, now },
    outcomeOf(result, now),
  );
  const lead = await getLead(ctx, id);
  if (isWritten) return lead;
  if (lead.withdrawnAt) throw new AppError('offer_withdrawn');
  throw new AppError('lead_closed', {
    values: { status: lead.unlikelyReason ? 'unlikely' : lead.status.replace('_', ' ') },
  });
}

/**
 * Undoes the last result of a call within ten minutes. Throws not_found (404), call_not_undoable (409) after
 * that, and if the status was changed since.
 */
async function undoCall(ctx: UserCtx, id: string): Promise<LeadDto> {
  const ownerId = ctx.actor.user.id;
  const isWritten = await queries.undoCall(ctx.shardOf(ownerId), {
    reader: readerOf(ctx),
    id,
    now: ctx.clock.now(),
  });
  const lead = await getLead(ctx, id);
  if (!isWritten) throw new AppError('call_not_undoable');
  return lead;
}

/** Changes a lead, or records or undoes the result of a call; throws as these do. */
export function changeLead(ctx: UserCtx, id: string, input: UpdateLeadInput): Promise<LeadDto> {
  const { callResult, isUndo } = input;
  if (!callResult) return updateLead(ctx, id, input);
  return isUndo ? undoCall(ctx, id) : recordCall(ctx, id, callResult);
}
