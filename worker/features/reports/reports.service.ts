import { AppError } from '../../../schema/common/errors';
import type {
  HideListingInput,
  ReportDecision,
  ReportFormInput,
  ReportStatus,
} from '../../../schema/reports/input';
import type { ReportDto } from '../../../schema/reports/output';
import type { ListingRef } from '../../../schema/vehicles/input';
import type { Ctx, UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { type Page, pageOf } from '../../platform/paging';
import { newId } from '../../platform/random';
import { openForReports } from '../grievances/grievances.sql';
import { findOpenPage } from '../republish/republish.service';
import { findPublicListing } from '../vehicles/vehicles.service';
import * as queries from './reports.queries';

const toReportDto = ({ report: { listingId, ...report }, ...names }: queries.ReportRow): ReportDto => ({
  ...report,
  ...names,
  republishedVehicleId: listingId === report.vehicleId ? null : listingId,
  decidedAt: iso(report.decidedAt),
  createdAt: iso(report.createdAt),
});

/**
 * Reports a listing to the operators. A site's second report on the same day, and reports of deleted
 * listings, change nothing.
 */
export async function reportListing(ctx: Ctx, listing: ListingRef, input: ReportFormInput): Promise<void> {
  const found = listing.republishedVehicleId
    ? await findOpenPage(ctx, listing.republishedVehicleId)
    : await findPublicListing(ctx, listing.vehicleId ?? '');
  if (!found) return;
  const now = ctx.clock.now();
  const report = {
    id: newId(now),
    listingId: listing.republishedVehicleId ?? listing.vehicleId ?? '',
    vehicleId: found.vehicleId,
    vehicleName: found.vehicleName,
    ownerId: found.ownerId,
    siteHash: ctx.client.site,
    reason: input.reason,
    details: input.details || null,
    createdAt: now,
  };
  await queries.insertReport(ctx.directory, report, openForReports(ctx, found.vehicleId, found.ownerId));
}

/** Listings with reports of a status, the latest report of each, newest first. */
export async function listReports(
  ctx: UserCtx,
  { status, cursor, limit }: { status: ReportStatus; cursor?: string | undefined; limit: number },
): Promise<Page<ReportDto>> {
  const rows = await queries.listReports(ctx.directory, { status, cursor, limit: limit + 1 });
  return pageOf(rows, limit, ({ report }) => report.id, toReportDto);
}

/**
 * Hides a listing without a visitor's report: adds an upheld report by the operator, so that it can be
 * restored like any other. Throws not_found (404) for a listing that buyers cannot open anyway.
 */
export async function hideListing(ctx: UserCtx, { vehicleId, reason }: HideListingInput): Promise<ReportDto> {
  const found = await findPublicListing(ctx, vehicleId);
  if (!found) throw new AppError('vehicle_not_found');
  const now = ctx.clock.now();
  const id = newId(now);
  await queries.insertReport(ctx.directory, {
    id,
    listingId: vehicleId,
    vehicleId,
    vehicleName: found.vehicleName,
    ownerId: found.ownerId,
    siteHash: id,
    reason: 'operator',
    details: reason,
    createdAt: now,
  });
  return decideReport(ctx, id, { status: 'hidden', reason });
}

/** Takes the reported listing down, or leaves it up; repeating it changes nothing. Throws not_found (404). */
export async function decideReport(ctx: UserCtx, id: string, decision: ReportDecision): Promise<ReportDto> {
  const found = await queries.findReport(ctx.directory, id);
  if (!found) throw new AppError('report_not_found');
  const now = ctx.clock.now();
  const { vehicleId } = found.report;
  const notificationId = newId(now, vehicleId);
  const activityId = newId(now);
  await queries.decide(ctx.directory, {
    id,
    decision,
    vehicleId,
    operatorId: ctx.actor.user.id,
    activityId,
    stepId: newId(now),
    notificationId,
    now,
  });
  await ctx.settle(ctx.directory, activityId);
  return toReportDto((await queries.findReport(ctx.directory, id)) ?? found);
}
