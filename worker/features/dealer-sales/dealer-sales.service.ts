import { AppError } from '../../../schema/common/errors';
import type { DealerAnswer, DealerSaleInput } from '../../../schema/dealer-sales/input';
import { MAX_DEALER_SALES } from '../../../schema/dealer-sales/kinds';
import type { DealerOfferDto, VehicleDealerSaleDto } from '../../../schema/dealer-sales/output';
import type { Ctx, UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import type { Payloads } from '../../platform/effect-kinds';
import { type Page, pageOf } from '../../platform/paging';
import { newId } from '../../platform/random';
import { copyPictures } from '../media/copy-pictures.service';
import { announce } from '../notifications/notifications.service';
import { displayName } from '../profile/display-name';
import { sellForGood } from '../vehicles/sale.service';
import * as queries from './dealer-sales.queries';
import { findDealer } from './dealers.queries';
import { handedVehicle, NO_VEHICLE, withNewKeys } from './handed-vehicle';
import { saveOffer, takeOver } from './take-over.queries';

const ownIn = ({ actor, shardOf }: UserCtx) => ({ db: shardOf(actor.user.id), ownerId: actor.user.id });

/** The latest sale of a vehicle to a dealer. Throws vehicle_not_found (404). */
export async function getSale(ctx: UserCtx, vehicleId: string): Promise<VehicleDealerSaleDto> {
  const { db, ownerId } = ownIn(ctx);
  const [vehicle, sale] = await Promise.all([
    queries.findVehicle(db, ownerId, vehicleId),
    queries.findLatest(db, ownerId, vehicleId),
  ]);
  if (!vehicle?.vehicle.isActive) throw new AppError('vehicle_not_found');
  return {
    vehicleId,
    sale: sale && {
      id: sale.id,
      dealerName: sale.dealerName,
      status: sale.status,
      offeredAt: iso(sale.createdAt),
      updatedAt: iso(sale.updatedAt),
    },
  };
}

/** A version of a sale for the dealer's shard. */
const saleOf = (
  { actor: { user } }: UserCtx,
  { id, dealerId }: Pick<queries.SaleRow, 'id' | 'dealerId'>,
  vehicle: queries.OfferedVehicle,
): Omit<Payloads['dealerSale'], 'status' | 'version' | 'at' | 'notice'> => ({
  id,
  dealerId,
  sellerId: user.id,
  sellerName: displayName(user),
  sellerPhone: user.mobileNumber,
  vehicle: handedVehicle(vehicle),
});

/**
 * Offers a vehicle to the firm that has confirmed a number; it becomes the dealer's draft once they accept. Throws
 * vehicle_not_found and dealer_not_found (404), own_number and dealer_sale_open (409) and dealer_sale_limit (403).
 */
export async function offerToDealer(
  ctx: UserCtx,
  { vehicleId, mobileNumber }: DealerSaleInput,
): Promise<VehicleDealerSaleDto> {
  const { db, ownerId } = ownIn(ctx);
  const [vehicle, dealer] = await Promise.all([
    queries.findVehicle(db, ownerId, vehicleId),
    findDealer(ctx.directory, mobileNumber),
  ]);
  if (!vehicle?.vehicle.isActive) throw new AppError('vehicle_not_found');
  if (dealer?.id === ownerId) throw new AppError('own_number', { field: 'mobileNumber' });
  if (!dealer) throw new AppError('dealer_not_found', { field: 'mobileNumber' });
  const now = ctx.clock.now();
  const sale = {
    id: newId(now, ownerId),
    ownerId,
    vehicleId,
    dealerId: dealer.id,
    dealerName: displayName(dealer),
    dealerPhone: mobileNumber,
    createdAt: now,
  };
  const offered: Payloads['dealerSale'] = {
    ...saleOf(ctx, sale, vehicle),
    ...{ status: 'offered', version: 1, at: now },
    notice: {
      id: newId(now, dealer.id),
      kind: 'dealer_offered',
      values: { vehicle: vehicle.vehicle.name, seller: displayName(ctx.actor.user) },
      relatedEntityId: sale.id,
      createdAt: now,
    },
  };
  if (!(await queries.insertSale(db, sale, offered))) {
    const latest = await queries.findLatest(db, ownerId, vehicleId);
    throw latest?.status === 'offered' || latest?.status === 'accepted'
      ? new AppError('dealer_sale_open')
      : new AppError('dealer_sale_limit', { values: { limit: MAX_DEALER_SALES } });
  }
  await ctx.settle(db, sale.id);
  return getSale(ctx, vehicleId);
}

/** Takes an offer back before it is answered. Throws dealer_sale_not_found (404) and dealer_sale_decided (409). */
export async function withdrawSale(ctx: UserCtx, vehicleId: string): Promise<VehicleDealerSaleDto> {
  const { db, ownerId } = ownIn(ctx);
  const [sale, vehicle] = await Promise.all([
    queries.findLatest(db, ownerId, vehicleId),
    queries.findVehicle(db, ownerId, vehicleId),
  ]);
  if (!sale || !vehicle) throw new AppError('dealer_sale_not_found');
  const now = ctx.clock.now();
  const cause = newId(now, ownerId);
  const withdrawn: Payloads['dealerSale'] = {
    ...saleOf(ctx, sale, vehicle),
    ...{ status: 'withdrawn', version: sale.version + 1, at: now, notice: null },
  };
  if (!(await queries.withdrawSale(db, sale, withdrawn, { cause, now })))
    throw new AppError('dealer_sale_decided');
  await ctx.settle(db, cause);
  return getSale(ctx, vehicleId);
}

const toOffer = ({
  id,
  sellerName,
  vehicle,
  status,
  createdAt,
  draftId,
}: queries.OfferRow): DealerOfferDto => ({
  id,
  sellerName,
  vehicleName: vehicle.name,
  plate: vehicle.plate,
  photos: vehicle.images.length,
  status,
  offeredAt: iso(createdAt),
  draftId: status === 'accepted' ? draftId : null,
});

/** What was sold to a dealer, latest first. */
export async function listOffers(
  ctx: UserCtx,
  page: { cursor?: string; limit: number },
): Promise<Page<DealerOfferDto>> {
  const { db, ownerId } = ownIn(ctx);
  const rows = await queries.listOffers(db, ownerId, page.cursor, page.limit + 1);
  return pageOf(rows, page.limit, ({ id }) => id, toOffer);
}

/**
 * Accepts or declines what was sold to a dealer. An accepted vehicle is a draft once the seller's shard has agreed.
 * Throws dealer_sale_not_found (404) and dealer_sale_decided (409).
 */
export async function answerOffer(ctx: UserCtx, id: string, status: DealerAnswer): Promise<DealerOfferDto> {
  const { db, ownerId: dealerId } = ownIn(ctx);
  const offer = await queries.findOffer(db, dealerId, id);
  if (!offer) throw new AppError('dealer_sale_not_found');
  const now = ctx.clock.now();
  const cause = newId(now, dealerId);
  const { sellerId } = offer;
  const answer = { id, sellerId, dealerId, status, at: now, notificationId: newId(now, sellerId) };
  if (!(await queries.answerOffer(db, answer, { cause, draftId: newId(now, dealerId) }))) {
    throw new AppError('dealer_sale_decided');
  }
  await ctx.settle(db, cause);
  return toOffer((await queries.findOffer(db, dealerId, id)) ?? offer);
}

/** In the seller's shard: decides about a dealer's answer, and sells the vehicle. `cause`: of what follows. */
export async function decide(ctx: Ctx, answer: Payloads['dealerAnswer'], cause: string): Promise<void> {
  const { id, sellerId, dealerId } = answer;
  const db = ctx.shardOf(sellerId);
  const now = ctx.clock.now();
  const sale = await queries.findSale(db, sellerId, id);
  const vehicle = sale && (await queries.findVehicle(db, sellerId, sale.vehicleId));
  const reply: Payloads['dealerSale'] = {
    ...{
      id,
      dealerId,
      sellerId,
      sellerName: '',
      sellerPhone: null,
      status: 'withdrawn',
      version: 2,
      at: now,
    },
    vehicle: vehicle ? handedVehicle(vehicle) : NO_VEHICLE,
    notice: null,
  };
  if (!sale || !vehicle) {
    if (answer.status === 'accepted') await queries.replyWithdrawn(db, reply, { cause, now });
    return;
  }
  await queries.decideSale(db, answer, { sale, vehicle: vehicle.vehicle, reply }, { cause, now });
  const decided = await queries.findSale(db, sellerId, id);
  if (decided?.status === 'accepted') await sellForGood(ctx, sellerId, sale.vehicleId);
  announce(ctx, sellerId, [answer.notificationId]);
}

/** In the dealer's shard: a version of a sale; an accepted one brings the vehicle with its photos. */
export async function follow(ctx: Ctx, sale: Payloads['dealerSale']): Promise<void> {
  const { id, dealerId, status, version } = sale;
  const db = ctx.shardOf(dealerId);
  if (status !== 'accepted') {
    await saveOffer(db, sale);
    if (sale.notice) announce(ctx, dealerId, [sale.notice.id]);
    return;
  }
  const offer = await queries.findOffer(db, dealerId, id);
  if (offer?.status !== 'accepting' || offer.draftId === null) return;
  const newKeys = await copyPictures(ctx, dealerId, { keys: sale.vehicle.images, attempt: `sale ${id}` });
  await takeOver(
    db,
    { ...offer, draftId: offer.draftId, vehicle: sale.vehicle },
    withNewKeys(sale.vehicle, newKeys),
    { version, now: ctx.clock.now() },
  );
}
