import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../scripts/lib/run.ts';
import type { Mutant } from './mutants.ts';

const NOT_COPIED = /^(node_modules|dist|\.git|\.cache|\.wrangler)$/;
const MODULES = ['node_modules', 'scripts/rulers/node_modules'];

/** Where a lane reads the mutants that it plays. */
export const SHARE = '.cache/mutants.json';

/** Makes the copy of the repository in which a lane works, and returns where it is. */
export function makeCopy(lane: number, share: Mutant[]): string {
  const dir = join(ROOT, '.cache/proof/mutants', `${lane}`);
  mkdirSync(join(dir, '.cache'), { recursive: true });
  const copied = (name: string) => !NOT_COPIED.test(name);
  for (const name of readdirSync(dir).filter(copied)) rmSync(join(dir, name), { recursive: true });
  const filter = (path: string) => basename(path) !== 'node_modules';
  for (const name of readdirSync(ROOT).filter(copied)) {
    cpSync(join(ROOT, name), join(dir, name), { recursive: true, filter, preserveTimestamps: true });
  }
  // So that types are checked from where the checkout is.
  if (existsSync(join(ROOT, '.cache/types')))
    cpSync(join(ROOT, '.cache/types'), join(dir, '.cache/types'), {
      recursive: true,
      preserveTimestamps: true,
    });
  // Packages one by one: Vite writes what it bundles beside them, and two lanes must not share that.
  for (const folder of MODULES.filter((folder) => existsSync(join(ROOT, folder)))) {
    mkdirSync(join(dir, folder), { recursive: true });
    for (const name of readdirSync(join(ROOT, folder)).filter((name) => !name.startsWith('.vite'))) {
      rmSync(join(dir, folder, name), { force: true });
      symlinkSync(join(ROOT, folder, name), join(dir, folder, name));
    }
  }
  writeFileSync(join(dir, SHARE), JSON.stringify(share));
  return dir;
}
