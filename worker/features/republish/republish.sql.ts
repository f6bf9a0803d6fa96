import { type SQL, sql } from 'drizzle-orm';
import { republishGrants } from '../../../schema/shard';
import { newIdInSql, updateWhere } from '../../platform/db';
import { storeEffect } from '../../platform/effects.sql';
import { noticeInSql, told } from '../notifications/notifications.sql';

/**
 * The owner allows this person; someone refused or excluded stays so until the owner approves. For vehicles
 * as `v`.
 */
export const ownerAllows = (republisherId: string) => {
  const answered = (statuses: string) => sql`exists (
    select 1 from republish_requests where vehicle_id = v.id and requester_id = ${republisherId}
      and status in (${sql.raw(statuses)})
  )`;
  return sql`(v.republish_policy <> 'deny' and ${answered("'approved'")}
    or v.republish_policy = 'allow' and not ${answered("'denied', 'revoked'")})`;
};

const isGone = sql`(v.is_active = 0 or v.status = 'sold' or v.republish_policy = 'deny')`;

/** The grant of a page was ended by its vehicle's sale, and by nothing since. */
const isEndedBySale = sql`g.status = 'ended' and g.ended_reason = 'sold' and g.updated_at = v.sold_at`;

/** One vehicle by its id, or those of `(select …)`. */
const among = (vehicles: string | SQL): SQL =>
  typeof vehicles === 'string' ? sql`= ${vehicles}` : sql`in ${vehicles}`;

/**
 * Ends the grants of vehicles that the batch has sold, deleted or denied. Does nothing for a vehicle that is
 * up.
 */
export const endGrants = (vehicles: string | SQL, now: number): SQL =>
  updateWhere(
    republishGrants,
    {
      status: 'ended',
      version: sql`republish_grants.version + 1`,
      updatedAt: now,
      endedReason: sql`case when v.is_active = 0 then 'deleted' when v.status = 'sold' then 'sold' else 'denied' end`,
    },
    sql`from vehicles v
    where v.id = republish_grants.vehicle_id and vehicle_id ${among(vehicles)} and republish_grants.status = 'active' and ${isGone}`,
  );

/**
 * Restores the grants ended by a sale. Runs after the statement that undoes the sale, and before the one that
 * clears its time.
 */
export const reopenGrants = (vehicleId: string, now: number): SQL =>
  updateWhere(
    republishGrants,
    { status: 'active', endedReason: null, version: sql`version + 1`, updatedAt: now },
    sql`where page_id in (
      select g.page_id from republish_grants g join vehicles v on v.id = g.vehicle_id
      where v.id = ${vehicleId} and v.status <> 'sold' and ${isEndedBySale})`,
  );

/** Restores the grants of vehicles that ended at `at`, unless their vehicle is gone. */
export const reopenGrantsOf = (vehicles: SQL, at: SQL, now: number): SQL =>
  updateWhere(
    republishGrants,
    { status: 'active', endedReason: null, version: sql`version + 1`, updatedAt: now },
    sql`where page_id in (
      select g.page_id from republish_grants g join vehicles v on v.id = g.vehicle_id
      where v.id ${among(vehicles)} and g.updated_at = ${at} and g.status = 'ended' and g.ended_reason <> 'cut_off' and not ${isGone})`,
  );

/** Raises the version of the valid grants, because what pages show of the vehicle has changed. */
export const renewGrants = (vehicleId: string, now: number): SQL =>
  updateWhere(
    republishGrants,
    { version: sql`version + 1`, updatedAt: now },
    sql`where vehicle_id = ${vehicleId} and status = 'active'`,
  );

const notice = (now: number, isTold: SQL) => {
  const ended = noticeInSql({
    id: newIdInSql(now, sql`g.republisher_id`),
    ...told('page_ended', { vehicle: sql`v.name`, reason: sql`coalesce(g.ended_reason, 'cut_off')` }),
    relatedEntityId: sql`g.page_id`,
    createdAt: now,
  });
  return sql`iif(${isTold}, ${ended}, 'null')`;
};

interface Pushed {
  cause: string;
  /** For grants as `g`, and their vehicles as `v`. */
  which: SQL;
  /** Whether the republisher is notified that their page has ended. */
  isTold: SQL;
  now: number;
}

