import type { Photo } from './photos';

export interface Upload {
  stop: AbortController;
  url: Promise<string>;
  hasFailed: boolean;
}

/**
 * Stops the uploads of photos that were removed, and returns the photos to send now. A failed upload is forgotten only once its
 * photo says so too: an effect runs after its render, and with the previous photos it would send a failed one again.
 */
export function settleUploads(photos: Photo[], uploads: Map<string, Upload>): Photo[] {
  for (const [id, { stop, hasFailed }] of uploads) {
    const photo = photos.find((each) => each.id === id);
    if (!photo) stop.abort();
    if (!photo || (photo.failed && hasFailed)) uploads.delete(id);
  }
  return photos.filter(({ id, file, url, failed }) => file && !url && !failed && !uploads.has(id));
}
