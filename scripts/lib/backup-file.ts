import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { type Ask, exportDatabase } from './backup.ts';

/** Writes a database into a file of SQL that puts it back into an empty one. Returns the number of statements. */
export async function writeBackup(ask: Ask, file: string): Promise<number> {
  // Whoever holds it holds everybody's data.
  const out = createWriteStream(file, { mode: 0o600 });
  let statements = 0;
  for await (const batch of exportDatabase(ask)) {
    statements += batch.length;
    if (batch.length > 0 && !out.write(`${batch.join(';\n')};\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return statements;
}
