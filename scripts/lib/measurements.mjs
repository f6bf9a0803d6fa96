// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const FILE = join(ROOT, 'docs/measurements.md');
const SECTION = /^## (.+)$/m;

/**
 * Puts what a measurement has printed into its section of docs/measurements.md, in place of the one before.
 * @param {string} title
 * @param {string} text
 * @param {number} seconds
 */
export function recordMeasurement(title, text, seconds) {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}`;
  const body = `\n${date}, ${machine}, ${Math.round(seconds)} s.\n\n\`\`\`text\n${text.trim()}\n\`\`\`\n`;
  const [head, ...rest] = readFileSync(FILE, 'utf8').split(/^(?=## )/m);
  const sections = new Map(rest.map((section) => [SECTION.exec(section)?.[1], section]));
  sections.set(title, `## ${title}\n${body}\n`);
  writeFileSync(FILE, `${[head, ...sections.values()].join('').trimEnd()}\n`);
}

/**
 * Runs `work` and answers its result with what it printed meanwhile.
 * @template Result
 * @param {() => Promise<Result>} work
 */
export async function listen(work) {
  const { log } = console;
  /** @type {string[]} */
  const lines = [];
  console.log = (...words) => {
    lines.push(words.join(' '));
    log(...words);
  };
  const began = performance.now();
  try {
    const result = await work();
    return { result, text: lines.join('\n'), seconds: (performance.now() - began) / 1000 };
  } finally {
    console.log = log;
  }
}
