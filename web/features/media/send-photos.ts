import type { Photo, PhotosAction } from './photos';
import { preparePhoto } from './prepare-photo';
import { uploadImage } from './upload.queries';

/** Two at a time: more only share the same slow uplink. */
const PARALLEL = 2;

/**
 * Uploads what is not on the server yet and answers all addresses in the picker's order. The first failure stops the rest;
 * what had arrived keeps its address for the next try.
 */
export async function sendPhotos(
  photos: Photo[],
  dispatch: (action: PhotosAction) => void,
  signal: AbortSignal,
): Promise<string[]> {
  const urls = new Map(photos.flatMap(({ id, url }) => (url ? [[id, url] as const] : [])));
  const waiting = photos.filter(({ id }) => !urls.has(id));
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort(), { once: true });
  const update = (id: string, changes: Partial<Photo>) => dispatch({ type: 'update', id, changes });

  const worker = async () => {
    for (let photo = waiting.shift(); photo; photo = waiting.shift()) {
      const { id, file } = photo;
      if (!file || stop.signal.aborted) continue;
      try {
        update(id, { progress: 0, failed: false });
        const url = await uploadImage(await preparePhoto(file), {
          signal: stop.signal,
          onProgress: (progress) => update(id, { progress }),
        });
        urls.set(id, url);
        update(id, { url, progress: 100 });
      } catch (error) {
        update(id, { failed: true, progress: undefined });
        stop.abort();
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return photos.flatMap(({ id }) => urls.get(id) ?? []);
}
