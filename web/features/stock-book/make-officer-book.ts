import type { BookDays } from '../../../schema/stock-book/input';
import type { OfficerBookDto } from '../../../schema/stock-book/output';
import { officerSheets } from './officer-sheets';

/** Both books of some days as one PDF, made on this device. */
export async function makeOfficerBook(book: OfficerBookDto, days: BookDays): Promise<File> {
  const [{ openShop }, { measureIn, PrintFile }] = await Promise.all([
    import('../print/browser-shop'),
    import('../print/pdf/print-file'),
  ]);
  const shop = await openShop();
  const pdf = new PrintFile(shop);
  for (const sheet of officerSheets(book, days, measureIn(shop))) await pdf.add(sheet);
  const name = `stock-book-${days.from}-to-${days.until}.pdf`;
  return new File([await pdf.finish()], name, { type: 'application/pdf' });
}
