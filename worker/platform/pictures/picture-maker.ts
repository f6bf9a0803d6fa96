import type { ImageVariant } from '../../../schema/media/input';
import { createDrawingQueue } from '../drawing-queue';
import type { EncodedImage } from '../images';

/** Creates the sizes of a picture in this isolate, without a paid call. */
export interface PictureMaker {
  /**
   * Draws variants of an upright JPEG or WebP, in the turn of the site that requests them. Throws UnreadablePicture for anything
   * else, unavailable (503) if its turn does not come in time.
   */
  draw<Variant extends ImageVariant>(
    picture: Uint8Array<ArrayBuffer>,
    variants: readonly Variant[],
    site: string,
  ): Promise<Map<Variant, EncodedImage>>;
}

const queue = createDrawingQueue({
  longestTurnMs: 1_500,
  burstMs: 3_000,
  room: 12,
  busy: 'photos_overloaded',
});

/** The WebAssembly is loaded only for the first photo of an isolate. */
export const wasmPictureMaker: PictureMaker = {
  async draw(picture, variants, site) {
    const { drawVariants } = await import('./variants');
    return await queue.run({ site, known: false }, () => drawVariants(picture, variants));
  },
};
