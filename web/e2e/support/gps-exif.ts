/** The location of an invented phone photo, in degrees; south and west are negative. */
export type GpsPosition = { latitude: number; longitude: number };

type Tag = { tag: number; type: 'ascii' | 'short' | 'long' | 'rational' | 'byte'; values: readonly number[] };

const TYPE = {
  byte: { code: 1, size: 1 },
  ascii: { code: 2, size: 1 },
  short: { code: 3, size: 2 },
  long: { code: 4, size: 4 },
  rational: { code: 5, size: 8 },
} as const;

const ascii = (text: string) => [...Buffer.from(`${text}\0`, 'latin1')];

function ifdSize(tags: readonly Tag[]): number {
  const outside = tags.map((t) => t.values.length * TYPE[t.type].size).filter((size) => size > 4);
  return 2 + tags.length * 12 + 4 + outside.reduce((sum, size) => sum + size + (size % 2), 0);
}

function writeValues(out: Buffer, tag: Tag, at: number): void {
  tag.values.forEach((value, i) => {
    if (tag.type === 'short') out.writeUInt16BE(value, at + i * 2);
    else if (tag.type === 'long') out.writeUInt32BE(value, at + i * 4);
    else if (tag.type === 'rational') {
      out.writeUInt32BE(Math.round(value * 10_000), at + i * 8);
      out.writeUInt32BE(10_000, at + i * 8 + 4);
    } else out.writeUInt8(value, at + i);
  });
}

function writeIfd(out: Buffer, start: number, tags: readonly Tag[]): void {
  out.writeUInt16BE(tags.length, start);
  let heap = start + 2 + tags.length * 12 + 4;
  tags.forEach((tag, i) => {
    const entry = start + 2 + i * 12;
    const size = tag.values.length * TYPE[tag.type].size;
    out.writeUInt16BE(tag.tag, entry);
    out.writeUInt16BE(TYPE[tag.type].code, entry + 2);
    out.writeUInt32BE(tag.values.length, entry + 4);
    if (size <= 4) {
      writeValues(out, tag, entry + 8);
      return;
    }
    out.writeUInt32BE(heap, entry + 8);
    writeValues(out, tag, heap);
    heap += size + (size % 2);
  });
}

function degrees(value: number): readonly [number, number, number] {
  const absolute = Math.abs(value);
  const minutes = (absolute % 1) * 60;
  return [Math.floor(absolute), Math.floor(minutes), (minutes % 1) * 60];
}

/**
 * An APP1 segment, marker included, with orientation, camera and, if given, location (TIFF 6.0, Exif 2.32).
 */
export function exifSegment(orientation: number, gps: GpsPosition | null): Buffer {
  const gpsTags: Tag[] = gps
    ? [
        { tag: 0, type: 'byte', values: [2, 3, 0, 0] },
        { tag: 1, type: 'ascii', values: ascii(gps.latitude < 0 ? 'S' : 'N') },
        { tag: 2, type: 'rational', values: degrees(gps.latitude) },
        { tag: 3, type: 'ascii', values: ascii(gps.longitude < 0 ? 'W' : 'E') },
        { tag: 4, type: 'rational', values: degrees(gps.longitude) },
      ]
    : [];
  const mainTags = (gpsAt: number): Tag[] => [
    { tag: 0x010f, type: 'ascii', values: ascii('Demo Phones') },
    { tag: 0x0110, type: 'ascii', values: ascii('Demo Phone 12MP') },
    { tag: 0x0112, type: 'short', values: [orientation] },
    ...(gps ? [{ tag: 0x8825, type: 'long', values: [gpsAt] } satisfies Tag] : []),
  ];
  const gpsAt = 8 + ifdSize(mainTags(0));
  const tiff = Buffer.alloc(gpsAt + (gps ? ifdSize(gpsTags) : 0));
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  writeIfd(tiff, 8, mainTags(gpsAt));
  if (gps) writeIfd(tiff, gpsAt, gpsTags);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}
