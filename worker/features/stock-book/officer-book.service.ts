import { PLANS } from '../../../schema/billing/plans';
import { AppError } from '../../../schema/common/errors';
import type { OfficerBookQuery } from '../../../schema/stock-book/input';
import type { Book } from '../../../schema/stock-book/kinds';
import type { BookTable, OfficerBookDto } from '../../../schema/stock-book/output';
import type { UserCtx } from '../../context';
import { indianCalendar, iso } from '../../platform/clock';
import { displayName } from '../profile/display-name';
import { getYard } from '../yards/yards.service';
import { bookTable } from './book-table';
import { listSeals } from './seals.queries';

/**
 * Both books of some days with their seals, for the PDF that the browser makes. The authorisation is named while it holds.
 * Throws officer_book_not_included (403).
 */
export async function officerBook(
  ctx: UserCtx,
  { lang, ...days }: OfficerBookQuery,
): Promise<OfficerBookDto> {
  const { user } = ctx.actor;
  if (!PLANS[user.subscriptionPlan].officerBook) throw new AppError('officer_book_not_included');
  const tableOf = async (book: Book): Promise<BookTable> => {
    const all: string[][] = [];
    for await (const cells of bookTable(ctx, book, days, lang))
      all.push(cells.map((cell) => String(cell ?? '')));
    const [header = [], ...rows] = all;
    return { header, rows };
  };
  const [{ address, form29b, form29bUntil }, seals, stock, trips] = await Promise.all([
    getYard(ctx),
    listSeals(ctx.shardOf(user.id), user.id, days),
    tableOf('stock'),
    tableOf('trips'),
  ]);
  const now = ctx.clock.now();
  const holds = form29b !== null && form29bUntil !== null && form29bUntil >= indianCalendar(now).day;
  return {
    seller: displayName(user),
    address,
    form29b: holds ? { number: form29b, until: form29bUntil } : null,
    madeAt: iso(now),
    stock,
    trips,
    seals: seals.map(({ day, lines, root }) => ({ day, lines, root })),
  };
}
