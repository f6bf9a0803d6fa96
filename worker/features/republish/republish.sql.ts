import { type SQL, sql } from 'drizzle-orm';
import { republishGrants } from '../../../schema/shard';
import { newIdInSql, updateWhere } from '../../platform/db';
import { storeEffect } from '../../platform/effects.sql';
import { noticeInSql, told } from '../notifications/notifications.sql';

/** The owner allows this person: somebody who was refused or excluded stays so until the owner approves. For vehicles as `v`. */
export const ownerAllows = (republisherId: string) => {
  const answered = (statuses: string) => sql`exists (
    select 1 from republish_requests where vehicle_id = v.id and requester_id = ${republisherId}
      and status in (${sql.raw(statuses)})
  )`;
  return sql`(v.republish_policy <> 'deny' and ${answered("'approved'")}
    or v.republish_policy = 'allow' and not ${answered("'denied', 'revoked'")})`;
};

const isGone = sql`(v.is_active = 0 or v.status = 'sold' or v.republish_policy = 'deny')`;

/** The grant of a page was ended by its vehicle's sale, and by nothing else since. */
const isEndedBySale = sql`g.status = 'ended' and g.ended_reason = 'sold' and g.updated_at = v.sold_at`;

/**
 * Ends the grants of a vehicle that the batch's first statement has sold, deleted or denied. Does nothing if the vehicle is up.
 */
export const endGrants = (vehicleId: string, now: number): SQL =>
  updateWhere(
    republishGrants,
    {
      status: 'ended',
      version: sql`republish_grants.version + 1`,
      updatedAt: now,
      endedReason: sql`case when v.is_active = 0 then 'deleted' when v.status = 'sold' then 'sold' else 'denied' end`,
    },
    sql`from vehicles v
    where v.id = republish_grants.vehicle_id and vehicle_id = ${vehicleId} and republish_grants.status = 'active' and ${isGone}`,
  );

/** Restores the grants that a sale ended; after the statement that undoes the sale, before the one that clears its time. */
export const reopenGrants = (vehicleId: string, now: number): SQL =>
  updateWhere(
    republishGrants,
    { status: 'active', endedReason: null, version: sql`version + 1`, updatedAt: now },
    sql`where page_id in (
      select g.page_id from republish_grants g join vehicles v on v.id = g.vehicle_id
      where v.id = ${vehicleId} and v.status <> 'sold' and ${isEndedBySale})`,
  );

/** A new version of the valid grants: what pages show of the vehicle has changed. */
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

/** Grants as they are now, for their pages; for the batch that changes them. */
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

/** A grant as it is, for its page; nobody is notified. */
export const pushGrant = (pageId: string, cause: string, now: number): SQL =>
  pushGrants({ cause, which: sql`g.page_id = ${pageId}`, isTold: sql`false`, now });

/** The grant that this batch has ended; its republisher is notified. */
export const pushCutOff = (pageId: string, cause: string, now: number): SQL =>
  pushGrants({
    cause,
    which: sql`g.page_id = ${pageId} and g.ended_reason = 'cut_off' and g.updated_at = ${now}`,
    isTold: sql`true`,
    now,
  });

/** The grants of a vehicle that this batch has changed at `now`; a sale is notified of once it is final. */
export const pushChangedGrants = (vehicleId: string, cause: string, now: number): SQL =>
  pushGrants({
    cause,
    which: sql`g.vehicle_id = ${vehicleId} and g.updated_at = ${now}`,
    isTold: sql`g.status = 'ended' and g.ended_reason <> 'sold'`,
    now,
  });

/** The grant that this batch has ended in answer to a person, who is notified only of the answer. */
export const pushEndedGrant = (which: SQL, cause: string, now: number): SQL =>
  pushGrants({ cause, which: sql`${which} and g.updated_at = ${now}`, isTold: sql`false`, now });

/** Notifies republishers whose pages were closed by the sales of these vehicles; in the batch that makes the sales final. */
export const pushSales = (vehicleIds: SQL, cause: string, now: number): SQL =>
  pushGrants({ cause, which: sql`v.id in (${vehicleIds}) and ${isEndedBySale}`, isTold: sql`true`, now });

interface Answered {
  cause: string;
  kind: 'rc' | 'republish';
  /** For requests as `r`, and their vehicles as `v`. */
  which: SQL;
  /** JSON of a `Notice`; null if the requester knows already. */
  notice: SQL;
  now: number;
}

/** A request as it is now, for its sender's list; for the batch that makes or answers it. */
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

/** The answer to a request, as notified to its sender. */
export const answerNotice = (kind: AnswerKind, id: SQL, now: number): SQL =>
  noticeInSql({ id, ...told(kind, { vehicle: sql`v.name` }), relatedEntityId: sql`v.id`, createdAt: now });
