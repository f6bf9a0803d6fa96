import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as harfbuzz from 'harfbuzzjs';
import { LANGUAGE_CODES, type Language } from '../schema/common/languages.ts';
import { cardPhrases, type DrawnWords } from '../web/i18n/card-words.ts';
import { DICTIONARIES } from '../web/i18n/dictionaries.ts';
import { main, ROOT } from './lib/run.ts';

/**
 * Draws the words of preview cards as outlines, because the painter of cards does not shape Indian scripts:
 * `npx tsx scripts/make-card-words.ts`, after a change of a word, with the Noto fonts of fonts-noto-core.
 */
const SCRIPTS: Record<Exclude<Language, 'en'>, string> = {
  hi: 'Devanagari',
  mr: 'Devanagari',
  gu: 'Gujarati',
  pa: 'Gurmukhi',
  bn: 'Bengali',
  ta: 'Tamil',
  te: 'Telugu',
  kn: 'Kannada',
  ml: 'Malayalam',
};

const fileOf = (script: string) =>
  execFileSync('fc-match', ['-f', '%{file}', `Noto Sans ${script}:bold`], { encoding: 'utf8' });

/** Whole thousandths of the font's size, with y downwards. */
const outline = (path: string, scale: number) =>
  path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) =>
    [Number(x) * scale, -Number(y) * scale].map(Math.round).join(' '),
  );

/** Shapes all texts with a font. Throws if it lacks a letter. */
function draw(texts: readonly string[], font: harfbuzz.Font, scale: number): DrawnWords {
  const glyphs: Record<string, string> = {};
  const words = texts.map((text) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    let width = 0;
    const placed = buffer.getGlyphInfosAndPositions().map((glyph) => {
      const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
      if (codepoint === 0) throw new Error(`The font lacks a letter of ${text}`);
      glyphs[codepoint] ??= outline(font.glyphToPath(codepoint), scale);
      const place = [(width + xOffset) * scale, -yOffset * scale].map(Math.round);
      width += xAdvance;
      return [codepoint, ...place] as [number, number, number];
    });
    return [text, { width: Math.round(width * scale), glyphs: placed }] as const;
  });
  return { glyphs, words: Object.fromEntries(words) };
}

await main(async () => {
  await mkdir(join(ROOT, 'public/card-words'), { recursive: true });
  for (const language of LANGUAGE_CODES) {
    if (language === 'en') continue;
    const face = new harfbuzz.Face(new harfbuzz.Blob(await readFile(fileOf(SCRIPTS[language]))));
    const font = new harfbuzz.Font(face);
    const drawn = draw(cardPhrases(DICTIONARIES[language]), font, 1000 / face.upem);
    await writeFile(join(ROOT, `public/card-words/${language}.json`), `${JSON.stringify(drawn)}\n`);
  }
});
