import { openPaperShop } from '../papers/make-paper';
import { type Checklist, checklistSheets } from './checklist-sheet';

/** The checklist as a PDF, made on this device. Rejects without the fonts, which come with the first print. */
export async function makeChecklist(checklist: Checklist): Promise<File> {
  const [shop, { measureIn, PrintFile }] = await Promise.all([
    openPaperShop(),
    import('../print/pdf/print-file'),
  ]);
  const pdf = new PrintFile(shop);
  for (const sheet of checklistSheets(checklist, Date.now(), measureIn(shop))) await pdf.add(sheet);
  return new File([await pdf.finish()], `rc-checklist-${checklist.soldOn}.pdf`, { type: 'application/pdf' });
}
