import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Shown by every screen instead: what stands for a whole page, and what opens other parts. */
const ELSEWHERE = ['lazy-dialog.tsx', 'nowhere.tsx', 'toaster.tsx', 'toast.tsx'];

const IMPORT = /(?:from|import\() ?'(\.[^']+)'/g;

/** The files that a file imports, directly or through others. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const found = ['.tsx', '.ts'].map((end) => join(dirname(file), path + end)).find(existsSync);
    if (found) reached(found, seen);
  }
  return seen;
}

it('/dev/ui shows every part of web/ui', () => {
  const shown = reached('web/features/parts/parts-page.tsx');
  const parts = globSync('web/ui/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'));
  expect(parts.length).toBeGreaterThan(50);
  const missing = parts.filter((file) => !shown.has(file) && !ELSEWHERE.some((name) => file.endsWith(name)));
  expect(missing).toEqual([]);
});
