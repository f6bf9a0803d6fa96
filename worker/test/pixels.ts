import { env } from 'cloudflare:workers';
import { inflateSync } from 'node:zlib';

const ROWS = 10;
/** After the signature and the header chunk of a PNG. */
const FIRST_CHUNK = 33;

/** The colours (red, green, blue) at the top and at the bottom of a stored picture. */
export async function topAndBottom(picture: ArrayBuffer): Promise<[number[], number[]]> {
  const output = await env.IMAGES.input(new Blob([picture]).stream())
    .transform({ width: 1, height: ROWS, fit: 'squeeze' })
    .output({ format: 'image/png' });
  const png = Buffer.from(await output.response().arrayBuffer());
  const data: Buffer[] = [];
  for (let at = FIRST_CHUNK; at < png.length; at += png.readUInt32BE(at) + 12) {
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const pixels = inflateSync(Buffer.concat(data));
  const line = pixels.length / ROWS;
  // The first byte of a line names its filter; one pixel wide, "none" and "sub" are the same.
  const colour = (row: number) => {
    if (pixels[row * line] !== 0) throw new Error('this reads lines without a filter only');
    return [...pixels.subarray(row * line + 1, row * line + 4)];
  };
  return [colour(0), colour(ROWS - 1)];
}
