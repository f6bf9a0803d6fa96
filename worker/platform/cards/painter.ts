import { createDrawingQueue } from '../drawing-queue';

/** Draws SVG with photos inside as a JPEG. */
export interface CardPainter {
  /**
   * Draws in the turn of the site that requests the card. Throws for invalid SVG, unavailable (503) if its
   * turn does not come in time. The only font is Poppins SemiBold.
   */
  paint(svg: string, site: string): Promise<Uint8Array>;
}

const queue = createDrawingQueue({
  longestTurnMs: 1_200,
  burstMs: 1_000,
  room: 8,
  busy: 'previews_overloaded',
});

/** 2.5 MB of WebAssembly and a font, loaded only for the first card of an isolate. */
export const wasmPainter: CardPainter = {
  async paint(svg, site) {
    const { paint } = await import('./paint');
    return await queue.run({ site, known: false }, () => paint(svg));
  },
};
