import { sql } from 'drizzle-orm';
import { sellers } from '../../../schema/shard';
import { type ShardDb, updateWhere } from '../../platform/db';
import { medianAnswers } from '../leads/answer-times.sql';

/** The next sellers with a username whose answers were last counted before a time. */
export const listUncounted = (db: ShardDb, before: number, limit: number) =>
  db.all<{ id: string }>(sql`select id from sellers
    where username is not null and answers_counted_at < ${before} order by answers_counted_at limit ${limit}`);

export const listMedians = (db: ShardDb, asked: Parameters<typeof medianAnswers>[0]) =>
  db.all<{ id: string; minutes: number }>(medianAnswers(asked));

/** Stores how soon sellers usually answer; null for those who are not in the list. */
export const saveUsualAnswers = (
  db: ShardDb,
  ids: readonly string[],
  usual: readonly { id: string; minutes: number }[],
  now: number,
) =>
  db.run(
    updateWhere(
      sellers,
      {
        usualAnswerMinutes: sql`(select value ->> 'minutes' from json_each(${JSON.stringify(usual)})
          where value ->> 'id' = sellers.id)`,
        answersCountedAt: now,
      },
      sql`where id in (select value from json_each(${JSON.stringify(ids)}))`,
    ),
  );
