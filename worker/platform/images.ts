import { IMAGE_VARIANTS, type ImageVariant } from '../../schema/media/input';

export interface EncodedImage {
  bytes: ArrayBuffer;
  contentType: string;
}

/** What was sent is no picture, or not to its end. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** Decoding and encoding of pictures. Every output is upright and carries no metadata. */
export interface ImageEncoder {
  /** Throws UnreadablePicture when the picture cannot be decoded to its end, anything else when the encoder fails. */
  encode(picture: Uint8Array, variant: ImageVariant): Promise<EncodedImage>;
}

/** WhatsApp drops a preview picture above 300 KB; we stop at 250. */
const OG_MAX_BYTES = 250_000;

/** One pixel, which every encoder can read. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export function cloudflareImages(binding: ImagesBinding): ImageEncoder {
  async function encode(picture: Uint8Array, variant: ImageVariant): Promise<EncodedImage> {
    const { width, height, format, quality } = IMAGE_VARIANTS[variant];
    const fit = height === null ? ('scale-down' as const) : ('cover' as const);
    for (let attempt = quality; ; attempt -= 15) {
      const output = await binding
        .input(new Blob([picture]).stream())
        .transform({ width, ...(height === null ? {} : { height }), fit })
        .output({ format, quality: attempt });
      const bytes = await output.response().arrayBuffer();
      if (variant !== 'og' || bytes.byteLength <= OG_MAX_BYTES || attempt < 30) {
        return { bytes, contentType: format };
      }
    }
  }
  return {
    encode: (picture, variant) =>
      encode(picture, variant).catch(async (cause) => {
        // Its errors do not say whose fault it is; that it can read one pixel does.
        await encode(PIXEL, 'thumb');
        throw new UnreadablePicture('the picture cannot be decoded', { cause });
      }),
  };
}
