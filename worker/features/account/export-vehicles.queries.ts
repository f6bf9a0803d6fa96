import { and, asc, eq, gt } from 'drizzle-orm';
import * as tables from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { PAGE } from './export-page';

// What belongs to vehicles. Each query returns a person's next rows after a key, in the order of the index that finds them.

/** What vehicles have cost, line by line. */
export const listMoneyLines = (db: ShardDb, userId: string, after: string) =>
  db
    .select({ line: tables.moneyLines, currency: tables.vehicleCosts.currency })
    .from(tables.moneyLines)
    .innerJoin(tables.vehicleCosts, eq(tables.vehicleCosts.vehicleId, tables.moneyLines.vehicleId))
    .where(and(eq(tables.moneyLines.ownerId, userId), gt(tables.moneyLines.id, after)))
    .orderBy(asc(tables.moneyLines.id))
    .limit(PAGE);

/** Receipts and notes, as they were issued. */
export const listPapers = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(tables.papers)
    .where(and(eq(tables.papers.ownerId, userId), gt(tables.papers.id, after)))
    .orderBy(asc(tables.papers.id))
    .limit(PAGE);

/** How vehicles came in. */
export const listPurchases = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(tables.purchases)
    .where(and(eq(tables.purchases.ownerId, userId), gt(tables.purchases.id, after)))
    .orderBy(asc(tables.purchases.id))
    .limit(PAGE);

/** The lines of the stock book. */
export const listBookLines = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(tables.bookLines)
    .where(and(eq(tables.bookLines.ownerId, userId), gt(tables.bookLines.id, after)))
    .orderBy(asc(tables.bookLines.id))
    .limit(PAGE);

/** The sealed days of the stock book. */
export const listBookSeals = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(tables.bookSeals)
    .where(and(eq(tables.bookSeals.ownerId, userId), gt(tables.bookSeals.day, after)))
    .orderBy(asc(tables.bookSeals.day))
    .limit(PAGE);

/** What is stamped into vehicles. */
export const listStampedNumbers = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(tables.stampedNumbers)
    .where(and(eq(tables.stampedNumbers.ownerId, userId), gt(tables.stampedNumbers.vehicleId, after)))
    .orderBy(asc(tables.stampedNumbers.vehicleId))
    .limit(PAGE);

/** What people showed that vehicles were bought from. */
export const listIdentities = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(tables.purchaseIdentities)
    .where(and(eq(tables.purchaseIdentities.ownerId, userId), gt(tables.purchaseIdentities.vehicleId, after)))
    .orderBy(asc(tables.purchaseIdentities.vehicleId))
    .limit(PAGE);

/** Whose names are in RCs. */
export const listRcHolders = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(tables.rcHolders)
    .where(and(eq(tables.rcHolders.ownerId, userId), gt(tables.rcHolders.vehicleId, after)))
    .orderBy(asc(tables.rcHolders.vehicleId))
    .limit(PAGE);

/** The watches over the RCs of sold vehicles. */
export const listRcWatches = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(tables.rcWatches)
    .where(and(eq(tables.rcWatches.ownerId, userId), gt(tables.rcWatches.id, after)))
    .orderBy(asc(tables.rcWatches.id))
    .limit(PAGE);

/** The ended counts of the yard. */
export const listStockTakes = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(tables.stockTakes)
    .where(and(eq(tables.stockTakes.ownerId, userId), gt(tables.stockTakes.id, after)))
    .orderBy(asc(tables.stockTakes.id))
    .limit(PAGE);

/** Where the keys of vehicles hang. */
export const listKeyHooks = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(tables.keyHooks)
    .where(and(eq(tables.keyHooks.ownerId, userId), gt(tables.keyHooks.vehicleId, after)))
    .orderBy(asc(tables.keyHooks.vehicleId))
    .limit(PAGE);

/** Vehicles that were sold to dealers. */
export const listDealerSales = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(tables.dealerSales)
    .where(and(eq(tables.dealerSales.ownerId, userId), gt(tables.dealerSales.id, after)))
    .orderBy(asc(tables.dealerSales.id))
    .limit(PAGE);

/** Vehicles that other sellers have sold to the person. */
export const listDealerOffers = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(tables.dealerOffers)
    .where(and(eq(tables.dealerOffers.dealerId, userId), gt(tables.dealerOffers.id, after)))
    .orderBy(asc(tables.dealerOffers.id))
    .limit(PAGE);
