import jsQR from 'jsqr';
import sharp from 'sharp';

/** What a phone's camera reads from a PNG; null if it contains no code. */
export async function decodeQr(png: Buffer): Promise<string | null> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
