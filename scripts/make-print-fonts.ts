import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
// @ts-expect-error It has no types.
import subsetFont from 'subset-font';
import { main, ROOT } from './lib/run.ts';

/** The fonts of printed sheets, reduced to what Latin lines need: `npx tsx scripts/make-print-fonts.ts`. */
const FONTS: [from: string, to: string][] = [
  ['500Medium/Poppins_500Medium.ttf', 'poppins-medium.ttf'],
  ['700Bold/Poppins_700Bold.ttf', 'poppins-bold.ttf'],
];

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
const CHARACTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'₹€–—‘’“”•…'].join('');

await main(() =>
  Promise.all(
    FONTS.map(async ([from, to]) => {
      const font = await readFile(join(ROOT, 'node_modules/@expo-google-fonts/poppins', from));
      const subset = await subsetFont(font, CHARACTERS, { targetFormat: 'sfnt' });
      await writeFile(join(ROOT, 'web/features/print/fonts', to), subset);
    }),
  ),
);
