// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** `node scripts/launch.mjs <name> [arguments]`: installs what is missing, then runs `scripts/<name>.ts`. */
const ROOT = new URL('../', import.meta.url);

/**
 * @param {string} file
 * @returns {Record<string, { version: string, optional?: boolean }>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(new URL(file, ROOT), 'utf8')).packages;

/** Compares content, because a checkout changes files' times. */
function isInstalled() {
  try {
    const found = packagesOf('node_modules/.package-lock.json');
    return Object.entries(packagesOf('package-lock.json')).every(
      // Optional packages are the binaries of other platforms.
      ([path, { version, optional }]) => path === '' || optional || found[path]?.version === version,
    );
  } catch {
    return false;
  }
}

if (!isInstalled()) {
  console.log('Installing packages (npm ci)');
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell,
  });
  if (status !== 0) process.exit(1);
}
const [name] = process.argv.splice(2, 1);
const { register } = await import('tsx/esm/api');
register();
await import(`./${name}.ts`);
