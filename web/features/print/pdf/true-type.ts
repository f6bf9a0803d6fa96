/** A TrueType font, as far as printing lines needs it: its letters and their widths. */
export interface TrueType {
  bytes: Uint8Array<ArrayBuffer>;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  box: readonly [number, number, number, number];
  /** The glyph of a character; 0 if the font has none. */
  glyphOf: (codePoint: number) => number;
  /** In the font's units. */
  widthOf: (glyph: number) => number;
}

function readTables(view: DataView): Map<string, number> {
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
    tables.set(tag, view.getUint32(at + 8));
  }
  return tables;
}

/** The glyphs of the basic plane's characters (cmap format 4). */
function readCharacters(view: DataView, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const subtables = Array.from({ length: view.getUint16(cmap + 2) }, (_, index) =>
    view.getUint32(cmap + 4 + index * 8 + 4),
  );
  const table = subtables.map((offset) => cmap + offset).find((offset) => view.getUint16(offset) === 4);
  if (table === undefined) throw new Error('The font has no table of characters');
  const segments = view.getUint16(table + 6) / 2;
  const [ends, starts, deltas, ranges] = [0, 1, 2, 3].map(
    (block) => table + 14 + block * segments * 2 + (block > 0 ? 2 : 0),
  ) as [number, number, number, number];
  for (let index = 0; index < segments; index++) {
    const at = index * 2;
    const delta = view.getUint16(deltas + at);
    const range = view.getUint16(ranges + at);
    const start = view.getUint16(starts + at);
    for (let code = start; code <= view.getUint16(ends + at) && code < 0xffff; code++) {
      const raw = range === 0 ? code : view.getUint16(ranges + at + range + (code - start) * 2);
      if (raw !== 0 || range === 0) glyphs.set(code, (raw + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** Throws if the file is not a TrueType font. */
export function readTrueType(file: ArrayBuffer): TrueType {
  const view = new DataView(file);
  const tables = readTables(view);
  const table = (tag: string) => {
    const at = tables.get(tag);
    if (at === undefined) throw new Error(`The font has no table ${tag}`);
    return at;
  };
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')];
  const characters = readCharacters(view, table('cmap'));
  const widths = view.getUint16(hhea + 34);
  return {
    bytes: new Uint8Array(file),
    unitsPerEm: view.getUint16(head + 18),
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    box: [36, 38, 40, 42].map((offset) => view.getInt16(head + offset)) as [number, number, number, number],
    glyphOf: (codePoint) => characters.get(codePoint) ?? 0,
    widthOf: (glyph) => view.getUint16(hmtx + Math.min(glyph, widths - 1) * 4),
  };
}
