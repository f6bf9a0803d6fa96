import { isUnauthorized } from '../../lib/failure';
import type { PhotoUploads } from './photo-uploads';
import { uploadRc } from './upload.queries';

export interface SentFiles {
  images: string[];
  rcImageUrl?: string;
  /** The RC did not arrive: the listing is published without it, and the seller is told. */
  rcLost: boolean;
}

/** Waits for the photos, then uploads the RC. Throws the error of a photo's upload; an RC never blocks a listing. */
export async function sendFiles(
  uploads: PhotoUploads,
  rc: File | null,
  signal: AbortSignal,
): Promise<SentFiles> {
  const images = await uploads.finish();
  if (!rc) return { images, rcLost: false };
  try {
    return { images, rcImageUrl: await uploadRc(rc, { signal }), rcLost: false };
  } catch (error) {
    if (signal.aborted || isUnauthorized(error)) throw error;
    return { images, rcLost: true };
  }
}
