import type { PdfFile } from './pdf-file';
import type { TrueType } from './true-type';

const hex = (value: number) => value.toString(16).padStart(4, '0');

/** A font of the file, written last, when the used letters are known. */
export class PdfFont {
  readonly number: number;
  readonly #font: TrueType;
  readonly #file: PdfFile;
  /** The character of each glyph in use. */
  readonly #used = new Map<number, string>();

  constructor(file: PdfFile, font: TrueType) {
    this.#file = file;
    this.#font = font;
    this.number = file.reserve();
  }

  /** A line as glyph numbers, in hexadecimal digits. */
  encode(text: string): string {
    return Array.from(text, (character) => {
      const glyph = this.#font.glyphOf(character.codePointAt(0) ?? 0);
      this.#used.set(glyph, character);
      return hex(glyph);
    }).join('');
  }

  #inThousandths = (units: number) => Math.round((units * 1000) / this.#font.unitsPerEm);

  /** Lets the printed text be searched and copied. */
  #charactersOfGlyphs(): string {
    const rows = [...this.#used].map(([glyph, character]) => {
      const units = Array.from({ length: character.length }, (_, index) => hex(character.charCodeAt(index)));
      return `<${hex(glyph)}> <${units.join('')}>`;
    });
    const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, index) => {
      const block = rows.slice(index * 100, index * 100 + 100);
      return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`;
    });
    return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
  }

  async finish(name: string): Promise<void> {
    const { bytes, ascent, descent, box, widthOf } = this.#font;
    const thousandths = this.#inThousandths;
    const program = await this.#file.putStream(`/Length1 ${bytes.length}`, bytes);
    const descriptor = this.#file.put(
      `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${box.map(thousandths).join(' ')}] /ItalicAngle 0 /Ascent ${thousandths(ascent)} /Descent ${thousandths(descent)} /CapHeight ${thousandths(ascent)} /StemV 80 /FontFile2 ${program} 0 R >>`,
    );
    const widths = [...this.#used.keys()].map((glyph) => `${glyph} [${thousandths(widthOf(glyph))}]`);
    const glyphs = this.#file.put(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /DW 1000 /W [${widths.join(' ')}] /CIDToGIDMap /Identity >>`,
    );
    const characters = await this.#file.putStream('', this.#charactersOfGlyphs());
    this.#file.put(
      `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${glyphs} 0 R] /ToUnicode ${characters} 0 R >>`,
      this.number,
    );
  }
}
