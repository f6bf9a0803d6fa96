import { afterEach, expect, it, vi } from 'vitest';
import { smallPhoto } from './small-photo';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose JPEGs have so many bytes per pixel at full quality. */
function browser(picture: { width: number; height: number } | null, density: number) {
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', async () => {
    if (!picture) throw new Error('not a picture');
    return { ...picture, close };
  });
  const canvases: { width: number; height: number }[] = [];
  vi.stubGlobal('document', {
    createElement: () => {
      const canvas = { width: 0, height: 0 };
      canvases.push(canvas);
      const toBlob = (take: (file: Blob) => void, type: string, quality: number) =>
        take(new Blob([new Uint8Array(canvas.width * canvas.height * density * quality)], { type }));
      const getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
      return Object.assign(canvas, { toBlob, getContext });
    },
  });
  return { close, canvases };
}

it.each([
  ['a wide one', { width: 4000, height: 3000 }, 0.1, 1200, 900],
  ['a high one', { width: 3000, height: 4000 }, 0.1, 900, 1200],
  ['a small one, as it is', { width: 640, height: 480 }, 0.1, 640, 480],
  ['one with many details, drawn worse', { width: 4000, height: 3000 }, 0.3, 1200, 900],
  ['one with more, also smaller', { width: 4000, height: 3000 }, 0.5, 900, 675],
  ['one with the most', { width: 4000, height: 3000 }, 1.1, 600, 450],
])('a photo is at most 1200 px and 200 kB: %s', async (_what, picture, density, width, height) => {
  const { close, canvases } = browser(picture, density);
  const small = await smallPhoto(new Blob(['photo']));
  expect(small).toMatchObject({ width, height });
  expect(small?.file.type).toBe('image/jpeg');
  expect(small?.file.size).toBeLessThanOrEqual(200_000);
  expect(close).toHaveBeenCalledOnce();
  expect(canvases.every((canvas) => canvas.width === 0)).toBe(true);
});

it('a file that the browser cannot read is none', async () => {
  browser(null, 1);
  expect(await smallPhoto(new Blob(['text']))).toBeNull();
});
