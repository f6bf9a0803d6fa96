import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { IMAGE_VARIANT_NAMES, IMAGE_VARIANTS } from '../../schema/media/input';
import type { Bindings } from '../../worker/env';
import { drawVehicle } from '../art/draw-vehicle';
import { renderJpeg } from '../art/render-jpeg';
import type { View } from '../art/types';
import { drawingOf } from './drawing-of';
import { STORY } from './story';
import type { StoryVehicle } from './story/types';

/** Drawings take a while, so they are kept between seeds. */
const CACHE = new URL('../../.cache/art/', import.meta.url);
const WIDTH = 960;
const FEATURED = 12;

/** The first dozen have four photos, the rest two: a demo that starts soon beats one with more interiors. */
const viewsOf = (index: number): View[] =>
  index < FEATURED ? ['side', 'front', 'rear', 'interior'] : ['side', 'interior'];

type Bucket = Pick<Bindings['MEDIA'], 'put'>;

async function cached(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = new URL(name, CACHE);
  const found = await readFile(file).catch(() => null);
  if (found) return found;
  const made = await make();
  await writeFile(file, made);
  return made;
}

const photo = (vehicle: StoryVehicle, view: View) =>
  cached(`${vehicle.key}-${view}-${WIDTH}.jpg`, () =>
    renderJpeg(drawVehicle(drawingOf(vehicle, view)), { width: WIDTH, quality: 85 }),
  );

async function store(bucket: Bucket, vehicle: StoryVehicle, view: View) {
  for (const variant of IMAGE_VARIANT_NAMES) {
    const { width, height, format, quality } = IMAGE_VARIANTS[variant];
    const bytes = await cached(`${vehicle.key}-${view}-${variant}-${width}-${quality}`, async () => {
      const resized = sharp(await photo(vehicle, view)).resize({
        width,
        ...(height ? { height, fit: 'cover' } : { withoutEnlargement: true }),
      });
      return (format === 'image/webp' ? resized.webp({ quality }) : resized.jpeg({ quality })).toBuffer();
    });
    await bucket.put(`${mediaKey(vehicle, view)}/${variant}`, new Uint8Array(bytes), {
      httpMetadata: { contentType: format },
    });
  }
}

/** Draws the photos of every vehicle into the bucket; answers the media keys by vehicle. */
export async function drawPhotos(bucket: Bucket): Promise<Map<string, string[]>> {
  await mkdir(CACHE, { recursive: true });
  const keys = new Map<string, string[]>();
  const work = STORY.vehicles.flatMap((vehicle, index) => {
    const views = viewsOf(index);
    keys.set(
      vehicle.key,
      views.map((view) => mediaKey(vehicle, view)),
    );
    return views.map((view) => ({ vehicle, view }));
  });
  let done = 0;
  const worker = async () => {
    for (let job = work.pop(); job; job = work.pop()) {
      await store(bucket, job.vehicle, job.view);
      done += 1;
      if (done % 25 === 0) console.log(`  ${done} pictures drawn`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return keys;
}

const mediaKey = (vehicle: StoryVehicle, view: View) => `demo-${vehicle.key}-${view}`.padEnd(24, '-');
