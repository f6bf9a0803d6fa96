import { createDrawingQueue } from '../drawing-queue';

/** Draws SVG with photos inside as a JPEG. */
export interface CardPainter {
  /**
   * Draws in the turn of `lane`, the site that wants the card. Throws for what is no SVG, unavailable (503) when its turn does not
   * come in time. The only font is Poppins SemiBold.
   */
  paint(svg: string, lane: string): Promise<Uint8Array>;
}

const queue = createDrawingQueue({
  longestTurnMs: 1_200,
  burstMs: 1_000,
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
