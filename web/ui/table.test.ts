import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { DataTable } from './table';

afterEach(() => vi.unstubAllGlobals());

const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => `Row ${at + 1}`);

function render(width: number, count: number, options: { inTwoLines?: boolean; isVirtual?: boolean } = {}) {
  const { inTwoLines = false, isVirtual = true } = options;
  vi.stubGlobal('window', { innerWidth: width, innerHeight: 800, scrollY: 0 });
  return renderToStaticMarkup(
    createElement(DataTable<string>, {
      columns: [{ key: 'name', header: 'Name', primary: true, cell: (row: string) => row }],
      rows: rowsOf(count),
      rowKey: (row) => row,
      caption: 'Rows',
      virtual: isVirtual ? {} : undefined,
      inTwoLines,
    }),
  );
}

const shownIn = (html: string) => html.match(/Row \d+/g)?.length ?? 0;
const gapsOf = (html: string) =>
  Array.from(html.matchAll(/data-gap=""><tr><td colSpan="1" style="height:(\d+)/gi), ([, height]) =>
    Number(height),
  );

it.each([
  ['a line on a desktop', 768, false, 92],
  ['a line on a desktop, also of two lines', 1440, true, 92],
  ['a card on a phone', 767, false, 260],
  ['two lines on a phone', 390, true, 120],
])('rows that are not rendered leave the room of %s', (_what, width, inTwoLines, height) => {
  const html = render(width, 100, { inTwoLines });
  const shown = shownIn(html);
  expect(shown).toBeGreaterThan(5);
  expect(shown).toBeLessThan(20);
  expect(gapsOf(html)).toEqual([(100 - shown) * height]);
  expect(html.includes('data-two-lines')).toBe(inTwoLines);
  expect(html).toContain('aria-rowcount="101"');
  expect(html).toContain('aria-rowindex="2"');
});

it('a short list, and one that is not virtual, are rendered whole', () => {
  for (const html of [render(390, 20), render(390, 100, { isVirtual: false })]) {
    expect(shownIn(html)).toBeGreaterThanOrEqual(20);
    expect(gapsOf(html)).toEqual([]);
    expect(html).not.toContain('aria-row');
  }
  expect(shownIn(render(390, 100, { isVirtual: false }))).toBe(100);
});
