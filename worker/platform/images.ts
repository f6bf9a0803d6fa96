import { IMAGE_VARIANTS, type ImageVariant } from '../../schema/media/input';

export interface EncodedImage {
  bytes: ArrayBuffer;
  contentType: string;
}

/** The data is not a picture, or not a complete one. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** Decodes and encodes pictures, billed per call. Every output is upright and has no metadata. */
export interface ImageEncoder {
  /** Throws UnreadablePicture if the picture cannot be decoded completely, anything else if the encoder fails. */
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
        // The service's errors do not tell whose fault it is, so it is given one pixel that it can surely
        // read.
        await encode(PIXEL, 'thumb');
        throw new UnreadablePicture('the picture cannot be decoded', { cause });
      }),
  };
}
