import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { openShop } from './browser-shop';

afterEach(() => vi.unstubAllGlobals());

/**
 * A browser whose letters are half as wide as they are high, and whose canvas has ink where a line was
 * written: the pixels left of the letters' start and above their baseline.
 */
function browser() {
  const canvases: { width: number; height: number; written: number[]; font: string }[] = [];
  const createElement = () => {
    const canvas = { width: 0, height: 0, written: [] as number[], font: '' };
    canvases.push(canvas);
    const pen = {
      fillRect: () => {},
      drawImage: (_picture: object, ...area: number[]) => {
        canvas.written = area;
      },
      set font(font: string) {
        canvas.font = font;
      },
      measureText: (text: string) => ({
        width: (text.length / 2) * Number(/ ([\d.]+)px/.exec(canvas.font)?.[1]),
      }),
      fillText: (_text: string, x: number, y: number) => {
        canvas.written = [x, y];
      },
      getImageData: (_x: number, _y: number, width: number, height: number) => {
        const data = new Uint8ClampedArray(width * height * 4);
        const [x = 0, y = 0] = canvas.written;
        const at = Math.round(y) * width + Math.round(x);
        data[at * 4 + 3] = 128;
        data[(at + 1) * 4 + 3] = 127;
        return { data, width, height };
      },
    };
    const toBlob = (take: (file: Blob) => void, type: string) => take(new Blob(['pixels'], { type }));
    return Object.assign(canvas, { getContext: () => pen, toBlob });
  };
  vi.stubGlobal('document', { createElement });
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/media/gone/full') return new Response(null, { status: 404 });
    if (address.startsWith('/media/')) return new Response('a picture');
    const name = /poppins-\w+/.exec(address)?.[0];
    return new Response(readFileSync(`web/features/print/fonts/${name}.ttf`));
  });
  return canvases;
}

it('a line drawn by the browser says where its ink is, in units of the font size', async () => {
  const canvases = browser();
  const { drawLine } = await openShop();
  const line = drawLine('चार', 'bold', 10);
  const { bits, columns, rows, left, above, width, height } = line;
  const pixels = columns / width;
  expect([left, above]).toEqual([-0.25, 1.25]);
  expect(width).toBeCloseTo(1.5 + 0.5, 1);
  expect(height).toBeCloseTo(1.85, 1);
  expect(rows / height).toBeCloseTo(pixels);
  // 720 dots an inch.
  expect(pixels).toBeCloseTo((10 * 720) / 25.4);
  const ink = [...bits].flatMap((byte, at) =>
    Array.from({ length: 8 }, (_, bit) => (byte & (0x80 >> bit) ? [at, bit] : [])).filter(
      ({ length }) => length > 0,
    ),
  );
  const rowBytes = Math.ceil(columns / 8);
  expect(bits).toHaveLength(rowBytes * rows);
  expect(ink).toHaveLength(1);
  const [at = 0, bit = 0] = ink[0] ?? [];
  expect(((at % rowBytes) * 8 + bit) / pixels).toBeCloseTo(-left, 1);
  expect(Math.floor(at / rowBytes) / pixels).toBeCloseTo(above, 1);
  expect(canvases.at(-1)?.width).toBe(0);
});

it('a line too long for a phone’s canvas is drawn with fewer dots', async () => {
  browser();
  const { drawLine } = await openShop();
  const { columns, rows, width, height } = drawLine('x'.repeat(400), 'medium', 30);
  expect(columns * rows).toBeLessThan(16_100_000);
  expect(columns * rows).toBeGreaterThan(15_900_000);
  expect(columns / width).toBeCloseTo(rows / height);
  expect(width).toBeCloseTo(200.5, 0);
});

it.each([
  ['a wide one', 1600, 1200, [200, 0, 1200, 1200]],
  ['a high one', 900, 1200, [0, 150, 900, 900]],
])('the middle of a picture becomes a square: %s', async (_what, width, height, middle) => {
  const canvases = browser();
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close }));
  const { loadPicture } = await openShop();
  const picture = await loadPicture('/media/logo/full');
  expect(picture).toMatchObject({ width: 480, height: 480 });
  expect(new TextDecoder().decode(picture?.jpeg)).toBe('pixels');
  expect(canvases[0]?.written).toEqual([...middle, 0, 0, 480, 480]);
  expect(canvases[0]?.width).toBe(0);
  expect(close).toHaveBeenCalledOnce();
});

it('a picture that is gone, or that the browser cannot decode, is none', async () => {
  browser();
  vi.stubGlobal('createImageBitmap', async () => {
    throw new Error('not a picture');
  });
  const { loadPicture } = await openShop();
  expect([await loadPicture('/media/gone/full'), await loadPicture('/media/bad/full')]).toEqual([null, null]);
});
