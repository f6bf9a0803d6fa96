import { csvLine } from '../../../schema/common/csv';
import type { BookFileQuery } from '../../../schema/stock-book/input';
import type { UserCtx } from '../../context';
import { bookTable, translateBook } from './book-table';

/** A book of some days as CSV, with what it is not as its last line. */
export async function* bookFile(
  ctx: UserCtx,
  { book, lang, ...days }: BookFileQuery,
): AsyncGenerator<string> {
  for await (const cells of bookTable(ctx, book, days, lang)) yield csvLine(cells);
  yield csvLine([
    translateBook(lang)(
      'The dealer’s own record. Forms 29A to 29F are filed on Parivahan, not here. Not checked by any office.',
    ),
  ]);
}

export const bookFileName = ({ book, from, until }: BookFileQuery) => `${book}-book-${from}-to-${until}.csv`;
