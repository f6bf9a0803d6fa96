import { sql } from 'drizzle-orm';
import { shortCodes } from '../../../schema/shard';
import type { Weekday } from '../../../schema/yards/days';
import { runTogether, type ShardDb, updateWhere } from '../../platform/db';
import { storeEffect } from '../../platform/effects.sql';
import { noticeInSql, notify, told } from '../notifications/notifications.sql';
import { whileThere } from '../staff/members.sql';

/** Of yards that do not say when they are open. */
const USUAL_HOURS = ['09:00', '20:00'] as const;

export interface Scan {
  code: string;
  ownerId: string;
  notificationId: string;
  /** Of the effect that notifies staff. */
  cause: string;
  /** A notice of the same vehicle with this id or a later one stands for this scan too. */
  quietSince: string;
  /** "09:30" in India. */
  clock: string;
  weekday: Weekday;
  now: number;
}

/** Of the sticker `c` that leads to vehicle `v` or page `r`. */
const name = sql`coalesce(v.name, r.vehicle_name)`;
const target = sql`left join vehicles v on v.id = c.vehicle_id
  left join republished_vehicles r on r.id = c.republished_vehicle_id`;

/**
 * Records a scan of a sticker and notifies, in one batch; false if nobody is notified now. The notification's id in the
 * row says which of two scans at once it was.
 */
export async function tell(db: ShardDb, scan: Scan): Promise<boolean> {
  const { code, ownerId, notificationId, cause, quietSince, clock, weekday, now } = scan;
  const [opens, closes] = USUAL_HOURS;
  const isOpen = sql`coalesce((
    select coalesce(y.opens, ${opens}) <= ${clock} and ${clock} < coalesce(y.closes, ${closes})
      and y.closed_day is not ${weekday}
    from yards y where y.owner_id = short_codes.owner_id
  ), ${clock} >= ${opens} and ${clock} < ${closes})`;
  const isWanted = sql`exists (select 1 from sellers s where s.id = short_codes.owner_id and (s.firm_name is not null
    or exists (select 1 from notification_preferences p where p.user_id = s.id and p.kind = 'scan'
      and p.channel = 'push' and p.enabled = 1)))`;
  const isQuiet = sql`exists (select 1 from short_codes o where o.owner_id = short_codes.owner_id
    and o.scan_told_id >= ${quietSince}
    and coalesce(o.vehicle_id, o.republished_vehicle_id) = coalesce(short_codes.vehicle_id, short_codes.republished_vehicle_id))`;
  const answerer = whileThere({ ownerId: sql`c.owner_id`, personId: sql`v.answerer_id` });
  const on = sql`from short_codes c ${target}
    where c.code = ${code} and c.scan_told_id = ${notificationId} and ${name} is not null`;
  const notification = {
    id: notificationId,
    relatedEntityId: sql`coalesce(c.vehicle_id, c.republished_vehicle_id)`,
    createdAt: now,
  };
  const [rows] = await db.batch([
    db
      .update(shortCodes)
      .set({
        scanToldId: sql`iif(${isOpen}, ${notificationId}, scan_told_id)`,
        untoldScans: sql`untold_scans + iif(${isOpen}, 0, 1)`,
      })
      .where(
        sql`${shortCodes.code} = ${code} and ${shortCodes.ownerId} = ${ownerId} and number is not null
          and ${isWanted} and not (${isOpen} and ${isQuiet})`,
      )
      .returning({ toldId: shortCodes.scanToldId }),
    ...notify(
      { ...notification, userId: ownerId, ...told('sticker_scanned', { vehicle: name }) },
      sql`${on} and ${answerer} is null`,
    ).map((statement) => db.run(statement)),
    db.run(
      storeEffect(
        {
          cause,
          kind: 'reminder',
          target: answerer,
          payload: sql`json_object('personId', ${answerer}, 'notice', ${noticeInSql({
            ...notification,
            ...told('staff_sticker_scanned', { vehicle: name, seller: ownerId }),
          })})`,
          now,
        },
        sql`${on} and ${answerer} is not null`,
      ),
    ),
  ]);
  return rows.some(({ toldId }) => toldId === notificationId);
}

/** The id of a seller's line of a day: once a day. */
export const lineIdOf = (dayPrefix: string, ownerId: string) => dayPrefix + ownerId.slice(13);

interface Untold {
  dayPrefix: string;
  /** The last seller of the batch before. */
  after: string;
  limit: number;
}

/** Sellers whose stickers were scanned while they were closed, and who have had no line today, by id. */
export async function listUntold(db: ShardDb, { dayPrefix, after, limit }: Untold): Promise<string[]> {
  const rows = await db
    .selectDistinct({ ownerId: shortCodes.ownerId })
    .from(shortCodes)
    .where(
      sql`untold_scans > 0 and ${shortCodes.ownerId} > ${after} and not exists (select 1 from notifications n
        where n.id = ${dayPrefix} || substr(short_codes.owner_id, 14))`,
    )
    .orderBy(shortCodes.ownerId)
    .limit(limit);
  return rows.map(({ ownerId }) => ownerId);
}

/** Writes the lines and starts counting anew, in one batch. */
export async function tellOfClosed(
  db: ShardDb,
  owners: readonly string[],
  { dayPrefix, now }: { dayPrefix: string; now: number },
): Promise<void> {
  if (owners.length === 0) return;
  const given = sql`json_each(${JSON.stringify(owners)}) g`;
  const id = sql`${dayPrefix} || substr(g.value, 14)`;
  const most = sql`(select ${name} from short_codes c ${target}
    where c.owner_id = g.value and c.untold_scans > 0 and ${name} is not null order by c.untold_scans desc limit 1)`;
  const count = sql`(select sum(untold_scans) from short_codes c where c.owner_id = g.value and c.untold_scans > 0)`;
  await runTogether(db, [
    ...notify(
      {
        id,
        userId: sql`g.value`,
        ...told('scans_while_closed', { vehicle: most, count }),
        relatedEntityId: sql`g.value`,
        createdAt: now,
      },
      sql`from ${given} where ${most} is not null`,
      sql`e.id in (select ${id} from ${given})`,
    ),
    updateWhere(
      shortCodes,
      { untoldScans: 0 },
      sql`where untold_scans > 0 and owner_id in (select g.value from ${given})`,
    ),
  ]);
}
