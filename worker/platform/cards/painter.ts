/** Draws SVG with photos inside as a JPEG. */
export interface CardPainter {
  /** Throws for what is no SVG. The only font is Poppins SemiBold. */
  paint(svg: string): Promise<Uint8Array>;
}

/** Two and a half megabytes of WebAssembly and a font: nothing of it is touched before the first card of an isolate. */
export const wasmPainter: CardPainter = {
  async paint(svg) {
    const { paint } = await import('./paint');
    return await paint(svg);
  },
};
