import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { main, ROOT, run } from '../scripts/lib/run.ts';

/**
 * Runs the tests of the newest tagged release on the migrations of this commit, because that release is live
 * during a deployment and again after a rollback: `npx tsx proof/release-before.ts [files]`.
 */
const COPY = join(ROOT, '.cache/release-before');

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

await main(async () => {
  const [tag] = git('tag', '--list', 'v*', '--sort=-v:refname', '--merged', 'HEAD').split('\n');
  if (!tag) return console.log('No release is tagged yet');
  const remove = () => existsSync(COPY) && git('worktree', 'remove', '--force', COPY);
  remove();
  git('worktree', 'add', '--detach', COPY, tag);
  try {
    const isSame = git('diff', '--name-only', tag, 'HEAD', '--', 'package-lock.json') === '';
    if (isSame) symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'));
    else await run('npm', ['ci', '--no-audit', '--no-fund', '--prefix', COPY]);
    rmSync(join(COPY, 'migrations'), { recursive: true });
    cpSync(join(ROOT, 'migrations'), join(COPY, 'migrations'), { recursive: true });
    const args = ['run', '--project', 'worker', ...process.argv.slice(2)];
    execFileSync(join(COPY, 'node_modules/.bin/vitest'), args, { cwd: COPY, stdio: 'inherit' });
    console.log(`${tag} runs on the schema of this commit`);
  } finally {
    remove();
  }
});
