import { type SQLWrapper, sql } from 'drizzle-orm';
import type { CurrencyCode } from '../../../schema/common/currencies';
import type { VehicleStatus } from '../../../schema/vehicles/input';
import { isListed, isOnProfile } from './visibility.sql';

/** The most other vehicles of the seller that a page shows, including picked ones. */
export const MORE_VEHICLES = 6;

/** A vehicle's data on a card. */
export interface CardRow {
  id: string;
  name: string;
  priceMinor: number;
  currency: CurrencyCode;
  year: number;
  kmsDriven: number | null;
  status: VehicleStatus;
  images: string[];
}

const cards = sql`json_group_array(json_object('id', id, 'name', name, 'priceMinor', price_minor, 'currency', currency,
  'year', year, 'kmsDriven', kms_driven, 'status', status, 'images', json(images)))`;

export const readCards = (cardsOfRow: string): CardRow[] => JSON.parse(cardsOfRow);

/** The vehicles a Pro seller picked for a page, in order, if buyers may see them: one JSON value. */
export const picksOf = (vehicleId: SQLWrapper) => sql<string>`(
  select ${cards}
  from (
    select v.* from vehicle_suggestions s join vehicles v on v.id = s.suggested_vehicle_id
    where s.sold_vehicle_id = ${vehicleId} and ${isListed('v')}
    order by s.position
  ))`;

interface Like {
  vehicleId: SQLWrapper;
  sellerId: SQLWrapper;
  kind: SQLWrapper;
  currency: SQLWrapper;
  priceMinor: SQLWrapper;
}

/**
 * Examines the nearest by price on either side and takes the newest of those, so that the page costs the same
 * for a seller of thousands.
 */
const LOOKED_AT = { below: 6, above: 5 };

/** Similar vehicles on a seller's profile: the same kind, within a quarter of the price, newest first; one JSON value. */
export function moreLike({ vehicleId, sellerId, kind, currency, priceMinor }: Like) {
  const near = (range: ReturnType<typeof sql>, order: 'asc' | 'desc', limit: number) => sql`select * from (
    select m.* from vehicles m
    where m.user_id = ${sellerId} and m.kind is ${kind} and ${range} and ${isOnProfile('m')} and m.currency = ${currency} and m.id <> ${vehicleId}
    order by m.price_minor ${sql.raw(order)} limit ${sql.raw(`${limit}`)}
  )`;
  return sql<string>`(
  select ${cards}
  from (
    select * from (
      ${near(sql`m.price_minor between ${priceMinor} * 3 / 4 and ${priceMinor}`, 'desc', LOOKED_AT.below)}
      union all
      ${near(sql`m.price_minor > ${priceMinor} and m.price_minor <= ${priceMinor} * 5 / 4`, 'asc', LOOKED_AT.above)}
    )
    order by id desc limit ${sql.raw(`${MORE_VEHICLES}`)}
  ))`;
}

/** The first vehicles of a seller's profile: one JSON value. */
export const firstOnProfile = (sellerId: SQLWrapper) => sql<string>`(
  select ${cards}
  from (
    select m.* from vehicles m where m.user_id = ${sellerId} and ${isOnProfile('m')}
    order by m.display_order, m.id desc limit ${sql.raw(`${MORE_VEHICLES}`)}
  ))`;
