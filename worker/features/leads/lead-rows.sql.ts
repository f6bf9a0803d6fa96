import { and, eq, sql } from 'drizzle-orm';
import type { CurrencyCode } from '../../../schema/common/currencies';
import {
  contacts,
  counterOffers,
  leads,
  members,
  republishedVehicles,
  vehicles,
} from '../../../schema/shard';
import type { VehicleStatus } from '../../../schema/vehicles/input';
import type { ShardDb } from '../../platform/db';
import { isHandMade } from './hand-made.sql';

/** For a republished page, whose vehicle may be in another shard: its grant tells whether it is sold. */
const statusOfPage = sql`iif(${republishedVehicles.id} is null, null, iif(${republishedVehicles.endedReason} is 'sold', 'sold', 'available'))`;

type RowOfCounter = Pick<
  typeof counterOffers.$inferSelect,
  'priceMinor' | 'currency' | 'status' | 'replyMinor' | 'expiresAt'
>;

/** A lead with the listing's current name and asking price. */
export const selectLeads = (db: ShardDb) =>
  db
    .select({
      lead: leads,
      vehicleName: sql<string | null>`coalesce(${vehicles.name}, ${republishedVehicles.vehicleName})`,
      vehicleStatus: sql<VehicleStatus | null>`coalesce(${vehicles.status}, ${statusOfPage})`,
      priceMinor: sql<
        number | null
      >`coalesce(${republishedVehicles.customPriceMinor}, ${vehicles.priceMinor})`,
      currency: sql<CurrencyCode | null>`coalesce(${republishedVehicles.customCurrency}, ${vehicles.currency})`,
      assigneeName: members.memberName,
      // One column: a batch returns columns by name, and leads have a status too.
      counter: sql<RowOfCounter | null>`iif(${counterOffers.id} is null, null, json_object(
        'priceMinor', ${counterOffers.priceMinor}, 'currency', ${counterOffers.currency}, 'status', ${counterOffers.status},
        'replyMinor', ${counterOffers.replyMinor}, 'expiresAt', ${counterOffers.expiresAt}))`.mapWith(
        (stored: string): RowOfCounter => JSON.parse(stored),
      ),
      isContact: sql<boolean>`${contacts.id} is not null`.mapWith(Boolean),
    })
    .from(leads)
    .leftJoin(vehicles, eq(vehicles.id, leads.vehicleId))
    .leftJoin(republishedVehicles, eq(republishedVehicles.id, leads.republishedVehicleId))
    .leftJoin(members, and(eq(members.ownerId, leads.ownerId), eq(members.memberId, leads.assigneeId)))
    .leftJoin(counterOffers, eq(counterOffers.id, leads.counterId))
    .leftJoin(
      contacts,
      and(eq(contacts.userId, leads.ownerId), eq(contacts.mobileNumber, leads.buyerMobile)),
    );

export type LeadRow = Awaited<ReturnType<typeof selectLeads>>[number];

/** The buyer may still pay what they offered. */
export const isStanding = sql`${leads.withdrawnAt} is null and ${leads.status} not in ('lost', 'junk') and not ${isHandMade()}`;
