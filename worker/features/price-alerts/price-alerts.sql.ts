import { type SQL, sql } from 'drizzle-orm';
import { enquiries } from '../../../schema/shard';
import { updateWhere } from '../../platform/db';

/**
 * Ends what the same phone asked for before about the same listing, once a new request is stored: only the last price
 * counts. The device's hash stays, because the limits count it.
 */
export const replaceEarlier = (enquiryId: string, now: number): SQL =>
  updateWhere(
    enquiries,
    { buyerName: null, buyerMobile: '', withdrawnAt: now, updatedAt: now },
    sql`where withdrawn_at is null and id in (
      select b.id from enquiries e join enquiries b on b.listing_id = e.listing_id and b.buyer_mobile = e.buyer_mobile
        and b.kind = e.kind and b.id <> e.id and (b.device_hash = e.device_hash or b.network_hash = e.network_hash)
      where e.id = ${enquiryId})`,
  );
