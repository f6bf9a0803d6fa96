import { canvasOf, measureDrawn } from './canvas';
import { drawnFont } from './drawn-font';
import bold from './fonts/poppins-bold.ttf?url';
import medium from './fonts/poppins-medium.ttf?url';
import type { LineBitmap, PrintShop } from './pdf/print-file';
import { readTrueType } from './pdf/true-type';
import { fetchFont, fetchPicture } from './print.queries';
import type { Weight } from './sheet';

const DOTS_PER_MM = 720 / 25.4;
/** The largest canvas that phones support. */
const MAX_PIXELS = 16_000_000;

/** Space above and beside a line for marks, and its height with them, in units of the font size. */
const ABOVE = 1.25;
const HEIGHT = 1.85;
const ASIDE = 0.25;

/** One bit per pixel: printers have no grey. */
function inBits({ data, width, height }: ImageData): Uint8Array<ArrayBuffer> {
  const rowBytes = Math.ceil(width / 8);
  const bits = new Uint8Array(rowBytes * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if ((data[(row * width + column) * 4 + 3] ?? 0) < 128) continue;
      const byte = row * rowBytes + (column >> 3);
      bits[byte] = (bits[byte] ?? 0) | (0x80 >> (column & 7));
    }
  }
  return bits;
}

function drawLine(text: string, weight: Weight, size: number): LineBitmap {
  const width = measureDrawn(text, weight) + 2 * ASIDE;
  const letter = Math.min(size * DOTS_PER_MM, Math.sqrt(MAX_PIXELS / (width * HEIGHT)));
  const columns = Math.ceil(width * letter);
  const rows = Math.ceil(HEIGHT * letter);
  const { canvas, pen } = canvasOf(columns, rows);
  pen.font = drawnFont(weight, letter);
  pen.fillText(text, ASIDE * letter, ABOVE * letter);
  const bits = inBits(pen.getImageData(0, 0, columns, rows));
  // Phones release a canvas's memory late, unless it is made small.
  canvas.width = 0;
  return {
    bits,
    columns,
    rows,
    left: -ASIDE,
    above: ABOVE,
    width: columns / letter,
    height: rows / letter,
  };
}

const PICTURE_SIDE = 480;

/** The centre of one of our pictures as a square JPEG. */
async function loadPicture(address: string) {
  try {
    const file = await fetchPicture(address);
    if (!file) return null;
    const picture = await createImageBitmap(file);
    const side = Math.min(picture.width, picture.height);
    const { canvas, pen } = canvasOf(PICTURE_SIDE, PICTURE_SIDE);
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, PICTURE_SIDE, PICTURE_SIDE);
    const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
    pen.drawImage(picture, left, top, side, side, 0, 0, PICTURE_SIDE, PICTURE_SIDE);
    picture.close();
    const square = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    canvas.width = 0;
    return (
      square && {
        jpeg: new Uint8Array(await square.arrayBuffer()),
        width: PICTURE_SIDE,
        height: PICTURE_SIDE,
      }
    );
  } catch {
    // A poster without its logo is better than none.
    return null;
  }
}

/**
 * Everything that sheets need from this browser. Rejects without a network, unless the fonts are already
 * loaded.
 */
export async function openShop(): Promise<PrintShop> {
  const [mediumFont, boldFont] = await Promise.all([fetchFont(medium), fetchFont(bold)]);
  const fonts = { medium: readTrueType(mediumFont), bold: readTrueType(boldFont) };
  return { fonts, measureDrawn, drawLine, loadPicture };
}
