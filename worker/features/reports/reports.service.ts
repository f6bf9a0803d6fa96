import { AppError } from '../../../schema/common/errors';
import type { ReportDecision, ReportFormInput, ReportStatus } from '../../../schema/reports/input';
import type { ReportDto } from '../../../schema/reports/output';
import type { ListingRef } from '../../../schema/vehicles/input';
import type { Ctx, UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { type Page, pageOf } from '../../platform/paging';
import { newId } from '../../platform/random';
import { announce } from '../notifications/notifications.service';
import { forgetVehicle } from '../vehicles/kept-pages.service';
import * as queries from './reports.queries';

const toReportDto = ({ report: { listingId, ...report }, ...names }: queries.ReportRow): ReportDto => ({
  ...report,
  ...names,
  republishedVehicleId: listingId === report.vehicleId ? null : listingId,
  decidedAt: iso(report.decidedAt),
  createdAt: iso(report.createdAt),
});

/** Reports a listing to the operators. A network's second report on one day, and reports of deleted listings, change nothing. */
export async function reportListing(ctx: Ctx, listing: ListingRef, input: ReportFormInput): Promise<void> {
  const now = ctx.clock.now();
  const report = {
    id: newId(now),
    listingId: listing.republishedVehicleId ?? listing.vehicleId ?? '',
    networkHash: ctx.client.network,
    reason: input.reason,
    details: input.details || null,
    createdAt: now,
  };
  await queries.insertReport(ctx.db, report, listing.republishedVehicleId !== undefined);
}

/** Reports with a status, newest first. */
export async function listReports(
  ctx: UserCtx,
  { status, cursor, limit }: { status: ReportStatus; cursor?: string | undefined; limit: number },
): Promise<Page<ReportDto>> {
  const rows = await queries.listReports(ctx.db, { status, cursor, limit: limit + 1 });
  return pageOf(rows, limit, ({ report }) => report.id, toReportDto);
}

/** Takes the reported listing down, or leaves it up; again, it changes nothing. Throws not_found (404). */
export async function decideReport(
  ctx: UserCtx,
  id: string,
  status: ReportDecision['status'],
): Promise<ReportDto> {
  const found = await queries.findReport(ctx.db, id);
  if (!found) throw new AppError('not_found', 'Report not found');
  const now = ctx.clock.now();
  const { vehicleId } = found.report;
  const notificationId = newId(now, vehicleId);
  await queries.decide(ctx.db, {
    id,
    status,
    vehicleId,
    operatorId: ctx.actor.user.id,
    activityId: newId(now),
    notificationId,
    now,
  });
  announce(ctx, [notificationId]);
  await forgetVehicle(ctx, vehicleId);
  return toReportDto((await queries.findReport(ctx.db, id)) ?? found);
}
