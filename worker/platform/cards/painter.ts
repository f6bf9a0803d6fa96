import { systemTimer } from '../clock';
import { createFairQueue, type FairQueue } from '../fair-queue';

/** Draws SVG with photos inside as a JPEG. */
export interface CardPainter {
  /**
   * Draws in the turn of `lane`, the site that wants the card. Throws for what is no SVG, unavailable (503) when its turn does not
   * come in time. The only font is Poppins SemiBold.
   */
  paint(svg: string, lane: string): Promise<Uint8Array>;
}

const TURN_MS = { shortest: 300, longest: 1_200 };

/** Drawing blocks the isolate as a password hash does, so half of each turn is left to other requests. */
const queue: FairQueue = createFairQueue({
  timer: systemTimer,
  turnMs: (workMs) => Math.min(Math.max(2 * workMs, TURN_MS.shortest), TURN_MS.longest),
  burstMs: 1_000,
  patienceMs: 6_000,
  room: 8,
  busy: 'Too many previews are drawn at once. Please try again.',
});

/** Two and a half megabytes of WebAssembly and a font: nothing of it is touched before the first card of an isolate. */
export const wasmPainter: CardPainter = {
  async paint(svg, lane) {
    const { paint } = await import('./paint');
    return await queue.run({ lane, known: false }, () => paint(svg));
  },
};
