import { inflateSync } from 'node:zlib';

const GPS_IFD_POINTER = 0x8825;

/** Whether the TIFF structure's first directories point to a GPS directory with entries. */
function tiffHasGps(tiff: Buffer): boolean {
  if (tiff.length < 8) return false;
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number) =>
    at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const u32 = (at: number) =>
    at + 4 > tiff.length ? 0 : little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at);
  const seen = new Set<number>();
  for (let ifd = u32(4); ifd > 0 && !seen.has(ifd); ) {
    seen.add(ifd);
    const count = u16(ifd);
    for (let i = 0; i < count; i++) {
      const entry = ifd + 2 + i * 12;
      if (u16(entry) === GPS_IFD_POINTER && u16(u32(entry + 8)) > 0) return true;
    }
    ifd = u32(ifd + 2 + count * 12);
  }
  return false;
}

function exifHasGps(data: Buffer): boolean {
  return tiffHasGps(data.toString('latin1', 0, 4) === 'Exif' ? data.subarray(6) : data);
}

const xmpHasGps = (text: string) => /exif:GPS|GPSLatitude|GPSLongitude/i.test(text);

function jpegHasGps(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // Fill bytes may precede a marker; some markers have no content.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) {
      at += 2;
      continue;
    }
    if (marker === 0xda || marker === 0xd9) return false;
    const length = bytes.readUInt16BE(at + 2);
    const data = bytes.subarray(at + 4, at + 2 + length);
    const isExif = data.toString('latin1', 0, 6) === 'Exif\0\0';
    if (marker === 0xe1 && (isExif ? exifHasGps(data) : xmpHasGps(data.toString('latin1')))) return true;
    at += 2 + length;
  }
  return false;
}

function inflatedText(data: Buffer): string {
  try {
    return inflateSync(data).toString('latin1');
  } catch {
    return '';
  }
}

/** In PNG, Exif is in eXIf, XMP in iTXt, and ImageMagick's hex dump in (z)TXt "Raw profile type". */
function pngTextHasGps(type: string, data: Buffer): boolean {
  const keyEnd = data.indexOf(0);
  if (keyEnd < 0) return false;
  const keyword = data.toString('latin1', 0, keyEnd);
  let text: string;
  if (type === 'zTXt') text = inflatedText(data.subarray(keyEnd + 2));
  else if (type === 'iTXt') {
    const translatedFrom = data.indexOf(0, keyEnd + 3) + 1;
    const body = data.subarray(data.indexOf(0, translatedFrom) + 1);
    text = data[keyEnd + 1] === 1 ? inflatedText(body) : body.toString('latin1');
  } else text = data.toString('latin1', keyEnd + 1);
  if (!keyword.startsWith('Raw profile type')) return xmpHasGps(text);
  // The hex follows the profile's name and its length, each on its own line.
  const hex = text.trimStart().split('\n').slice(2).join('').replace(/\s/g, '');
  const raw = Buffer.from(hex, 'hex');
  return exifHasGps(raw) || xmpHasGps(raw.toString('latin1'));
}

function pngHasGps(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (type === 'eXIf' && exifHasGps(data)) return true;
    if (['tEXt', 'zTXt', 'iTXt'].includes(type) && pngTextHasGps(type, data)) return true;
    at += 12 + length;
  }
  return false;
}

function webpHasGps(bytes: Buffer): boolean {
  for (let at = 12; at + 8 <= bytes.length; ) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (type === 'EXIF' && exifHasGps(data)) return true;
    if (type === 'XMP ' && xmpHasGps(data.toString('latin1'))) return true;
    at += 8 + length + (length % 2);
  }
  return false;
}

/** Whether a JPEG, PNG or WebP contains a location in Exif or XMP. Throws on any other format. */
export function hasGps(input: Uint8Array): boolean {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  if (bytes.length > 3 && bytes.readUInt16BE(0) === 0xffd8) return jpegHasGps(bytes);
  if (bytes.toString('latin1', 1, 4) === 'PNG') return pngHasGps(bytes);
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return webpHasGps(bytes);
  throw new Error('hasGps knows JPEG, PNG and WebP only');
}
