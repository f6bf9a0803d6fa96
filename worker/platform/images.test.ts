import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { makePng } from '../test/png';
import { cloudflareImages, UnreadablePicture } from './images';

const picture = makePng(40, 30, [10, 20, 30]);

it('a truncated picture is unreadable', async () => {
  const encoder = cloudflareImages(env.IMAGES);
  await expect(encoder.encode(picture.slice(0, 60), 'thumb')).rejects.toBeInstanceOf(UnreadablePicture);
  expect((await encoder.encode(picture, 'thumb')).contentType).toBe('image/webp');
});

it('a failing encoder blames no picture', async () => {
  const down = new Error('the binding is down');
  const binding = {
    input: () => {
      throw down;
    },
  } as unknown as ImagesBinding;
  await expect(cloudflareImages(binding).encode(picture, 'thumb')).rejects.toBe(down);
});
