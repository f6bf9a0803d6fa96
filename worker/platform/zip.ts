import { Zip, ZipDeflate } from 'fflate';

interface ZipFile {
  name: string;
  content: AsyncIterable<string>;
}

/** The earliest date that the format allows: a file made for each download has no meaningful date. */
const DATE = '1980-01-01T12:00:00';
const encoder = new TextEncoder();

/** Yields files as one deflated ZIP archive, chunk by chunk, so that it is never in memory as a whole. */
export async function* zip(files: Iterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const { name, content } of files) {
    const entry = new ZipDeflate(name, { level: 6 });
    entry.mtime = DATE;
    archive.add(entry);
    for await (const text of content) {
      entry.push(encoder.encode(text));
      yield* chunks.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* chunks.splice(0);
  }
  archive.end();
  yield* chunks.splice(0);
}
