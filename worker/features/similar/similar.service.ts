import { toMinor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import type { Language } from '../../../schema/common/languages';
import type { SimilarFormInput } from '../../../schema/similar/input';
import type { ListingRef } from '../../../schema/vehicles/input';
import type { Ctx } from '../../context';
import { createEnquiry } from '../enquiries/enquiries.service';
import { told } from '../notifications/notifications.sql';
import { storeAsked } from '../wants/wants.sql';
import * as queries from './similar.queries';

const idOf = ({ republishedVehicleId, vehicleId }: ListingRef) => republishedVehicleId ?? vehicleId ?? '';

/**
 * The name of a vehicle, or a reseller's page of it, whose seller can still be asked for one like it: sold, taken down
 * or deleted. Throws not_found (404).
 */
export async function getAskable(ctx: Ctx, listing: ListingRef): Promise<{ name: string; sellerId: string }> {
  const id = idOf(listing);
  const row = await queries.findAskable(ctx.shardOf(id), id, listing.republishedVehicleId !== undefined);
  if (!row) throw new AppError('not_found');
  return row;
}

/**
 * Keeps a buyer waiting for a vehicle like this one, beside the seller's other waiting buyers, and returns their
 * private link. Throws the errors of `getAskable` and `createEnquiry`.
 */
export async function waitForSimilar(
  ctx: Ctx,
  listing: ListingRef,
  { maxPrice, buyerName, buyerMobile }: SimilarFormInput,
  origin: { device: string; language: Language },
): Promise<string | null> {
  const { sellerId } = await getAskable(ctx, listing);
  if (ctx.actor.kind === 'user' && ctx.actor.user.id === sellerId) throw new AppError('own_listing');
  const now = ctx.clock.now();
  return createEnquiry(ctx, {
    kind: 'similar',
    values: { maxPrice: Number(maxPrice ?? 0) },
    remindAt: null,
    buyerName,
    buyerMobile,
    listing,
    ...origin,
    notice: (vehicle) => told('similar_asked', { vehicle }),
    also: (id) =>
      storeAsked({ enquiryId: id, maxPriceMinor: maxPrice ? toMinor(maxPrice, 'INR') : null, now }),
  });
}
