import { AppError } from '../../../schema/common/errors';
import type { Language } from '../../../schema/common/languages';
import type { ListingRef } from '../../../schema/vehicles/input';
import { MAX_VISIT_DAYS, PART_ENDS } from '../../../schema/visits/choices';
import type { UpdateVisitInput, VisitFormInput } from '../../../schema/visits/input';
import type { VisitDto } from '../../../schema/visits/output';
import type { Ctx, OwnCtx, UserCtx } from '../../context';
import { indianCalendar, iso, minuteOfIndianDay } from '../../platform/clock';
import type { Page } from '../../platform/paging';
import {
  createEnquiry,
  listEnquiries,
  type ShownEnquiry,
  updateEnquiry,
} from '../enquiries/enquiries.service';
import { told } from '../notifications/notifications.sql';

const DAY_MS = 86_400_000;

/** The days for which a visit can be requested, from today in India, such as `2026-11-23`. */
export const visitDays = (now: number): string[] =>
  Array.from({ length: MAX_VISIT_DAYS + 1 }, (_, days) => indianCalendar(now + days * DAY_MS).day);

const toVisitDto = ({ values, withdrawnAt, createdAt, ...visit }: ShownEnquiry<'visit'>): VisitDto => ({
  ...visit,
  ...values,
  withdrawnAt: iso(withdrawnAt),
  createdAt: iso(createdAt),
});

/**
 * Requests a visit from a listing's seller, from a device (its cookie's token), and returns its private link.
 * Throws invalid (400) for a time that is past or too far ahead, and the errors of `createEnquiry`.
 */
export async function requestVisit(
  ctx: Ctx,
  listing: ListingRef,
  { day, part, ...buyer }: VisitFormInput,
  origin: { device: string; language: Language },
): Promise<string | null> {
  const now = ctx.clock.now();
  if (!visitDays(now).includes(day)) throw new AppError('visit_day', { field: 'day' });
  const isToday = day === indianCalendar(now).day;
  if (isToday && minuteOfIndianDay(now) >= PART_ENDS[part] * 60)
    throw new AppError('visit_over', { field: 'part' });
  return createEnquiry(ctx, {
    kind: 'visit',
    values: { day, part },
    ...buyer,
    listing,
    ...origin,
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

/** Throws not_found (404), conflict (409) once the buyer has withdrawn. */
export const updateVisit = async (ctx: UserCtx, id: string, status: UpdateVisitInput['status']) =>
  toVisitDto(await updateEnquiry(ctx, { kind: 'visit', id, status }));
