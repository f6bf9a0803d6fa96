import { toMajor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import type {
  RepublishAskInput,
  RepublishDecision,
  RepublishRequestStatus,
} from '../../../schema/republish/input';
import type {
  RepublisherDto,
  RepublishRequestDto,
  RepublishStandingDto,
} from '../../../schema/republish/output';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { type Page, pageOf } from '../../platform/paging';
import { newId } from '../../platform/random';
import { announce } from '../notifications/notifications.service';
import { displayName, fullName } from '../profile/display-name';
import { forgetPages, forgetVehicle } from '../vehicles/kept-pages.service';
import { getOwnVehicle } from '../vehicles/vehicles.service';
import { toRepublisherDto } from './republish.dto';
import * as queries from './republish-control.queries';

/** Republishers of one vehicle that its owner sees at once. */
const MOST_REPUBLISHERS = 100;

/** Which decision may follow which state; anything else answers 409. */
const MOVES: Record<RepublishDecision, { from: readonly RepublishRequestStatus[]; title: string }> = {
  approved: { from: ['pending', 'denied', 'revoked'], title: 'You may republish this vehicle' },
  denied: { from: ['pending'], title: 'The owner does not want this vehicle republished' },
  revoked: { from: ['approved'], title: 'You may no longer offer this vehicle' },
};

/** The viewer's relation to republishing a vehicle. Throws not_found (404) for their own, and for one that is not public. */
export async function getStanding(ctx: UserCtx, vehicleId: string): Promise<RepublishStandingDto> {
  const standing = await queries.findStanding(ctx.db, vehicleId, ctx.actor.user.id);
  if (!standing) throw new AppError('not_found', 'Vehicle not found');
  return standing;
}

/** Asks an owner who wants to be asked; asking twice is asking once. Throws not_found (404) where there is nothing to ask. */
export async function requestRepublish(
  ctx: UserCtx,
  vehicleId: string,
  { wishedPrice }: RepublishAskInput = {},
): Promise<RepublishStandingDto> {
  const { user } = ctx.actor;
  const now = ctx.clock.now();
  const notificationId = newId(now, vehicleId);
  await queries.insertRequest(ctx.db, {
    id: newId(now, vehicleId),
    notificationId,
    vehicleId,
    requesterId: user.id,
    requesterName: displayName(user),
    wishedPrice: wishedPrice === undefined ? null : Number(wishedPrice),
    now,
  });
  announce(ctx, [notificationId]);
  const standing = await getStanding(ctx, vehicleId);
  if (!standing.request) throw new AppError('not_found', 'There is nothing to ask for');
  return standing;
}

const wishOf = ({ wishedPriceMinor, wishedCurrency }: queries.RepublishRequestRow) =>
  wishedPriceMinor === null || wishedCurrency === null
    ? { wishedPrice: null, wishedCurrency: null }
    : { wishedPrice: toMajor(wishedPriceMinor, wishedCurrency), wishedCurrency };

/** An owner's incoming requests, newest first. */
export async function listRepublishRequests(
  ctx: UserCtx,
  page: { cursor?: string; limit: number },
): Promise<Page<RepublishRequestDto>> {
  const rows = await queries.listRequests(ctx.db, ctx.actor.user.id, page.cursor, page.limit + 1);
  return pageOf(
    rows,
    page.limit,
    (row) => row.id,
    (row): RepublishRequestDto => ({
      id: row.id,
      vehicleId: row.vehicleId,
      vehicleName: row.vehicleName,
      requesterName: displayName(row),
      requesterPerson: row.firmName ? fullName(row) : null,
      requesterMobile: row.showMobile ? row.mobileNumber : null,
      ...wishOf(row),
      status: row.status,
      createdAt: iso(row.createdAt),
    }),
  );
}

/** Approves, denies or revokes; revoking ends the page at once. Throws not_found (404), conflict (409) for an impossible move. */
export async function decideRepublishRequest(
  ctx: UserCtx,
  id: string,
  status: RepublishDecision,
): Promise<{ id: string; status: RepublishRequestStatus }> {
  const now = ctx.clock.now();
  const ownerId = ctx.actor.user.id;
  const notificationId = newId(now);
  const decided = await queries.decideRequest(ctx.db, {
    id,
    ownerId,
    notificationId,
    status,
    ...MOVES[status],
    now,
  });
  if (decided) {
    announce(ctx, [notificationId]);
    await forgetVehicle(ctx, decided.vehicleId);
    return { id, status: decided.status };
  }
  const current = await queries.findRequest(ctx.db, ownerId, id);
  if (!current) throw new AppError('not_found', 'Request not found');
  throw new AppError('conflict', `This request is ${current.status} already`);
}

/** Who republished the person's vehicle, with what it brought: figures, no buyers. Throws not_found (404). */
export async function listRepublishers(ctx: UserCtx, vehicleId: string): Promise<RepublisherDto[]> {
  await getOwnVehicle(ctx, vehicleId);
  const rows = await queries.listRepublishers(ctx.db, ctx.actor.user.id, vehicleId, MOST_REPUBLISHERS);
  return rows.map(toRepublisherDto);
}

/** Ends one republisher's page at once and keeps them out. Throws not_found (404) where they have no active page. */
export async function cutOffRepublisher(
  ctx: UserCtx,
  vehicleId: string,
  republishedId: string,
): Promise<void> {
  const now = ctx.clock.now();
  const notificationId = newId(now);
  const done = await queries.cutOff(ctx.db, {
    ownerId: ctx.actor.user.id,
    vehicleId,
    republishedId,
    requestId: newId(now, vehicleId),
    notificationId,
    now,
  });
  announce(ctx, [notificationId]);
  if (!done) throw new AppError('not_found', 'Republished page not found');
  await forgetPages(ctx, [`/republished/${republishedId}`]);
}
