import type { UserCtx } from '../../context';
import { PAGE } from './export.queries';

export type Value = string | number | boolean | null | readonly string[] | Record<string, unknown>;
export type Item = Record<string, Value>;

/** A kind of thing that is a person's, in pages. */
export interface Section {
  name: string;
  pages: (ctx: UserCtx) => AsyncGenerator<Item[]>;
}

/** A section of rows that are read after a key, page by page. */
export function section<Row>(
  name: string,
  load: (db: UserCtx['db'], userId: string, after: string) => PromiseLike<Row[]>,
  keyOf: (row: Row) => string,
  toItem: (row: Row, ctx: UserCtx) => Item,
): Section {
  return {
    name,
    async *pages(ctx) {
      let after: string | null = '';
      while (after !== null) {
        const rows: Row[] = await load(ctx.db, ctx.actor.user.id, after);
        yield rows.map((row) => toItem(row, ctx));
        const last = rows.at(-1);
        after = last && rows.length === PAGE ? keyOf(last) : null;
      }
    },
  };
}
