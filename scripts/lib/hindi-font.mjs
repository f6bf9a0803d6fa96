// @ts-check
import { execFile } from 'node:child_process';
import { run } from './run.mjs';

/** @returns {Promise<boolean>} */
const hasOne = () =>
  new Promise((resolve) =>
    execFile('fc-list', [':lang=hi'], (error, found) => resolve(!error && found.trim() !== '')),
  );

const PACKAGES = ['fontconfig', 'fonts-noto-core'];

/** Printed Hindi is compared with what the browser draws, which takes a font. Installs one where that is possible, else says so. */
export async function findHindiFont() {
  if (await hasOne()) return;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    try {
      await run('apt-get', ['update']);
      await run('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES]);
      return;
    } catch (error) {
      console.warn(`No font was installed: ${error}`);
    }
  }
  console.warn('No font has Devanagari: the test of printed Hindi will fail. Install fonts-noto-core.');
}
