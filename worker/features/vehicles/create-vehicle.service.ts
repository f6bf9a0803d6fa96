import { PLANS } from '../../../schema/billing/plans';
import { toMinor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import { KEPT } from '../../../schema/common/retention';
import { newShortCode } from '../../../schema/common/short-code';
import { mediaKey, rcKey } from '../../../schema/media/input';
import { registrationColumns } from '../../../schema/vehicles/facts';
import type { CreateVehicleInput } from '../../../schema/vehicles/input';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import type { UserCtx } from '../../context';
import { indianCalendar } from '../../platform/clock';
import { newId } from '../../platform/random';
import { invalidateProfile } from './cached-pages.service';
import { checkPhotos } from './check-photos';
import { checkYear } from './check-year';
import * as queries from './create-vehicle.queries';
import { toOwnVehicleDto } from './vehicles.dto';
import { findOwnListing, findOwnVehicle, type NewVehicle, type VehicleRow } from './vehicles.queries';

const DAY = 86_400_000;
/** Every field of the form must have a column, so that none is forgotten here. */
type Stored = Exclude<keyof CreateVehicleInput, 'price' | 'rcImageUrl' | 'draftId'>;

const notFound = () => new AppError('vehicle_not_found');

/**
 * Publishes a listing (price in major units). Writes nothing on limit_reached (403, with the word "limit") if
 * the plan is full, and on invalid (400) if a file is not a fresh upload of the seller, or there are more photos
 * than the plan has. A repeat with the
 * same photos, name and price returns the listing already created.
 */
export async function createVehicle(ctx: UserCtx, input: CreateVehicleInput): Promise<OwnVehicleDto> {
  checkYear(ctx, input.year);
  checkPhotos(ctx, input.images);
  const now = ctx.clock.now();
  const { draftId } = input;
  const takenOver =
    draftId && (await queries.findTakenOver(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id, draftId));
  const vehicle = {
    id: takenOver || newId(now, ctx.actor.user.id),
    userId: ctx.actor.user.id,
    name: input.name,
    priceMinor: toMinor(input.price, input.currency) ?? 0,
    currency: input.currency,
    year: input.year,
    fuelType: input.fuelType ?? null,
    transmission: input.transmission ?? null,
    kmsDriven: input.kmsDriven ?? null,
    kind: input.kind ?? null,
    make: input.make ?? null,
    model: input.model ?? null,
    body: input.body ?? null,
    city: input.city ?? null,
    owners: input.owners ?? null,
    ...registrationColumns(input.facts ?? {}),
    facts: input.facts ?? {},
    description: input.description ?? null,
    specifications: input.specifications ?? null,
    showRc: input.showRc,
    republishPolicy: input.republishPolicy,
    rcKey: input.rcImageUrl ? rcKey(input.rcImageUrl) : null,
    images: input.images.map((url) => mediaKey(url) ?? ''),
    createdAt: now,
    updatedAt: now,
  } satisfies NewVehicle & Record<Stored, unknown>;
  return publish(ctx, vehicle, draftId);
}

/**
 * What a listing shares with its copy: each column by name, so that a new one is copied only deliberately.
 */
const relistedColumns = (sold: VehicleRow) => ({
  userId: sold.userId,
  name: sold.name,
  priceMinor: sold.priceMinor,
  currency: sold.currency,
  images: sold.images,
  rcKey: sold.rcKey,
  showRc: sold.showRc,
  year: sold.year,
  fuelType: sold.fuelType,
  transmission: sold.transmission,
  kmsDriven: sold.kmsDriven,
  kind: sold.kind,
  make: sold.make,
  model: sold.model,
  body: sold.body,
  city: sold.city,
  owners: sold.owners,
  registrationState: sold.registrationState,
  rto: sold.rto,
  facts: sold.facts,
  specifications: sold.specifications,
  description: sold.description,
  showInProfile: sold.showInProfile,
  displayOrder: sold.displayOrder,
  republishPolicy: sold.republishPolicy,
});

/**
 * "Relist as new": publishes a copy of a sold listing under a new id; the sold one stays sold. While the copy
 * is up, repeating it returns the copy. Throws not_found (404), conflict (409) for a listing that is not sold
 * or that operators have hidden, limit_reached (403).
 */
export async function relistVehicle(ctx: UserCtx, id: string): Promise<OwnVehicleDto> {
  const now = ctx.clock.now();
  const sold = await findOwnVehicle(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id, id);
  if (!sold) throw notFound();
  return publish(ctx, {
    ...relistedColumns(sold),
    id: newId(now, sold.userId),
    relistedFromId: sold.id,
    createdAt: now,
    updatedAt: now,
  });
}

async function publish(ctx: UserCtx, vehicle: NewVehicle, draftId?: string): Promise<OwnVehicleDto> {
  const { user } = ctx.actor;
  const { limits } = PLANS[user.subscriptionPlan];
  const guards = {
    liveLimit: limits.liveVehicles,
    monthlyLimit: limits.vehiclesPerMonth,
    month: indianCalendar(vehicle.createdAt),
  };
  const created = await queries.insertVehicle(
    ctx.shardOf(ctx.actor.user.id),
    vehicle,
    { code: newShortCode(user.id), draftId: draftId ?? null },
    guards,
  );
  const copyOf = vehicle.relistedFromId;
  const findExisting = () =>
    copyOf
      ? queries.findLiveCopy(ctx.shardOf(ctx.actor.user.id), user.id, copyOf)
      : queries.findSentListing(
          ctx.shardOf(ctx.actor.user.id),
          vehicle,
          vehicle.createdAt - KEPT.draftUpload * DAY,
        );
  const id = created ? vehicle.id : await findExisting();
  if (!id) throw await explainRefusal(ctx, copyOf, guards);
  if (created) await ctx.settle(ctx.shardOf(user.id), id);
  await invalidateProfile(ctx, user.username);
  const row = await findOwnListing(ctx.shardOf(ctx.actor.user.id), user.id, id);
  if (!row) throw notFound();
  // Neither a new listing nor a copy has views yet.
  return toOwnVehicleDto(row, new Map(), ctx.origin);
}

async function explainRefusal(
  ctx: UserCtx,
  copyOf: string | null | undefined,
  guards: { liveLimit: number | null; monthlyLimit: number | null; month: { year: number; month: number } },
) {
  const original = copyOf
    ? await findOwnVehicle(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id, copyOf)
    : null;
  if (original && original.status !== 'sold') {
    return new AppError('vehicle_not_sold');
  }
  if (
    copyOf &&
    (await queries.isHiddenByOperators(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id, copyOf))
  ) {
    return new AppError('hidden_by_operators');
  }
  const room = await queries.findRoom(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id, guards.month);
  if (guards.liveLimit !== null && room.live >= guards.liveLimit) {
    return new AppError('live_limit', { values: { limit: guards.liveLimit } });
  }
  if (guards.monthlyLimit !== null && room.used >= guards.monthlyLimit) {
    return new AppError('monthly_limit', { values: { limit: guards.monthlyLimit } });
  }
  return new AppError('upload_images_again', { field: 'images' });
}
