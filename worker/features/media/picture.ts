import { imageSize } from 'image-size';
import { IMAGE_VARIANTS, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from '../../../schema/media/input';

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

const HEAD_BYTES = 65_536;
const EXTENDED_WEBP = [0x56, 0x50, 0x38, 0x58];
const END_OF_JPEG = [0xff, 0xd9];

/**
 * Whether a photo is in the format that the browser prepares: complete, upright, in plain colours and no
 * larger than we store. Our own codecs can read it; everything else takes a paid call of the image service.
 */
export function isPrepared(bytes: Uint8Array): boolean {
  const type = sniffPicture(bytes);
  const { width, height, orientation = 1 } = imageSize(bytes);
  if (orientation !== 1 || Math.max(width, height) > IMAGE_VARIANTS.full.width) return false;
  if (type === 'image/webp') {
    const isWhole = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8 === bytes.byteLength;
    // Animations, colour profiles and orientations are in the extended format.
    return isWhole && !startsWith(bytes, EXTENDED_WEBP, 12);
  }
  if (type !== 'image/jpeg' || !startsWith(bytes, END_OF_JPEG, bytes.byteLength - 2)) return false;
  return !new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES)).includes('ICC_PROFILE');
}

export function isPdf(bytes: Uint8Array): boolean {
  const latin1 = new TextDecoder('latin1');
  const head = latin1.decode(bytes.subarray(0, 8));
  const tail = latin1.decode(bytes.subarray(-2048));
  return head.startsWith('%PDF-') && tail.includes('%%EOF');
}

/**
 * Width and height from the header, before decoding, so that a decompression bomb is refused while it is
 * still small.
 */
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
