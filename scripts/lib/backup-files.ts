import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { type Ask, exportDatabase } from './backup.ts';

/** D1 imports files of up to 5 GB; small ones can be retried. */
const MAX_FILE_BYTES = 1e9;

/** Creates a file that only this user may read, since it contains everyone's data. */
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
 * Dumps a database into SQL files, `<path>-1.sql` and so on, which restore it into an empty one in that
 * order. Returns them, and the number of statements.
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
