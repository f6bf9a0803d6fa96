// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

/**
 * @param {string} file
 * @returns {Promise<Record<string, { version: string, optional?: boolean }>>}
 */
const packagesOf = async (file) => JSON.parse(await readFile(join(ROOT, file), 'utf8')).packages;

/** What is installed matches the lock file, compared by content: a checkout changes the times of files. */
async function isInstalled() {
  try {
    const [wanted, found] = await Promise.all([
      packagesOf('package-lock.json'),
      packagesOf('node_modules/.package-lock.json'),
    ]);
    return Object.entries(wanted).every(
      // Optional packages are the binaries of other platforms.
      ([path, { version, optional }]) => path === '' || optional || found[path]?.version === version,
    );
  } catch {
    return false;
  }
}

/** Installs what the lock file names, where that is not there yet. */
export async function install() {
  if (await isInstalled()) return;
  console.log('Installing packages (npm ci)');
  await run('npm', ['ci', '--no-audit', '--no-fund']);
}
