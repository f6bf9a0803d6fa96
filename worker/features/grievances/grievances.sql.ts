import { type SQL, sql } from 'drizzle-orm';
import { grievanceSteps, grievances } from '../../../schema/directory';
import type { GrievanceStep } from '../../../schema/grievances/kinds';
import { newGrievanceNumber } from '../../../schema/grievances/number';
import { dueTimes, warningBefore } from '../../../schema/grievances/timers';
import type { Ctx } from '../../context';
import { insertWhere, updateWhere } from '../../platform/db';
import { newId } from '../../platform/random';

interface NewStep {
  id: string | SQL;
  grievanceId: string | SQL;
  step: GrievanceStep;
  operatorId: string | null;
  note: string | SQL;
  createdAt: number;
}

/** A line of the log, only if `guard` holds. Lines are never changed. */
export const addStep = (step: NewStep, guard: SQL): SQL => insertWhere(grievanceSteps, step, guard);

/** The time limits of a complaint as they are stored. `isAcknowledged`: on the page that says its number. */
export function timesOf(
  ctx: Ctx,
  {
    kind,
    receivedAt,
    isAcknowledged,
  }: Pick<typeof grievances.$inferInsert, 'kind' | 'receivedAt'> & {
    isAcknowledged: boolean;
  },
) {
  const { acknowledgeBy, resolveBy } = dueTimes(kind, receivedAt, ctx.settings.IT_AMENDMENT_FROM);
  const nextAt = isAcknowledged ? resolveBy : acknowledgeBy;
  return {
    receivedAt,
    acknowledgeBy,
    acknowledgedAt: isAcknowledged ? ctx.clock.now() : null,
    dueAt: resolveBy,
    nextAt,
    tellAt: warningBefore(receivedAt, nextAt),
  };
}

/** Opens the complaint of a reported listing if the preceding statement stored a report and none is open. */
export function openForReports(ctx: Ctx, vehicleId: string, ownerId: string): SQL[] {
  const now = ctx.clock.now();
  const id = newId(now);
  const grievance = {
    id,
    number: newGrievanceNumber(),
    kind: 'report' as const,
    language: 'en' as const,
    about: `/vehicle/${vehicleId}`,
    vehicleId,
    ownerId,
    details: '',
    ...timesOf(ctx, { kind: 'report', receivedAt: now, isAcknowledged: true }),
    createdAt: now,
  };
  const step = {
    ...{ id: newId(now), grievanceId: id, step: 'received' as const },
    ...{ operatorId: null, note: 'Reported by a visitor, who was thanked at once', createdAt: now },
  };
  return [
    insertWhere(grievances, grievance, sql`where changes() = 1 on conflict do nothing`),
    addStep(step, sql`where changes() = 1`),
  ];
}

interface ReportsDecision {
  vehicleId: string;
  operatorId: string;
  /** Why the listing was hidden; null if it stays up. */
  hiddenBecause: string | null;
  stepId: string;
  now: number;
}

/** Closes the complaint of a listing once none of its reports is open. The listing's own decision notifies its seller. */
export function closeForReports(decision: ReportsDecision): SQL[] {
  const { vehicleId, operatorId, hiddenBecause, stepId, now } = decision;
  const step = hiddenBecause === null ? 'refused' : 'resolved';
  const answer = hiddenBecause === null ? 'Left up' : `Hidden: ${hiddenBecause}`;
  const isOpen = sql`kind = 'report' and closed_at is null and vehicle_id = ${vehicleId}`;
  return [
    addStep(
      { id: stepId, grievanceId: sql`id`, step, operatorId, note: answer, createdAt: now },
      sql`from grievances where ${isOpen} and not exists (select 1 from listing_reports r
        where r.vehicle_id = ${vehicleId} and r.status = 'open')`,
    ),
    updateWhere(
      grievances,
      { state: step, answer, closedAt: now, tellAt: null },
      sql`where ${isOpen} and changes() = 1`,
    ),
  ];
}
