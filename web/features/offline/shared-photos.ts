import { DEVICE_CACHES } from '../../../schema/common/device-caches';
import { MAX_IMAGES } from '../../../schema/media/input';

/** The photos shared from another app, as many as a listing allows. They can be taken once. */
export async function takeSharedPhotos(): Promise<File[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open(DEVICE_CACHES.shared);
  const found: File[] = [];
  for (const key of await cache.keys()) {
    const response = await cache.match(key);
    if (!response) continue;
    const type = response.headers.get('content-type') ?? '';
    const name = decodeURIComponent(response.headers.get('x-name') ?? 'photo');
    if (type.startsWith('image/')) found.push(new File([await response.blob()], name, { type }));
  }
  await caches.delete(DEVICE_CACHES.shared);
  return found.slice(0, MAX_IMAGES);
}
