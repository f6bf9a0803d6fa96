import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { IMAGE_VARIANT_NAMES, IMAGE_VARIANTS, mediaObject } from '../../schema/media/input';
import type { Bindings } from '../../worker/env';

/** Drawn by the project, 960 pixels wide. */
const PICTURES = new URL('./pictures/', import.meta.url);
/** Caches their variants between seeds. */
const CACHE = new URL('../../.cache/pictures/', import.meta.url);
/** A registration certificate, which is private. */
const CERTIFICATE = 'certificate';

const pictures = readdirSync(PICTURES)
  .map((file) => file.replace('.webp', ''))
  .filter((name) => name !== CERTIFICATE);

const mediaKey = (picture: string) => `demo-${picture}`.padEnd(24, '-');

/** The media keys of a vehicle's photos, in display order. */
export const photosOf = (vehicle: string): string[] =>
  ['side', 'front', 'rear', 'interior']
    .map((view) => `${vehicle}-${view}`)
    .filter((name) => pictures.includes(name))
    .map(mediaKey);

const read = (name: string) => readFile(new URL(`${name}.webp`, PICTURES));

async function cached(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = new URL(name, CACHE);
  const found = await readFile(file).catch(() => null);
  if (found) return found;
  const made = await make();
  await writeFile(file, made);
  return made;
}

async function store(bucket: Bindings['MEDIA'], name: string) {
  const picture = await read(name);
  for (const variant of IMAGE_VARIANT_NAMES) {
    const { width, height, format, quality } = IMAGE_VARIANTS[variant];
    const size = { width, ...(height ? { height, fit: 'cover' as const } : { withoutEnlargement: true }) };
    const resized = sharp(picture).resize(size);
    const make = () =>
      (format === 'image/webp' ? resized.webp({ quality, effort: 1 }) : resized.jpeg({ quality })).toBuffer();
    const bytes = variant === 'full' ? picture : await cached(`${name}-${variant}-${width}-${quality}`, make);
    await bucket.put(mediaObject(mediaKey(name), variant), new Uint8Array(bytes), {
      httpMetadata: { contentType: format },
    });
  }
}

/** Stores every photo in all its sizes. */
export async function storePhotos(bucket: Bindings['MEDIA']): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const waiting = [...pictures];
  const worker = async () => {
    for (let name = waiting.pop(); name; name = waiting.pop()) await store(bucket, name);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** Stores the certificate of the one vehicle that has it. */
export const storeCertificate = async (bucket: Bindings['DOCS'], key: string) =>
  bucket.put(key, new Uint8Array(await read(CERTIFICATE)), { httpMetadata: { contentType: 'image/webp' } });
