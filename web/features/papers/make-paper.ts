import type { PrintShop } from '../print/pdf/print-file';
import type { PrintedPaper } from './paper-heading';
import { paperSheet } from './paper-sheet';
import { photoSheet } from './photo-sheet';
import type { Signatures } from './signatures';
import type { SmallPhoto } from './small-photo';

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

const pictureOf = async ({ file, width, height }: SmallPhoto) => ({
  jpeg: new Uint8Array(await file.arrayBuffer()),
  width,
  height,
});

/**
 * A receipt or a note as a PDF, made on this device. Rejects without a network unless a paper's form has been opened
 * or something has been printed before: the fonts are missing then.
 */
export async function makePaper(
  paper: PrintedPaper,
  signatures: Signatures,
  photo: SmallPhoto | null,
): Promise<File> {
  const [opened, { measureIn, PrintFile }] = await Promise.all([
    openPaperShop(),
    import('../print/pdf/print-file'),
  ]);
  const [{ origin }, measure] = [window.location, measureIn(opened)];
  const pdf = new PrintFile({ ...opened, loadPicture: async () => photo && pictureOf(photo) });
  await pdf.add(paperSheet(paper, signatures, origin, measure));
  if (photo) await pdf.add(photoSheet(paper, photo, origin, measure));
  const isSigned = signatures.seller !== null || signatures.buyer !== null;
  const name = `${paper.number?.replaceAll('/', '-') ?? paper.code}${isSigned ? '-signed' : ''}.pdf`;
  return new File([await pdf.finish()], name, { type: 'application/pdf' });
}
