import { type SQL, sql } from 'drizzle-orm';
import { isHandMade } from './hand-made.sql';

interface AnswersAsked {
  sellers: readonly string[];
  /** When the offers came: `from` inclusive, `to` exclusive. */
  from: number;
  to: number;
  /** Of fewer answers there is no median. */
  least: number;
}

/**
 * `id, minutes`: by seller, the median minutes from a new likely offer to the first recorded result of a call.
 */
export const medianAnswers = ({ sellers, from, to, least }: AnswersAsked): SQL => sql`
  select id, minutes from (
    select owner_id as id, (answered_at - created_at) / 60000 as minutes,
      row_number() over (partition by owner_id order by answered_at - created_at) as place,
      count(*) over (partition by owner_id) as answers
    from leads where owner_id in (select value from json_each(${JSON.stringify(sellers)}))
      and unlikely_reason is null
      and last_offer_at >= ${from} and created_at >= ${from} and created_at < ${to}
      and answered_at is not null and not ${isHandMade()}
  ) where place = (answers + 1) / 2 and answers >= ${least}`;
