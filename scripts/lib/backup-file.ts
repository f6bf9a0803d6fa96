import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Ask, exportDatabase } from './backup.ts';
import { splitStatements } from './sql-statements.ts';

const AT_ONCE = 100;

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

/** The statements of a backup's file, in batches. */
export async function* readBackup(file: string): AsyncGenerator<string[]> {
  let text = '';
  let batch: string[] = [];
  // A trigger has semicolons inside: it is whole when another statement after it would be a second one.
  const isWhole = () => !/^create trigger/i.test(text) || splitStatements(`${text}\nselect 1`).length === 2;
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    text += text ? `\n${line}` : line;
    if (!line.endsWith(';') || !isWhole()) continue;
    batch.push(text.slice(0, -1));
    text = '';
    if (batch.length === AT_ONCE) yield batch;
    if (batch.length === AT_ONCE) batch = [];
  }
  if (text.trim()) throw new Error(`${file} breaks off at: ${text.slice(0, 80)}`);
  if (batch.length > 0) yield batch;
}
