import { DEVICE_CACHES } from '../../../schema/common/device-caches';

/** Photos shared from another app, and a function that deletes them from the device. */
export interface SharedPhotos {
  photos: readonly File[];
  forget: () => Promise<unknown>;
}

/**
 * The latest photos shared from another app, at most `limit`. Nothing is uploaded before the
 * seller has agreed.
 */
export async function readSharedPhotos(limit: number): Promise<SharedPhotos> {
  const cache = await caches.open(DEVICE_CACHES.shared);
  const keys = (await cache.keys()).slice(-limit);
  const photos = await Promise.all(
    keys.map(async (key) => {
      const response = (await cache.match(key)) ?? new Response();
      const type = response.headers.get('content-type') ?? '';
      const name = decodeURIComponent(response.headers.get('x-name') ?? 'photo');
      return new File([await response.blob()], name, { type });
    }),
  );
  return { photos, forget: () => Promise.all(keys.map((key) => cache.delete(key))) };
}
