import { build } from './lib/app.mjs';
import { refuseDevelopmentTools, sizes } from './lib/bundle.mjs';
import { install } from './lib/install.mjs';
import { main, run } from './lib/run.mjs';

/** Everything that can be said about the code without running it; `--fast` leaves the build out. */
const IS_FAST = process.argv.includes('--fast');
const BUILD_DIR = '.cache/production';
const DRY_RUN = ['deploy', '--dry-run', '--config', `${BUILD_DIR}/chaabi/wrangler.json`];

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function step(name, work) {
  const began = performance.now();
  try {
    const said = await work();
    console.log(`  ok    ${name.padEnd(34)} ${seconds(began)}${said ? `   ${said}` : ''}`);
    return true;
  } catch (error) {
    console.error(`  FAIL  ${name.padEnd(34)} ${seconds(began)}\n${error.message}`);
    return false;
  }
}

const quietly = (program, ...args) => run(program, args, { quiet: true });

async function lane(steps) {
  for (const [name, work] of steps) if (!(await step(name, work))) return false;
  return true;
}

await main(async () => {
  const began = performance.now();
  await install();
  const results = await Promise.all([
    lane([['format and lint (biome)', () => quietly('biome', 'check', '--error-on-warnings', '.')]]),
    lane([
      ['types (tsc)', () => quietly('tsc', '-b')],
      ['unused code (knip)', () => quietly('knip', '--no-progress')],
    ]),
    lane(
      IS_FAST
        ? []
        : [
            ['production build', () => build(BUILD_DIR, { CLOUDFLARE_ENV: 'production' })],
            ['no development tools in it', () => refuseDevelopmentTools(BUILD_DIR)],
            ['deploy (dry run)', () => quietly('wrangler', ...DRY_RUN)],
            ['size', async () => (await sizes(BUILD_DIR)).text],
          ],
    ),
  ]);
  const clean = results.every(Boolean);
  console.log(`${clean ? 'Clean' : 'Not clean'} after ${seconds(began)}`);
  process.exitCode = clean ? 0 : 1;
});
