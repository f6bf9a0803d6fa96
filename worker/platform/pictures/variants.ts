import { IMAGE_VARIANTS, type ImageVariant } from '../../../schema/media/input';
import type { EncodedImage } from '../images';
import { decode, encodeJpeg, encodeWebp } from './codecs';
import { covering, flat, type Pixels, within } from './resample';

/** WhatsApp drops preview pictures above 300 KB; ours stay below 250. */
const OG_MAX_BYTES = 250_000;

async function encode(pixels: Pixels, variant: ImageVariant): Promise<EncodedImage> {
  const { format, quality } = IMAGE_VARIANTS[variant];
  for (let attempt = quality; ; attempt -= 15) {
    const bytes = await (format === 'image/jpeg'
      ? encodeJpeg(flat(pixels), attempt)
      : encodeWebp(pixels, attempt));
    if (variant !== 'og' || bytes.byteLength <= OG_MAX_BYTES || attempt < 30) {
      return { bytes: bytes.buffer, contentType: format };
    }
  }
}

/** Draws variants of a picture. Throws UnreadablePicture for what our codecs cannot read. */
export async function drawVariants<Variant extends ImageVariant>(
  picture: Uint8Array<ArrayBuffer>,
  variants: readonly Variant[],
): Promise<Map<Variant, EncodedImage>> {
  const source = await decode(picture);
  const drawn = new Map<Variant, EncodedImage>();
  // Each smaller one from the previous one, which has a tenth of the pixels to process.
  let smaller = source;
  for (const variant of [...variants].sort((a, b) => IMAGE_VARIANTS[b].width - IMAGE_VARIANTS[a].width)) {
    const { width, height } = IMAGE_VARIANTS[variant];
    if (height === null) smaller = within(smaller, width);
    drawn.set(variant, await encode(height === null ? smaller : covering(source, width, height), variant));
  }
  return drawn;
}