/** Sends grants as they are now to their pages, in the batch that changes them. */
const pushGrants = ({ cause, which, isTold, now }: Pushed): SQL =>
  storeEffect(
    {
      cause,
      rest: sql`g.page_id`,
      kind: 'grant',
      target: sql`g.republisher_id`,
      payload: sql`json_object('pageId', g.page_id, 'republisherId', g.republisher_id, 'status', g.status, 'reason', g.ended_reason,
        'version', g.version, 'vehicleName', v.name, 'vehicleKind', v.kind, 'at', ${now}, 'notice', json(${notice(now, isTold)}))`,
      now,
    },
    sql`from republish_grants g join vehicles v on v.id = g.vehicle_id where ${which}`,
  );

/** Sends a grant as it is to its page; nobody is notified. */
export const pushGrant = (pageId: string, cause: string, now: number): SQL =>
  pushGrants({ cause, which: sql`g.page_id = ${pageId}`, isTold: sql`false`, now });

/** Sends the grant that this batch has ended, and notifies its republisher. */
export const pushCutOff = (pageId: string, cause: string, now: number): SQL =>
  pushGrants({
    cause,
    which: sql`g.page_id = ${pageId} and g.ended_reason = 'cut_off' and g.updated_at = ${now}`,
    isTold: sql`true`,
    now,
  });

/**
 * Sends the grants of a vehicle that this batch has changed at `now`; republishers are notified of a sale
 * once it is final.
 */
export const pushChangedGrants = (vehicleId: string, cause: string, now: number): SQL =>
  pushGrants({
    cause,
    which: sql`g.vehicle_id = ${vehicleId} and g.updated_at = ${now}`,
    isTold: sql`g.status = 'ended' and g.ended_reason <> 'sold'`,
    now,
  });

/** The same of many vehicles, while that can be undone: nobody is notified. */
export const pushGrantsOf = (vehicles: SQL, cause: string, now: number): SQL =>
  pushGrants({
    cause,
    which: sql`g.vehicle_id ${among(vehicles)} and g.updated_at = ${now}`,
    isTold: sql`false`,
    now,
  });

/** Notifies republishers of what ended at `at` and can no longer be undone; of sales, `pushSales` does. */
export const pushEndsOf = (vehicles: SQL, at: number, cause: string, now: number): SQL =>
  pushGrants({
    cause,
    which: sql`g.vehicle_id ${among(vehicles)} and g.updated_at = ${at} and g.status = 'ended' and g.ended_reason in ('deleted', 'denied')`,
    isTold: sql`true`,
    now,
  });

/**
 * Sends the grant that this batch has ended in answer to a request; the person is notified only of the
 * answer.
 */
export const pushEndedGrant = (which: SQL, cause: string, now: number): SQL =>
  pushGrants({ cause, which: sql`${which} and g.updated_at = ${now}`, isTold: sql`false`, now });

/**
 * Notifies republishers whose pages were closed by the sales of these vehicles, in the batch that makes the
 * sales final.
 */
export const pushSales = (vehicleIds: SQL, cause: string, now: number): SQL =>
  pushGrants({ cause, which: sql`v.id in (${vehicleIds}) and ${isEndedBySale}`, isTold: sql`true`, now });

interface Answered {
  cause: string;
  kind: 'rc' | 'republish';
  /** For requests as `r`, and their vehicles as `v`. */
  which: SQL;
  /** A `Notice` as JSON; null if the requester already knows. */
  notice: SQL;
  now: number;
}

/** Sends a request as it is now to its sender's list, in the batch that makes or answers it. */
export const pushRequest = ({ cause, kind, which, notice: told, now }: Answered): SQL =>
  storeEffect(
    {
      cause,
      kind: 'request',
      target: sql`r.requester_id`,
      payload: sql`json_object('id', r.id, 'kind', ${kind}, 'requesterId', r.requester_id, 'vehicleId', r.vehicle_id,
        'vehicleName', v.name, 'status', r.status, 'at', ${now}, 'notice', json(${told}))`,
      now,
    },
    sql`from ${sql.raw(kind === 'rc' ? 'rc_access_requests' : 'republish_requests')} r join vehicles v on v.id = r.vehicle_id
      where ${which}`,
  );

type AnswerKind = `${'rc' | 'republish'}_${'approved' | 'denied' | 'revoked'}`;

/** The sender's notification about the answer to a request. */
export const answerNotice = (kind: AnswerKind, id: SQL, now: number): SQL =>
  noticeInSql({ id, ...told(kind, { vehicle: sql`v.name` }), relatedEntityId: sql`v.id`, createdAt: now });
