import type { Language } from '../../../schema/common/languages';
import type { ListingRef } from '../../../schema/vehicles/input';
import type { VisitTimes } from '../../../schema/visits/choices';
import type { UpdateVisitInput, VisitFormInput } from '../../../schema/visits/input';
import type { VisitDto } from '../../../schema/visits/output';
import type { Ctx, OwnCtx, UserCtx } from '../../context';
import { indianCalendar, iso } from '../../platform/clock';
import type { Page } from '../../platform/paging';
import {
  createEnquiry,
  getEnquiry,
  listEnquiries,
  type ShownEnquiry,
  updateEnquiry,
} from '../enquiries/enquiries.service';
import { told } from '../notifications/notifications.sql';
import { hoursOf } from '../yards/yards.service';
import { checkTime, openDays, overParts, reminderOf } from './visit-times';

const toVisitDto = ({ values, withdrawnAt, createdAt, ...visit }: ShownEnquiry<'visit'>): VisitDto => ({
  ...visit,
  ...values,
  withdrawnAt: iso(withdrawnAt),
  createdAt: iso(createdAt),
});

/** When a listing can be seen, from today in India. */
export async function timesToVisit(ctx: Ctx, listingId: string): Promise<VisitTimes> {
  const now = ctx.clock.now();
  const hours = await hoursOf(ctx, listingId);
  return {
    today: indianCalendar(now).day,
    days: openDays(now, hours),
    over: overParts(now),
    closedDay: hours.closedDay,
  };
}

/**
 * Requests a visit from a listing's seller, from a device (its cookie's token), and returns its private link.
 * Throws invalid (400) for a time that is past or too far ahead or the weekly day off, and the errors of
 * `createEnquiry`.
 */
export async function requestVisit(
  ctx: Ctx,
  listing: ListingRef,
  { day, part, ...buyer }: VisitFormInput,
  origin: { device: string; language: Language },
): Promise<string | null> {
  const now = ctx.clock.now();
  const hours = await hoursOf(ctx, listing.republishedVehicleId ?? listing.vehicleId ?? '');
  checkTime({ day, part }, now, hours);
  return createEnquiry(ctx, {
    kind: 'visit',
    values: { day, part },
    ...buyer,
    listing,
    ...origin,
    remindAt: reminderOf({ day, part }, now, hours),
    notice: (vehicle) => told('visit_asked', { vehicle, day, part }),
  });
}

/** The seller's visits, newest first. */
export async function listVisits(
  ctx: OwnCtx,
  page: { cursor?: string | undefined; limit: number },
): Promise<Page<VisitDto>> {
  const { items, nextCursor } = await listEnquiries(ctx, 'visit', page);
  return { items: items.map(toVisitDto), nextCursor };
}

/**
 * Answers a visit, at the time that was asked for or another one. Throws not_found (404), conflict (409) once the
 * buyer has withdrawn, invalid (400) for a proposal that nobody could accept.
 */
export async function updateVisit(
  ctx: UserCtx,
  id: string,
  { status, day, part }: UpdateVisitInput,
): Promise<VisitDto> {
  const now = ctx.clock.now();
  const { listingId, values } = await getEnquiry(ctx, 'visit', id);
  const hours = await hoursOf(ctx, listingId);
  const proposed = day && part ? { day, part } : null;
  if (status === 'proposed' && proposed) checkTime(proposed, now, hours);
  const remindAt = status === 'declined' ? null : reminderOf(proposed ?? values, now, hours);
  return toVisitDto(await updateEnquiry(ctx, { kind: 'visit', id, status, proposed, remindAt }));
}
