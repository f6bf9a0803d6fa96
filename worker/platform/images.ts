import { IMAGE_VARIANTS, type ImageVariant } from '../../schema/contracts/media';

export interface EncodedImage {
  bytes: ArrayBuffer;
  contentType: string;
}

/** Decoding and encoding of pictures. Every output is upright and carries no metadata. */
export interface ImageEncoder {
  /** Throws when the picture cannot be decoded to its end. */
  encode(picture: Uint8Array, variant: ImageVariant): Promise<EncodedImage>;
}

/** WhatsApp drops a preview picture above 300 KB; we stop at 250 (DECISIONS.md). */
const OG_MAX_BYTES = 250_000;

export function cloudflareImages(binding: ImagesBinding): ImageEncoder {
  return {
    async encode(picture, variant) {
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
    },
  };
}
