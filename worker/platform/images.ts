import { IMAGE_VARIANTS, type ImageVariant } from '../../schema/media/input';

export interface EncodedImage {
  bytes: ArrayBuffer;
  contentType: string;
}

/** What was sent is no picture, or not to its end. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** Decoding and encoding of pictures, a charged call each. Every output is upright and carries no metadata. */
export interface ImageEncoder {
  /** Throws UnreadablePicture when the picture cannot be decoded to its end, anything else when the encoder fails. */
  encode(picture: Uint8Array, variant: ImageVariant): Promise<EncodedImage>;
}

/** One pixel, which every encoder can read. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export function cloudflareImages(binding: ImagesBinding): ImageEncoder {
  async function encode(picture: Uint8Array, variant: ImageVariant): Promise<EncodedImage> {
    const { width, height, format, quality } = IMAGE_VARIANTS[variant];
    const fit = height === null ? ('scale-down' as const) : ('cover' as const);
    const output = await binding
      .input(new Blob([picture]).stream())
      .transform({ width, ...(height === null ? {} : { height }), fit })
      .output({ format, quality });
    return { bytes: await output.response().arrayBuffer(), contentType: format };
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
