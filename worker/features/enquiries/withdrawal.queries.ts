import { sql } from 'drizzle-orm';
import { ENQUIRY_KINDS, type EnquiryKind } from '../../../schema/enquiries/kinds';
import { enquiries } from '../../../schema/shard';
import { runTogether, type ShardDb, updateWhere } from '../../platform/db';
import { notify, told } from '../notifications/notifications.sql';

interface Withdrawal {
  id: string;
  kind: EnquiryKind;
  notificationId: string;
  now: number;
}

/**
 * Erases the buyer from an enquiry and notifies the seller, in one batch; false if that was done before. The
 * row itself stays, because the limits count it.
 */
export async function withdrawEnquiry(
  db: ShardDb,
  { id, kind, notificationId, now }: Withdrawal,
): Promise<boolean> {
  const [withdrawn] = await runTogether(db, [
    updateWhere(
      enquiries,
      { buyerName: null, buyerMobile: '', deviceHash: '', remindAt: null, withdrawnAt: now, updatedAt: now },
      sql`where id = ${id} and withdrawn_at is null`,
    ),
    ...notify(
      {
        id: notificationId,
        userId: sql`e.owner_id`,
        ...told(ENQUIRY_KINDS[kind].withdrawn, { vehicle: sql`coalesce(v.name, r.vehicle_name)` }),
        relatedEntityId: sql`e.listing_id`,
        createdAt: now,
      },
      sql`from enquiries e left join vehicles v on v.id = e.listing_id
        left join republished_vehicles r on r.id = e.listing_id where e.id = ${id} and changes() = 1`,
    ),
    sql`delete from wants where enquiry_id = ${id}`,
  ]);
  return withdrawn === 1;
}
