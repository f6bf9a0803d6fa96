import { and, eq, sql } from 'drizzle-orm';
import { bookLines, members, sellers, vehicles } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';

/** The open trip of a vehicle, with its seller and who of the staff noted it; null while it is in the yard. */
export async function findOpenTrip(db: ShardDb, vehicleId: string) {
  const [row] = await db
    .select({
      line: bookLines,
      personName: members.memberName,
      seller: { firstName: sellers.firstName, lastName: sellers.lastName, firmName: sellers.firmName },
    })
    .from(vehicles)
    .innerJoin(sellers, and(eq(sellers.id, vehicles.userId), eq(sellers.isActive, true)))
    .innerJoin(
      bookLines,
      and(
        eq(bookLines.ownerId, vehicles.userId),
        eq(bookLines.vehicleId, vehicles.id),
        eq(bookLines.kind, 'out'),
      ),
    )
    .leftJoin(members, and(eq(members.ownerId, vehicles.userId), eq(members.memberId, bookLines.personId)))
    .where(
      and(
        eq(vehicles.id, vehicleId),
        sql`not exists (select 1 from book_lines b where b.owner_id = ${bookLines.ownerId}
          and b.vehicle_id = ${bookLines.vehicleId} and b.kind = 'back' and b.about_id = ${bookLines.id})`,
      ),
    );
  return row ?? null;
}
