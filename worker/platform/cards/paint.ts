import fontUrl from '@expo-google-fonts/poppins/600SemiBold/Poppins_600SemiBold.ttf?inline';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import resvgWasm from '@resvg/resvg-wasm/index_bg.wasm';
import { CARD_MAX_BYTES } from '../../../schema/cards/input';
import { encodeJpeg } from '../pictures/codecs';

const FONT = 'Poppins';
const QUALITIES = [84, 72, 60, 45, 30];

const fontBytes = () =>
  Uint8Array.from(atob(fontUrl.slice(fontUrl.indexOf(',') + 1)), (c) => c.charCodeAt(0));

let ready: Promise<Uint8Array> | undefined;

/** Once per isolate; a failure is not cached, so that the next card tries again. */
async function prepare(): Promise<Uint8Array> {
  ready ??= initWasm(resvgWasm).then(fontBytes);
  return await ready.catch((error) => {
    ready = undefined;
    throw error;
  });
}

function pixelsOf(svg: string, font: Uint8Array) {
  const drawing = new Resvg(svg, { font: { fontBuffers: [font], defaultFontFamily: FONT } });
  const picture = drawing.render();
  const { width, height, pixels } = picture;
  const data = new Uint8ClampedArray(pixels);
  picture.free();
  drawing.free();
  return { data, width, height };
}

/** Uses the highest quality at which the picture is small enough for a messenger. */
export async function paint(svg: string): Promise<Uint8Array> {
  const pixels = pixelsOf(svg, await prepare());
  let jpeg = new Uint8Array();
  for (const quality of QUALITIES) {
    jpeg = await encodeJpeg(pixels, quality);
    if (jpeg.byteLength <= CARD_MAX_BYTES) break;
  }
  return jpeg;
}
