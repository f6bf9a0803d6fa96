import type { UserCtx } from '../../context';
import { PAGE } from './export-page';

export type Value = string | number | boolean | null | readonly string[] | Record<string, unknown>;
export type Item = Record<string, Value>;

/** One kind of a person's data, in pages. */
export interface Section {
  name: string;
  pages: (ctx: UserCtx) => AsyncGenerator<Item[]>;
}

type Load<Db, Row> = (db: Db, userId: string, after: string) => PromiseLike<Row[]>;

const sectionsFrom =
  <Db>(databaseOf: (ctx: UserCtx) => Db) =>
  <Row>(
    name: string,
    load: Load<Db, Row>,
    keyOf: (row: Row) => string,
    toItem: (row: Row, ctx: UserCtx) => Item,
  ): Section => ({
    name,
    async *pages(ctx) {
      let after: string | null = '';
      while (after !== null) {
        const rows: Row[] = await load(databaseOf(ctx), ctx.actor.user.id, after);
        yield rows.map((row) => toItem(row, ctx));
        const last = rows.at(-1);
        after = last && rows.length === PAGE ? keyOf(last) : null;
      }
    },
  });

/** A section of rows in the person's shard, read after a key, page by page. */
export const section = sectionsFrom((ctx) => ctx.shardOf(ctx.actor.user.id));

/** The same for rows of the directory. */
export const accountSection = sectionsFrom((ctx) => ctx.directory);
