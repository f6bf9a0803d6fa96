import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { IMAGE_VARIANT_NAMES, IMAGE_VARIANTS } from '../../schema/media/input';
import type { Bindings } from '../../worker/env';
import { STORY } from './story';
import type { StoryVehicle } from './story-types';

const VIEWS = ['side', 'front', 'rear', 'interior'] as const;
type View = (typeof VIEWS)[number];

/** Drawn by the project, 960 pixels wide. */
const PICTURES = new URL('./pictures/', import.meta.url);
/** Their variants, between seeds. */
const CACHE = new URL('../../.cache/pictures/', import.meta.url);
const FEATURED = 12;

/** The first dozen have four photos, the rest two: a demo that starts soon beats one with more interiors. */
const viewsOf = (index: number): View[] => (index < FEATURED ? [...VIEWS] : ['side', 'interior']);

type Bucket = Pick<Bindings['MEDIA'], 'put'>;

async function cached(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = new URL(name, CACHE);
  const found = await readFile(file).catch(() => null);
  if (found) return found;
  const made = await make();
  await writeFile(file, made);
  return made;
}

async function store(bucket: Bucket, vehicle: StoryVehicle, view: View) {
  const picture = await readFile(new URL(`${vehicle.key}-${view}.webp`, PICTURES));
  for (const variant of IMAGE_VARIANT_NAMES) {
    const { width, height, format, quality } = IMAGE_VARIANTS[variant];
    const make = async () => {
      if (variant === 'full') return picture;
      const resized = sharp(picture).resize({
        width,
        ...(height ? { height, fit: 'cover' } : { withoutEnlargement: true }),
      });
      return (
        format === 'image/webp' ? resized.webp({ quality, effort: 1 }) : resized.jpeg({ quality })
      ).toBuffer();
    };
    const bytes = await cached(`${vehicle.key}-${view}-${variant}-${width}-${quality}`, make);
    await bucket.put(`${mediaKey(vehicle, view)}/${variant}`, new Uint8Array(bytes), {
      httpMetadata: { contentType: format },
    });
  }
}

/** Stores the photos of every vehicle in the bucket; answers the media keys by vehicle. */
export async function storePhotos(bucket: Bucket): Promise<Map<string, string[]>> {
  await mkdir(CACHE, { recursive: true });
  const photos = STORY.vehicles.flatMap((vehicle, index) =>
    viewsOf(index).map((view) => ({ vehicle, view })),
  );
  const waiting = [...photos];
  const worker = async () => {
    for (let job = waiting.pop(); job; job = waiting.pop()) await store(bucket, job.vehicle, job.view);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  const keysOf = ({ key }: StoryVehicle) =>
    photos.filter(({ vehicle }) => vehicle.key === key).map(({ vehicle, view }) => mediaKey(vehicle, view));
  return new Map(STORY.vehicles.map((vehicle) => [vehicle.key, keysOf(vehicle)]));
}

const mediaKey = (vehicle: StoryVehicle, view: View) => `demo-${vehicle.key}-${view}`.padEnd(24, '-');
