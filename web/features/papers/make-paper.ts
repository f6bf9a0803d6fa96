import type { PaperDto } from '../../../schema/papers/output';
import { paperSheet } from './paper-sheet';
import type { Signatures } from './signatures';

/**
 * A receipt or a note as a PDF, made on this device. Rejects without a network unless something has been printed
 * before: the fonts are missing then.
 */
export async function makePaper(paper: PaperDto, signatures: Signatures): Promise<File> {
  const [{ openShop }, { measureIn, PrintFile }] = await Promise.all([
    import('../print/browser-shop'),
    import('../print/pdf/print-file'),
  ]);
  const shop = await openShop();
  const pdf = new PrintFile(shop);
  await pdf.add(paperSheet(paper, signatures, window.location.origin, measureIn(shop)));
  const isSigned = signatures.seller !== null || signatures.buyer !== null;
  const name = `${paper.number.replaceAll('/', '-')}${isSigned ? '-signed' : ''}.pdf`;
  return new File([await pdf.finish()], name, { type: 'application/pdf' });
}
