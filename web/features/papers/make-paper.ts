import type { PrintShop } from '../print/pdf/print-file';
import { type PrintedPaper, paperSheet } from './paper-sheet';
import type { Signatures } from './signatures';

let shop: Promise<PrintShop> | undefined;

/** What PDFs need, once for this visit, so that it is there when the network has gone. */
export function openPaperShop(): Promise<PrintShop> {
  shop ??= import('../print/browser-shop')
    .then(({ openShop }) => openShop())
    .catch((error) => {
      shop = undefined;
      throw error;
    });
  return shop;
}

/**
 * A receipt or a note as a PDF, made on this device. Rejects without a network unless a paper's form has been opened
 * or something has been printed before: the fonts are missing then.
 */
export async function makePaper(paper: PrintedPaper, signatures: Signatures): Promise<File> {
  const [opened, { measureIn, PrintFile }] = await Promise.all([
    openPaperShop(),
    import('../print/pdf/print-file'),
  ]);
  const pdf = new PrintFile(opened);
  await pdf.add(paperSheet(paper, signatures, window.location.origin, measureIn(opened)));
  const isSigned = signatures.seller !== null || signatures.buyer !== null;
  const name = `${paper.number?.replaceAll('/', '-') ?? paper.code}${isSigned ? '-signed' : ''}.pdf`;
  return new File([await pdf.finish()], name, { type: 'application/pdf' });
}
