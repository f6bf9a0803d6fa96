import { fourUp, withCutMarks } from './cut-marks';
import { type SheetOptions, STICKERS_A_SHEET } from './formats';
import { measureIn, PrintFile, type PrintShop } from './pdf/print-file';
import { type Poster, posterSheet } from './poster';
import type { Sheet } from './sheet';
import { type Sticker, type StickerOwner, stickerSheet } from './stickers';

export { posterSheet };

export interface Run {
  /** Called with the number of finished pages. */
  onPage: (done: number) => void;
  signal: AbortSignal;
}

const inGroups = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

function* posterSheets(
  posters: readonly Poster[],
  { format, texts, cutMarks }: SheetOptions,
  shop: PrintShop,
): Generator<Sheet> {
  const measure = measureIn(shop);
  if (format === 'four') {
    for (const four of inGroups(posters, 4)) {
      yield fourUp(
        four.map((poster) => posterSheet(poster, 'a6', texts, measure)),
        cutMarks,
      );
    }
    return;
  }
  for (const poster of posters) {
    const sheet = posterSheet(poster, format, texts, measure);
    yield cutMarks ? withCutMarks(sheet) : sheet;
  }
}

/** Between two pages, lets the browser paint and react to Stop. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function print(sheets: Iterable<Sheet>, shop: PrintShop, { onPage, signal }: Run): Promise<Blob> {
  const file = new PrintFile(shop);
  let done = 0;
  for (const sheet of sheets) {
    await nextTask();
    signal.throwIfAborted();
    await file.add(sheet);
    onPage(++done);
  }
  return file.finish();
}

/** Posters as one PDF, one or four to a page. Throws the signal's reason if it is stopped. */
export const printPosters = (
  posters: readonly Poster[],
  options: SheetOptions,
  shop: PrintShop,
  run: Run,
): Promise<Blob> => print(posterSheets(posters, options, shop), shop, run);

/** Numbered stickers as one PDF, ten to a page. Throws the signal's reason if it is stopped. */
export function printStickers(
  stickers: readonly Sticker[],
  owner: StickerOwner,
  options: Pick<SheetOptions, 'texts' | 'cutMarks'>,
  shop: PrintShop,
  run: Run,
): Promise<Blob> {
  const measure = measureIn(shop);
  const sheets = inGroups(stickers, STICKERS_A_SHEET).map((ten) =>
    stickerSheet(ten, owner, options, measure),
  );
  return print(sheets, shop, run);
}
