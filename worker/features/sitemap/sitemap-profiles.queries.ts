import { and, asc, gt, isNotNull, sql } from 'drizzle-orm';
import { accounts } from '../../../schema/account/table';
import type { DirectoryDb } from '../../platform/db';
import type { Walk } from './sitemap.queries';

const isUp = (now: number) =>
  sql`(${accounts.isActive} = 1 and (${accounts.subscriptionPlan} = 'pro' or ${accounts.profileGraceUntil} > ${now}))`;

/** Public profiles by username. */
export const walkProfiles: Walk<DirectoryDb> = (db, after, rows, now) =>
  db
    .select({
      place: sql<string>`${accounts.username}`,
      name: sql<string | null>`iif(${isUp(now)}, ${accounts.username}, null)`,
      updatedAt: accounts.updatedAt,
    })
    .from(accounts)
    .where(and(isNotNull(accounts.username), gt(accounts.username, after)))
    .orderBy(asc(accounts.username))
    .limit(rows);
