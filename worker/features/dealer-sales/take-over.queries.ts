import { sql } from 'drizzle-orm';
import { dealerOffers, stampedNumbers, vehicleDrafts } from '../../../schema/shard';
import { insertWhere, runTogether, type ShardDb, updateWhere } from '../../platform/db';
import type { Payloads } from '../../platform/effect-kinds';
import { storeNotice } from '../notifications/notifications.sql';
import { writeBought } from '../stock-book/book-lines.sql';
import type { OfferRow } from './dealer-sales.queries';

/** In the dealer's shard: a version of a sale, unless a newer one or the dealer's own refusal is there. */
export const saveOffer = (
  db: ShardDb,
  {
    id,
    dealerId,
    sellerId,
    sellerName,
    sellerPhone,
    vehicle,
    status,
    version,
    at,
    notice,
  }: Payloads['dealerSale'],
) =>
  runTogether(db, [
    insertWhere(
      dealerOffers,
      {
        ...{ id, dealerId, sellerId, sellerName, sellerPhone, status, version },
        vehicle: sql`${JSON.stringify(vehicle)}`,
        draftId: null,
        acceptedAt: null,
        createdAt: at,
        updatedAt: at,
      },
      sql`where exists (select 1 from sellers where id = ${dealerId})
        on conflict (id) do update set status = excluded.status, version = excluded.version, updated_at = excluded.updated_at
          where excluded.version > version and status in ('offered', 'accepting')`,
    ),
    ...storeNotice(dealerId, notice),
  ]);

/**
 * In the dealer's shard: an accepted vehicle becomes a draft with its photos and the dealer's line in the book, once, while
 * the dealer's acceptance waits for it.
 */
export function takeOver(
  db: ShardDb,
  offer: OfferRow & { draftId: string },
  { fields, images }: { fields: OfferRow['vehicle']['fields']; images: string[] },
  { version, now }: { version: number; now: number },
) {
  const { id, dealerId, draftId, vehicle, sellerName, sellerPhone } = offer;
  const waits = sql`exists (select 1 from dealer_offers where id = ${id} and status = 'accepting')`;
  const { name, plate, make, model, engine, chassis, kms } = vehicle;
  return runTogether(db, [
    sql`${insertWhere(
      vehicleDrafts,
      { id: draftId, userId: dealerId, fields, images, importId: null, createdAt: now, updatedAt: now },
      sql`where ${waits}`,
    )} on conflict do nothing`,
    sql`${insertWhere(
      stampedNumbers,
      { vehicleId: draftId, ownerId: dealerId, engine: engine ?? '', chassis: chassis ?? '', updatedAt: now },
      sql`where ${waits} and ${engine} is not null and ${chassis} is not null`,
    )} on conflict do nothing`,
    writeBought(
      {
        ...{ ownerId: dealerId, vehicleId: draftId, key: `dealer ${id}`, personId: null },
        ...{ happenedAt: offer.acceptedAt ?? now, now },
        fields: { vehicle: name, plate, make, model, engine, chassis, ...(kms !== null && { kms }) },
        personal: { name: sellerName, phone: sellerPhone ?? '' },
      },
      waits,
    ),
    updateWhere(
      dealerOffers,
      { status: 'accepted', version, updatedAt: now },
      sql`where id = ${id} and status = 'accepting'`,
    ),
  ]);
}
