import type { ImageVariant } from '../../../schema/media/input';
import { systemTimer } from '../clock';
import { createFairQueue, type FairQueue } from '../fair-queue';
import type { EncodedImage } from '../images';

/** Makes other sizes of a picture that the encoder has made, without another call of it. */
export interface PictureMaker {
  /**
   * Draws variants of a WebP of ours, in the turn of `lane`, the site that wants them. Throws for what is no WebP, unavailable (503)
   * when its turn does not come in time.
   */
  draw<Variant extends ImageVariant>(
    full: Uint8Array<ArrayBuffer>,
    variants: readonly Variant[],
    lane: string,
  ): Promise<Map<Variant, EncodedImage>>;
}

const TURN_MS = { shortest: 300, longest: 1_500 };

/** Drawing blocks the isolate as a password hash does, so half of each turn is left to other requests. */
const queue: FairQueue = createFairQueue({
  timer: systemTimer,
  turnMs: (workMs) => Math.min(Math.max(2 * workMs, TURN_MS.shortest), TURN_MS.longest),
  burstMs: 3_000,
  patienceMs: 6_000,
  room: 12,
  busy: 'Too many photos arrive at once. Please try again.',
});

/** Nothing of the WebAssembly is touched before the first photo of an isolate. */
export const wasmPictureMaker: PictureMaker = {
  async draw(full, variants, lane) {
    const { drawVariants } = await import('./variants');
    return await queue.run({ lane, known: false }, () => drawVariants(full, variants));
  },
};
