import { isUnauthorized } from '../../lib/failure';
import type { Photo, PhotosAction } from './photos';
import { sendPhotos } from './send-photos';
import { uploadRc } from './upload.queries';

export interface SentFiles {
  images: string[];
  rcImageUrl?: string;
  /** The RC did not arrive: the listing goes on without it, and the seller is told. */
  rcLost: boolean;
}

/** Uploads the photos, then the RC (spec 1, section 4). Throws what sendPhotos throws; an RC alone never stops a listing. */
export async function sendFiles(
  { photos, rc }: { photos: Photo[]; rc: File | null },
  dispatch: (action: PhotosAction) => void,
  signal: AbortSignal,
): Promise<SentFiles> {
  const images = await sendPhotos(photos, dispatch, signal);
  if (!rc) return { images, rcLost: false };
  try {
    return { images, rcImageUrl: await uploadRc(rc, { signal }), rcLost: false };
  } catch (error) {
    if (signal.aborted || isUnauthorized(error)) throw error;
    return { images, rcLost: true };
  }
}
