import { IMAGE_VARIANTS } from '../../../schema/media/input';

/** The largest size we store. The server draws a photo of this size itself; only others need a paid call. */
const MAX_SIDE = IMAGE_VARIANTS.full.width;
const JPEG_QUALITY = 0.85;

const prepared = new WeakMap<File, Promise<File>>();

/**
 * Turns a phone's photo upright and shrinks it, so that 12 megapixels upload in seconds over slow data. A
 * file that the browser cannot decode is returned unchanged: the server decides.
 */
export function preparePhoto(file: File): Promise<File> {
  const known = prepared.get(file);
  if (known) return known;
  const result = shrink(file).then((smaller) => {
    prepared.set(smaller, result);
    return smaller;
  });
  prepared.set(file, result);
  return result;
}

async function shrink(file: File): Promise<File> {
  let bitmap: ImageBitmap | undefined;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
    );
    if (!blob || blob.size >= file.size) return file;
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return file;
  } finally {
    bitmap?.close();
  }
}
