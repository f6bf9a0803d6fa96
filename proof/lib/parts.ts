import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { exitCode, main, ROOT } from '../../scripts/lib/run.ts';

export type Command = [program: string, ...args: string[]];

const FILE = join(ROOT, 'docs/review/measurements.md');

/** Writes a part's output to its section of docs/review/measurements.md, replacing the previous one. */
function record(title: string, text: string, seconds: number) {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}`;
  const body = `${date}, ${machine}, ${seconds} s.\n\n\`\`\`text\n${text.trim()}\n\`\`\``;
  const sections = readFileSync(FILE, 'utf8').split(/^(?=## )/m);
  const at = sections.findIndex((section) => section.startsWith(`## ${title}\n`));
  sections.splice(at < 0 ? sections.length : at, 1, `## ${title}\n\n${body}\n\n`);
  writeFileSync(FILE, `${sections.join('').trimEnd()}\n`);
}

/** A part's reported figures: titles, and indented names with figures below each. */
function figuresIn(output: string) {
  const lines = stripVTControlCharacters(output).split('\n');
  const isFigure = (line: string | undefined) => /^ {2,}\w[^✓↓×]* {2,}\S/.test(line ?? '');
  return lines
    .filter(
      (line, at) =>
        isFigure(line) || /^(held|MISSED): /.test(line) || (/^\w/.test(line) && isFigure(lines[at + 1])),
    )
    .join('\n');
}

/**
 * Runs the parts named on the command line, or all, and records their output. Ends with a table of results.
 * Options are passed to the one part named before them.
 */
export const runParts = (name: string, parts: Record<string, Command>, env: Record<string, string>) =>
  main(async () => {
    const given = process.argv.slice(2);
    const firstOption = given.findIndex((word) => word.startsWith('--'));
    const chosen = firstOption < 0 ? given : given.slice(0, firstOption);
    const options = given.slice(chosen.length);
    if (options.length > 0 && chosen.length !== 1) throw new Error(`Name the part that takes ${options[0]}`);
    const unknown = chosen.filter((part) => !(part in parts));
    if (unknown.length > 0) throw new Error(`There is no ${unknown}: ${Object.keys(parts).join(', ')}`);
    const [verdicts, fallen]: [string[], string[]] = [[], []];
    for (const [part, [program, ...args]] of Object.entries(parts)) {
      if (chosen.length > 0 && !chosen.includes(part)) continue;
      const began = performance.now();
      let output = '';
      const code = await exitCode(program, [...args, ...options], {
        env,
        onOutput: (text) => {
          output += text;
        },
      });
      const verdict = code === 0 ? 'held' : 'FELL';
      if (code !== 0) fallen.push(part);
      const seconds = Math.round((performance.now() - began) / 1000);
      verdicts.push(`  ${verdict}  ${part.padEnd(14)} ${seconds} s`);
      record(`npm run ${name} ${part}`, `${verdict}\n${figuresIn(output)}`, seconds);
    }
    const sum = fallen.length > 0 ? `FELL: ${fallen.join(', ')}` : 'held';
    console.log(`\n${name} ${sum}\n${verdicts.join('\n')}`);
    if (fallen.length > 0) process.exitCode = 1;
  });
