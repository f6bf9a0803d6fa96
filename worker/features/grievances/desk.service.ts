import { AppError } from '../../../schema/common/errors';
import type {
  GrievanceDecision,
  GrievanceList,
  RecordGrievanceInput,
} from '../../../schema/grievances/input';
import type { GrievanceKind } from '../../../schema/grievances/kinds';
import type { GrievanceDetailsDto, GrievanceDto } from '../../../schema/grievances/output';
import { deadlinesOf, TIMERS, warningBefore } from '../../../schema/grievances/timers';
import type { Ctx, UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { keyedCursor, type Page, pageOf, parseKeyedCursor } from '../../platform/paging';
import { newId } from '../../platform/random';
import * as queries from './grievances.queries';
import { storeGrievance } from './grievances.service';

function toGrievanceDto({ grievance, sellerName }: queries.GrievanceRow, now: number): GrievanceDto {
  const { id, number, kind, state, language, about, vehicleId, ownerId, details, closedAt, nextAt } =
    grievance;
  return {
    ...{ id, number, kind, state, language, about, vehicleId, sellerName, details },
    sellerId: ownerId,
    receivedAt: iso(grievance.receivedAt),
    acknowledgeBy: iso(grievance.acknowledgeBy),
    acknowledgedAt: iso(grievance.acknowledgedAt),
    dueAt: iso(grievance.dueAt),
    closedAt: iso(closedAt),
    isOverdue: closedAt === null && nextAt < now,
  };
}

interface Asked {
  list: GrievanceList;
  kind?: GrievanceKind | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Complaints and reported listings that wait, by their next time limit; or closed ones, latest first. */
export async function listGrievances(
  ctx: UserCtx,
  { list, kind, cursor, limit }: Asked,
): Promise<Page<GrievanceDto>> {
  const now = ctx.clock.now();
  const after = parseKeyedCursor(cursor);
  const rows = await queries.listGrievances(ctx.directory, { list, kind, now, after, limit: limit + 1 });
  const cursorOf = ({ grievance: { id, closedAt, nextAt } }: queries.GrievanceRow) =>
    keyedCursor({ key: closedAt ?? nextAt, id });
  return pageOf(rows, limit, cursorOf, (row) => toGrievanceDto(row, now));
}

async function find(ctx: Ctx, id: string): Promise<queries.GrievanceRow> {
  const row = await queries.findGrievance(ctx.directory, id);
  if (!row) throw new AppError('grievance_not_found');
  return row;
}

/** A complaint with its time limits and its log. Throws not_found (404). */
export async function getGrievance(ctx: UserCtx, id: string): Promise<GrievanceDetailsDto> {
  const [row, log] = await Promise.all([find(ctx, id), queries.listSteps(ctx.directory, id)]);
  const { kind, receivedAt, contact, answer } = row.grievance;
  const deadlines = deadlinesOf(kind, receivedAt, ctx.settings.IT_AMENDMENT_FROM);
  return {
    ...toGrievanceDto(row, ctx.clock.now()),
    ...{ contact, answer },
    deadlines: deadlines.map(({ timer, stage, at }) => ({
      ...{ timer, stage, rule: TIMERS[timer].rule },
      at: iso(at),
    })),
    log: log.map((step) => ({ ...step, at: iso(step.at) })),
  };
}

/** Enters what came by mail or post; its time limits run since it came. A time in the future counts as now. */
export async function recordGrievance(
  ctx: UserCtx,
  input: RecordGrievanceInput,
): Promise<GrievanceDetailsDto> {
  const { receivedAt, ...rest } = input;
  const { id } = await storeGrievance(ctx, rest, {
    language: 'en',
    receivedAt: Math.min(Date.parse(receivedAt), ctx.clock.now()),
    operatorId: ctx.actor.user.id,
  });
  return getGrievance(ctx, id);
}

/**
 * Takes a complaint up or closes it; repeating the same changes nothing. Throws not_found (404), conflict (409) for a
 * closed one, and for one of reports, which is closed by deciding about the listing.
 */
export async function decideGrievance(
  ctx: UserCtx,
  id: string,
  decision: GrievanceDecision,
): Promise<GrievanceDetailsDto> {
  const { grievance: found } = await find(ctx, id);
  if (found.state === decision.state) return getGrievance(ctx, id);
  if (found.closedAt !== null) throw new AppError('grievance_closed');
  if (found.kind === 'report' && decision.state !== 'acknowledged')
    throw new AppError('grievance_of_reports');
  const now = ctx.clock.now();
  const [stepId, messageId] = [newId(now), newId(now)];
  await queries.decide(ctx.directory, {
    ...{ found, decision, stepId, messageId, now },
    operatorId: ctx.actor.user.id,
    tellAt: warningBefore(found.receivedAt, found.dueAt),
    noticeStepId: newId(now),
    notificationId: newId(now, found.vehicleId ?? undefined),
  });
  if (found.contact && decision.state !== 'acknowledged') ctx.deliver(ctx.directory, [messageId]);
  await ctx.settle(ctx.directory, stepId);
  return getGrievance(ctx, id);
}
