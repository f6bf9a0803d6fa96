import sharp from 'sharp';
import { exifSegment, type GpsPosition } from './gps-exif.ts';

/**
 * By how many degrees to turn the upright picture, so that a viewer that respects the Exif orientation turns
 * it back.
 */
const STORED_TURN = { 1: 0, 3: 180, 6: 270, 8: 90 } as const;

export type PhonePhotoOptions = {
  /** Size of the stored pixels: a 4000 x 3000 photo with orientation 6 is 3000 x 4000 when upright. */
  width?: number;
  height?: number;
  orientation?: keyof typeof STORED_TURN;
  /** null leaves the location out. */
  gps?: GpsPosition | null;
};

/**
 * A 12-megapixel JPEG as phones store it: sideways, with a location. Upright it is red on top, green at the
 * bottom.
 */
export async function makePhonePhoto(options: PhonePhotoOptions = {}): Promise<Buffer> {
  const {
    width = 4000,
    height = 3000,
    orientation = 6,
    gps = { latitude: 18.5204, longitude: 73.8567 },
  } = options;
  const sideways = orientation === 6 || orientation === 8;
  const w = sideways ? height : width;
  const h = sideways ? width : height;
  const band = h * 0.2;
  const upright = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">
    <defs><linearGradient id="g" x1="0" x2="1"><stop stop-color="#8fa8bf"/><stop offset="1" stop-color="#e8e2d2"/></linearGradient></defs>
    <rect width="${w}" height="${h}" fill="url(#g)"/>
    <path d="M${w * 0.2} ${h * 0.65}L${w * 0.35} ${h * 0.4}H${w * 0.65}L${w * 0.85} ${h * 0.65}Z" fill="#33506e"/>
    <rect width="${w}" height="${band}" fill="#e01010"/>
    <rect y="${h - band}" width="${w}" height="${band}" fill="#10b020"/></svg>`;
  const jpeg = await sharp(Buffer.from(upright))
    .rotate(STORED_TURN[orientation])
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer();
  return Buffer.concat([jpeg.subarray(0, 2), exifSegment(orientation, gps), jpeg.subarray(2)]);
}

/** Whether the top strip of the stored pixels is the red band, whatever the orientation tag says. */
export async function topIsRed(input: Uint8Array): Promise<boolean> {
  const { data, info } = await sharp(input)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(20, 20, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The band is four of twenty rows; the outer two stay clear of its blurred edge.
  for (let pixel = 0; pixel < 40; pixel++) {
    const at = pixel * info.channels;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red < 150 || green > 90 || blue > 90) return false;
  }
  return true;
}
