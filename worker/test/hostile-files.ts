import { crc32, deflateSync } from 'node:zlib';
import { HIDDEN, type HostileFile, latin, SCRIPT } from './other-files';
import { makePng } from './png';

const join = (...parts: (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin(part) : part))));
const u32 = (value: number, little = false) => {
  const bytes = Buffer.alloc(4);
  if (little) bytes.writeUInt32LE(value);
  else bytes.writeUInt32BE(value);
  return bytes;
};

function chunk(type: string, data: Uint8Array | string): Uint8Array {
  const body = join(type, data);
  return join(u32(body.length - 4), body, u32(crc32(body)));
}

const HEADER_END = 8 + 25;
const png = () => makePng(64, 48, [40, 120, 200]);
const withChunks = (...chunks: Uint8Array[]) => {
  const whole = png();
  return join(whole.subarray(0, HEADER_END), ...chunks, whole.subarray(HEADER_END));
};

function pngOf(width: number, height: number): Uint8Array {
  const bytes = Buffer.from(png());
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return new Uint8Array(bytes);
}

function jpegOf(jpeg: Uint8Array, width: number, height: number): Uint8Array {
  const bytes = Buffer.from(jpeg);
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) {
      bytes.writeUInt16BE(height, at + 5);
      bytes.writeUInt16BE(width, at + 7);
      return new Uint8Array(bytes);
    }
  }
  return bytes;
}

function webpOf(webp: Uint8Array, width: number, height: number): Uint8Array {
  const bytes = Buffer.from(webp);
  bytes.writeUInt16LE(width & 0x3fff, 26);
  bytes.writeUInt16LE(height & 0x3fff, 28);
  return new Uint8Array(bytes);
}

interface Originals {
  jpeg: Uint8Array;
  webp: Uint8Array;
}

/** Pictures that claim a size they do not contain. */
export const bombs = ({ jpeg, webp }: Originals): HostileFile[] => [
  ...[
    [10_000, 5001],
    [100_000, 100_000],
    [2 ** 31 - 1, 2 ** 31 - 1],
    [1, 60_000_000],
    [0, 48],
    [64, 0],
    [0, 0],
    [2 ** 32 - 1, 1],
  ].map(([width = 0, height = 0]) => ({
    what: `a PNG that claims ${width} x ${height}`,
    bytes: pngOf(width, height),
  })),
  ...[
    [65_535, 65_535],
    [65_500, 800],
    [0, 0],
  ].map(([width = 0, height = 0]) => ({
    what: `a JPEG that claims ${width} x ${height}`,
    bytes: jpegOf(jpeg, width, height),
  })),
  { what: 'a WebP that claims 16383 x 16383', bytes: webpOf(webp, 16_383, 16_383) },
];

/**
 * Truncated pictures. One that only lacks its end mark is complete to every decoder, so that is not tried.
 */
