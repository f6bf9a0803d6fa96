import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../scripts/lib/run.ts';
import type { Mutant } from './mutants.ts';

const NOT_COPIED = /^(node_modules|dist|\.git|\.cache|\.wrangler)$/;
const MODULES = ['node_modules', 'scripts/rulers/node_modules'];

/** Where a lane reads its mutants. */
export const SHARE = '.cache/mutants.json';

/** Creates a lane's copy of the repository, and returns its path. */
export function makeCopy(lane: number, share: Mutant[]): string {
  const dir = join(ROOT, '.cache/proof/mutants', `${lane}`);
  mkdirSync(join(dir, '.cache'), { recursive: true });
  const copied = (name: string) => !NOT_COPIED.test(name);
  for (const name of readdirSync(dir).filter(copied)) rmSync(join(dir, name), { recursive: true });
  const filter = (path: string) => basename(path) !== 'node_modules';
  for (const name of readdirSync(ROOT).filter(copied)) {
    cpSync(join(ROOT, name), join(dir, name), { recursive: true, filter, preserveTimestamps: true });
  }
  // Lets types be checked incrementally from the checkout's state.
  if (existsSync(join(ROOT, '.cache/types')))
    cpSync(join(ROOT, '.cache/types'), join(dir, '.cache/types'), {
      recursive: true,
      preserveTimestamps: true,
    });
  // Packages one by one, because Vite writes its bundles next to them, and two lanes must not share those.
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
