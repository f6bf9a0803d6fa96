import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hasGps } from './has-gps.ts';
import { makePhonePhoto, topIsRed } from './photo.ts';

describe('makePhonePhoto', () => {
  it('makes a sideways 12-megapixel photo with a position', async () => {
    const photo = await makePhonePhoto();
    const metadata = await sharp(photo).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 4000, height: 3000, orientation: 6 });
    expect(hasGps(photo)).toBe(true);
    expect(await topIsRed(photo)).toBe(false);
    expect(await topIsRed(await sharp(photo).rotate().toBuffer())).toBe(true);
  });

  it.each([1, 3, 6, 8] as const)('is upright after turning by orientation %i', async (orientation) => {
    const photo = await makePhonePhoto({ width: 400, height: 300, orientation });
    expect(await topIsRed(photo)).toBe(orientation === 1);
    expect(await topIsRed(await sharp(photo).rotate().toBuffer())).toBe(true);
  });
});

describe('hasGps', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('sees a position kept in %s and its absence', async (format) => {
    const photo = await makePhonePhoto({ width: 400, height: 300 });
    expect(hasGps(await sharp(photo).keepMetadata().toFormat(format).toBuffer())).toBe(true);
    expect(hasGps(await sharp(photo).toFormat(format).toBuffer())).toBe(false);
  });

  it('sees a position in XMP', async () => {
    const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>18,31N</exif:GPSLatitude></x:xmpmeta>';
    const plain = await makePhonePhoto({ width: 400, height: 300, gps: null });
    expect(hasGps(plain)).toBe(false);
    for (const format of ['jpeg', 'png', 'webp'] as const)
      expect(hasGps(await sharp(plain).withXmp(xmp).toFormat(format).toBuffer())).toBe(true);
  });
});
