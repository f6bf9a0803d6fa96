import type { BookDays } from '../../../schema/stock-book/input';
import type { OfficerBookDto } from '../../../schema/stock-book/output';
import { formatDate, formatDateTime } from '../../lib/dates';
import type { Measure, Sheet } from '../print/sheet';
import { TablePages } from './table-pages';
import { say } from './words';

/** How wide the columns are, in the order of the files. */
const STOCK_SHARES = [11, 18, 16, 16, 22, 22, 28, 17, 22, 24, 17, 22, 24, 24];
const TRIP_SHARES = [18, 26, 15, 20, 25, 25, 12, 24, 24, 14, 24, 30];
const SEAL_SHARES = [20, 12, 100];

const titleOf = ({ form29b }: OfficerBookDto) =>
  form29b ? say('Register under rules 55A to 55H') : say('Stock book');

/** Both books of some days on A4 across, in the language of the workspace, with the roots of the days. */
export function officerSheets(book: OfficerBookDto, { from, until }: BookDays, measure: Measure): Sheet[] {
  const { seller, address, form29b, madeAt, stock, trips, seals } = book;
  const title = titleOf(book);
  const pages = new TablePages(measure);
  pages.title(title);
  pages.paragraph([seller, address].filter(Boolean).join(', '));
  if (form29b) {
    pages.paragraph(
      say('Form 29B number {number}, holds until {day}, as the dealer states', {
        number: form29b.number,
        day: formatDate(form29b.until),
      }),
    );
  }
  pages.paragraph(say('{from} to {until}', { from: formatDate(from), until: formatDate(until) }));
  pages.paragraph(
    say(
      'The dealer’s own record. Forms 29A to 29F are filed on Parivahan, not here. Not checked by any office.',
    ),
  );
  pages.heading(say('Cars, sellers and buyers'));
  if (stock.rows.length > 0) pages.table(stock.header, stock.rows, STOCK_SHARES);
  else pages.paragraph(say('None on these days'));
  pages.heading(say('Trips'));
  if (trips.rows.length > 0) pages.table(trips.header, trips.rows, TRIP_SHARES);
  else pages.paragraph(say('None on these days'));
  pages.heading(say('Roots of the days'));
  if (seals.length > 0) {
    const rows = seals.map(({ day, lines, root }) => [formatDate(day), String(lines), root]);
    pages.table([say('Day'), say('Lines'), say('Root')], rows, SEAL_SHARES);
  } else {
    pages.paragraph(say('No sealed days. A day is sealed after midnight.'));
  }
  const made = formatDateTime(madeAt);
  return pages.sheets((page, count) =>
    say('{title}, {seller}. Made {time}. Page {page} of {count}', { title, seller, time: made, page, count }),
  );
}
