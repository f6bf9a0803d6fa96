import { crc32 } from 'node:zlib';

interface ZipFile {
  name: string;
  content: AsyncIterable<string>;
}

interface Entry {
  name: Uint8Array;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

/** Names are UTF-8; check sum and sizes follow the content, which is not known when its header is written. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
/** The first day the format knows: what is made anew with every download has no date of its own. */
const DATE = 0x0021;

const encoder = new TextEncoder();

/** Little-endian numbers, each with its width in bytes. */
function record(...fields: [value: number, width: 2 | 4][]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [, width]) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, width] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return bytes;
}

const localHeader = (name: Uint8Array) =>
  record(
    [0x04034b50, 4],
    [VERSION, 2],
    [FLAGS, 2],
    [DEFLATED, 2],
    [0, 2],
    [DATE, 2],
    [0, 4],
    [0, 4],
    [0, 4],
    [name.length, 2],
    [0, 2],
  );

const descriptor = ({ crc, packed, size }: Entry) =>
  record([0x08074b50, 4], [crc, 4], [packed, 4], [size, 4]);

const centralHeader = ({ name, crc, packed, size, offset }: Entry) =>
  record(
    [0x02014b50, 4],
    [VERSION, 2],
    [VERSION, 2],
    [FLAGS, 2],
    [DEFLATED, 2],
    [0, 2],
    [DATE, 2],
    [crc, 4],
    [packed, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [offset, 4],
  );

const endOf = (entries: number, length: number, offset: number) =>
  record([0x06054b50, 4], [0, 2], [0, 2], [entries, 2], [entries, 2], [length, 4], [offset, 4], [0, 2]);

/** The content, deflated as it comes; check sum and sizes are in `entry` at its end. */
async function* deflate(content: AsyncIterable<string>, entry: Entry): AsyncGenerator<Uint8Array> {
  const stream = new CompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  const feed = async () => {
    for await (const text of content) {
      const bytes = encoder.encode(text);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      await writer.write(bytes);
    }
    await writer.close();
  };
  const fed = feed().catch((error) => writer.abort(error));
  for await (const chunk of stream.readable) {
    entry.packed += chunk.length;
    yield chunk;
  }
  await fed;
}

/** Files as one ZIP archive, in pieces: nothing of it stands in memory whole. */
export async function* zip(files: Iterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const entries: Entry[] = [];
  let offset = 0;
  const count = (bytes: Uint8Array) => {
    offset += bytes.length;
    return bytes;
  };
  for (const { name, content } of files) {
    const entry: Entry = { name: encoder.encode(name), crc: 0, packed: 0, size: 0, offset };
    yield count(localHeader(entry.name));
    yield count(entry.name);
    for await (const chunk of deflate(content, entry)) yield count(chunk);
    yield count(descriptor(entry));
    entries.push(entry);
  }
  const start = offset;
  for (const entry of entries) {
    yield count(centralHeader(entry));
    yield count(entry.name);
  }
  yield endOf(entries.length, offset - start, start);
}
