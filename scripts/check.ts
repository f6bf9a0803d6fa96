import { build } from './lib/app.ts';
import { refuseDevelopmentTools, sizes } from './lib/bundle.ts';
import { checkSubjects } from './lib/commit-subjects';
import { main, run } from './lib/run.ts';

/** Runs every static check; `--fast` skips the build. */
const IS_FAST = process.argv.includes('--fast');
const BUILD_DIR = '.cache/production';
const DRY_RUN = ['deploy', '--dry-run', '--config', `${BUILD_DIR}/chaabi/wrangler.json`];

type Step = [name: string, work: () => unknown, remedy: string];

const quietly =
  (program: string, ...args: string[]) =>
  () =>
    run(program, args, { quiet: true });

const TEXTS: Step[] = [
  ['commit subjects', checkSubjects, 'reword them with git rebase, as CONTRIBUTING.md says'],
  [
    'format and lint (biome)',
    quietly('biome', 'check', '--error-on-warnings', '.'),
    '`npx biome check --write .` repairs the format; each lint error says what to do instead',
  ],
];

const CODE: Step[] = [
  ['types (tsc)', quietly('tsc', '-b'), 'repair the types; if they are stale, delete .cache/types'],
  [
    'API description (Redocly, types)',
    quietly('tsx', 'scripts/rulers/openapi.ts'),
    'repair worker/http/docs or the entry that it names',
  ],
  ['unused code (knip)', quietly('knip', '--no-progress'), 'delete what it names, or use it'],
];

const BUILT: Step[] = [
  [
    'production build',
    () => build(BUILD_DIR, { CLOUDFLARE_ENV: 'production' }),
    'run `npx vite build` to see it alone',
  ],
  [
    'no development tools in it',
    () => refuseDevelopmentTools(BUILD_DIR),
    'guard them with __DEV_TOOLS__, inside a function',
  ],
  ['deploy (dry run)', quietly('wrangler', ...DRY_RUN), 'repair wrangler.toml or the build'],
  [
    'size',
    () => sizes(BUILD_DIR),
    'load the heaviest of the files named later, or move the limit in scripts/limits.ts and say why',
  ],
];

const secondsSince = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/** Runs steps until one fails. */
async function lane(steps: Step[]): Promise<boolean> {
  for (const [name, work, remedy] of steps) {
    const began = performance.now();
    try {
      const said = await work();
      console.log(`  ok    ${name.padEnd(34)} ${secondsSince(began)}${said ? `   ${said}` : ''}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      console.error(`  FAIL  ${name.padEnd(34)} ${secondsSince(began)}\n${reason}\n  To do: ${remedy}`);
      return false;
    }
  }
  return true;
}

await main(async () => {
  const began = performance.now();
  const results = await Promise.all([lane(TEXTS), lane(CODE), lane(IS_FAST ? [] : BUILT)]);
  const isClean = results.every(Boolean);
  console.log(`${isClean ? 'Clean' : 'Not clean'} after ${secondsSince(began)}`);
  process.exitCode = isClean ? 0 : 1;
});
