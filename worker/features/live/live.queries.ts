import { sql } from 'drizzle-orm';
import { pageViewBatches, pageViews } from '../../../schema/directory';
import { type DirectoryDb, insertWhere } from '../../platform/db';
import { retried } from '../../platform/retry';
import { addToFigure } from '../figures/figures.sql';

interface PageViewBatch {
  source: string;
  /** Increases with each batch of its source. */
  batch: number;
  counts: { day: string; kind: string; views: number }[];
}

/** Adds a hub's page views, unless this batch was added before. */
export function savePageViews(db: DirectoryDb, { source, batch, counts }: PageViewBatch, now: number) {
  const isNew = sql`coalesce((select last_batch from ${pageViewBatches} where source = ${source}), 0) < ${batch}`;
  const write = () =>
    db.batch([
      db.run(
        addToFigure(
          'page_views',
          sql`from (select value ->> 'day' as day, sum(value ->> 'views') as value from json_each(${JSON.stringify(counts)}) group by 1)
          where ${isNew}`,
        ),
      ),
      db.run(
        insertWhere(
          pageViews,
          {
            day: sql`value ->> 'day'`,
            pageType: sql`value ->> 'kind'`,
            viewCount: sql`value ->> 'views'`,
            updatedAt: now,
          },
          sql`from json_each(${JSON.stringify(counts)}) where ${isNew}
          on conflict (day, page_type) do update set
            view_count = view_count + excluded.view_count, updated_at = excluded.updated_at`,
        ),
      ),
      db
        .insert(pageViewBatches)
        .values({ source, lastBatch: batch })
        .onConflictDoUpdate({
          target: pageViewBatches.source,
          set: { lastBatch: sql`max(last_batch, excluded.last_batch)` },
        }),
    ]);
  return retried(write);
}