export const truncated = ({ jpeg, webp }: Originals): HostileFile[] =>
  Object.entries({ PNG: png(), JPEG: jpeg, WebP: webp }).flatMap(([kind, whole]) =>
    [0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((share) => ({
      what: `${share * 100} % of a ${kind}`,
      bytes: whole.subarray(0, Math.floor(whole.length * share)),
    })),
  );

const tail = (bytes: Uint8Array, after: string): Uint8Array => join(bytes, after);
const segment = (marker: number, data: Uint8Array) =>
  join(new Uint8Array([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]), data);
const inJpeg = (jpeg: Uint8Array, ...segments: Uint8Array[]) =>
  join(jpeg.subarray(0, 2), ...segments, jpeg.subarray(2));

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>12,58N</exif:GPSLatitude>${HIDDEN}</x:xmpmeta>`;

/** A WebP in its extended format, with additional content. */
function extendedWebp(webp: Uint8Array, ...extras: [string, Uint8Array][]): Uint8Array {
  const flags = extras.reduce((sum, [type]) => sum | (type === 'EXIF' ? 8 : type === 'XMP ' ? 4 : 0), 0);
  const header = Buffer.alloc(10);
  const bytes = Buffer.from(webp);
  header[0] = flags;
  header.writeUIntLE((bytes.readUInt16LE(26) & 0x3fff) - 1, 4, 3);
  header.writeUIntLE((bytes.readUInt16LE(28) & 0x3fff) - 1, 7, 3);
  const part = (type: string, data: Uint8Array) =>
    join(type, u32(data.length, true), data, data.length % 2 ? '\0' : '');
  const body = join(
    'WEBP',
    part('VP8X', header),
    webp.subarray(12),
    ...extras.map(([type, data]) => part(type, data)),
  );
  return join('RIFF', u32(body.length, true), body);
}

const ENDS: Record<string, string> = {
  'a page': SCRIPT,
  'a zip': `PK\x03\x04${HIDDEN}PK\x05\x06${'\0'.repeat(18)}`,
  'a script of PHP': `<?php /*${HIDDEN}*/ ?>`,
  'a script': `*/;/*${HIDDEN}*/alert(1)`,
  'a PDF': `%PDF-1.7\n${HIDDEN}\n%%EOF`,
};

const NAMES = [
  'car.jpg.php',
  'car.php.jpg',
  'car.svg',
  'car.html',
  '../../../etc/passwd',
  '..\\..\\car.jpg',
  'car.jpg%00.php',
  `${'a'.repeat(300)}.jpg`,
  '\u202Egpj.exe',
  '"><img src=x onerror=alert(1)>.jpg',
  '.htaccess',
  'con',
];
const TYPES = ['text/html', 'image/svg+xml', 'application/pdf', 'application/x-httpd-php', 'image/gif', ''];

/**
 * Pictures with something hidden inside, or under a false name: accepted, and re-encoded. `gps` is an Exif
 * block with a location.
 */
export const smuggled = ({ jpeg, webp }: Originals, gps: Uint8Array): HostileFile[] => [
  ...Object.entries({ PNG: png(), JPEG: jpeg, WebP: webp }).flatMap(([kind, whole]) =>
    Object.entries(ENDS).map(([end, after]) => ({
      what: `a ${kind} with ${end} behind it`,
      bytes: tail(whole, after),
    })),
  ),
  { what: 'a PNG with a place', bytes: withChunks(chunk('eXIf', gps.subarray(6))) },
  { what: 'a PNG with a page as text', bytes: withChunks(chunk('tEXt', `Comment\0${SCRIPT}`)) },
  {
    what: 'a PNG with packed text',
    bytes: withChunks(chunk('zTXt', join('Comment\0\0', deflateSync(HIDDEN)))),
  },
  {
    what: 'a PNG with a bomb as text',
    bytes: withChunks(chunk('zTXt', join('Comment\0\0', deflateSync(Buffer.alloc(20_000_000))))),
  },
  { what: 'a PNG with XMP', bytes: withChunks(chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${XMP}`)) },
  { what: 'a PNG with a chunk of its own', bytes: withChunks(chunk('hiDe', HIDDEN)) },
  { what: 'a JPEG with a place', bytes: inJpeg(jpeg, segment(0xe1, gps)) },
  {
    what: 'a JPEG with XMP',
    bytes: inJpeg(jpeg, segment(0xe1, join('http://ns.adobe.com/xap/1.0/\0', XMP))),
  },
  { what: 'a JPEG with a page as comment', bytes: inJpeg(jpeg, segment(0xfe, latin(SCRIPT))) },
  { what: 'a JPEG with a page for another program', bytes: inJpeg(jpeg, segment(0xed, latin(SCRIPT))) },
  { what: 'a WebP with a place', bytes: extendedWebp(webp, ['EXIF', gps.subarray(6)]) },
  { what: 'a WebP with XMP', bytes: extendedWebp(webp, ['XMP ', latin(XMP)]) },
  ...NAMES.map((name) => ({ what: `a picture named ${name.slice(0, 40)}`, bytes: png(), name })),
  ...TYPES.map((type) => ({ what: `a picture as "${type}"`, bytes: png(), type })),
];

/** A PDF that would run a script if a viewer allowed it. */
export const pdfWithScript = () =>
  latin(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );
