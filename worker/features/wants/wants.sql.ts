import { type SQL, sql } from 'drizzle-orm';
import { MAX_WANTED_MODEL } from '../../../schema/wants/rules';
import { wants } from '../../../schema/wants/table';
import { insertWhere, updateWhere } from '../../platform/db';

interface Asked {
  enquiryId: string;
  /** In paise; null for any price. */
  maxPriceMinor: number | null;
  now: number;
}

/**
 * Keeps what the sender of a request waits for: a vehicle like the one it is about, instead of what they asked for
 * about the same one before. Changes nothing if the request was not stored.
 */
export const storeAsked = ({ enquiryId, maxPriceMinor, now }: Asked): SQL[] => [
  sql`delete from wants where enquiry_id in (select b.id from enquiries e join enquiries b on b.listing_id = e.listing_id
    and b.buyer_mobile = e.buyer_mobile and b.kind = e.kind and b.id <> e.id where e.id = ${enquiryId})`,
  insertWhere(
    wants,
    {
      id: sql`e.id`,
      ownerId: sql`e.owner_id`,
      leadId: null,
      enquiryId: sql`e.id`,
      model: sql`substr(coalesce(v.model, v.name, r.vehicle_name, ''), 1, ${MAX_WANTED_MODEL})`,
      maxPriceMinor,
      fuelType: null,
      yearFrom: null,
      city: null,
      consentVersion: sql`e.consent_version`,
      told: {},
      createdAt: now,
      updatedAt: now,
    },
    sql`from enquiries e left join vehicles v on v.id = e.listing_id
      left join republished_vehicles r on r.id = e.listing_id where e.id = ${enquiryId}`,
  ),
];

/** Deletes what the buyer of a withdrawn lead was waiting for. */
export const dropWantsOfWithdrawn = (lead: SQL): SQL =>
  sql`delete from wants where lead_id = ${lead}
    and exists (select 1 from leads l where l.id = wants.lead_id and l.withdrawn_at is not null)`;

/** Keeps what a buyer waits for when their lead is merged into another that has none. */
export const moveWants = ({ from, to, guard }: { from: string; to: string; guard: SQL }): SQL =>
  updateWhere(
    wants,
    { leadId: to },
    sql`where lead_id = ${from} and ${guard} and not exists (select 1 from wants w where w.lead_id = ${to})`,
  );
