import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { type Ask, exportDatabase } from './backup.ts';

/** D1 imports files of up to 5 GB; small ones can be tried again. */
const MAX_FILE_BYTES = 1e9;

/** A file with everybody's data, which only this user may read. */
function openFile(path: string) {
  const out = createWriteStream(path, { mode: 0o600 });
  let bytes = 0;
  return {
    path,
    hasRoomFor: (text: string, most: number) => bytes === 0 || bytes + Buffer.byteLength(text) <= most,
    write: async (text: string) => {
      bytes += Buffer.byteLength(text);
      if (!out.write(text)) await once(out, 'drain');
    },
    end: async () => {
      out.end();
      await once(out, 'finish');
    },
  };
}

/**
 * Writes a database into files of SQL that put it back into an empty one, one after another: `<path>-1.sql` and so on. Returns
 * them, and the number of statements.
 */
export async function writeBackup(
  ask: Ask,
  path: string,
  maxBytes = MAX_FILE_BYTES,
): Promise<{ files: string[]; statements: number }> {
  const files = [`${path}-1.sql`];
  let file = openFile(`${path}-1.sql`);
  let statements = 0;
  for await (const batch of exportDatabase(ask)) {
    if (batch.length === 0) continue;
    const text = `${batch.join(';\n')};\n`;
    if (!file.hasRoomFor(text, maxBytes)) {
      await file.end();
      file = openFile(`${path}-${files.length + 1}.sql`);
      files.push(file.path);
    }
    statements += batch.length;
    await file.write(text);
  }
  await file.end();
  return { files, statements };
}
