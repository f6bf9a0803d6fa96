import { imageSize } from 'image-size';
import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from '../../../schema/media/input';

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

const startsWith = (bytes: Uint8Array, signature: number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);

/** A file's type by its content; its name and declared type are only claims. */
export function sniffPicture(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  const riff = startsWith(bytes, [0x52, 0x49, 0x46, 0x46]);
  if (riff && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8)) return 'image/webp';
  return null;
}

export function isPdf(bytes: Uint8Array): boolean {
  const latin1 = new TextDecoder('latin1');
  const head = latin1.decode(bytes.subarray(0, 8));
  const tail = latin1.decode(bytes.subarray(-2048));
  return head.startsWith('%PDF-') && tail.includes('%%EOF');
}

/** Width and height from the header, before anything is decoded: a decompression bomb is refused while it is still small. */
export function measurePicture(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height } = imageSize(bytes);
    const isInRange = (side: number) => side > 0 && side <= MAX_IMAGE_SIDE;
    return isInRange(width) && isInRange(height) && width * height <= MAX_IMAGE_PIXELS
      ? { width, height }
      : null;
  } catch {
    return null;
  }
}
