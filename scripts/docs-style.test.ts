import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const COLOR = /(--color-[\w-]+):\s*([^;}]+)/g;

const colorsOf = (file: string) =>
  new Map(
    [...readFileSync(file, 'utf8').matchAll(COLOR)].map(([, name = '', value = '']) => [name, value.trim()]),
  );

it('the page about the API has the colours of the design system', () => {
  const tokens = colorsOf('web/styles/tokens.css');
  const used = colorsOf('worker/http/docs/docs-style.ts');
  expect(used.size).toBeGreaterThan(10);
  for (const [name, value] of used) expect(value, name).toBe(tokens.get(name));
});
