import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, ROOT, start } from '../../scripts/lib/run.ts';
import { SHARE } from './copy.ts';
import type { Mutant } from './mutants.ts';
import { baseline, close, testWith } from './run-tests.ts';

/** Plays the mutants of one copy of the repository, in that copy. */
const fails = async (program: string, ...args: string[]) => {
  const [code] = await once(start(program, args, { stdio: 'ignore' }), 'close');
  return code !== 0;
};

/** The smallest project that checks a file; others see it through its API. */
const projectOf = (file: string) => /^(worker\/pages|web|scripts)\//.exec(file)?.[1] ?? 'worker';

type Verdict = 'noticed' | 'refused by types' | 'broken' | 'SURVIVED' | 'RED';

async function play({ file, content, isSql, tests, specs }: Mutant): Promise<[Verdict, string]> {
  let isRefused = false;
  let isSeen = false;
  let result: Awaited<ReturnType<typeof baseline>>;
  try {
    result = await testWith(file, content, async (runTests) => {
      // Both at once: most mutants pass the types.
      const [refused, run] = await Promise.all([
        isSql ? false : fails('tsc', '-b', projectOf(file)),
        runTests(tests),
      ]);
      isRefused = refused;
      if (process.env.BROWSER_TESTS && !refused && run.failed.length === 0 && specs.length > 0)
        isSeen = await fails('playwright', 'test', '--project=phone', '--max-failures=1', ...specs);
      return run;
    });
  } catch (error) {
    return ['broken', error instanceof Error ? (error.message.split('\n')[0] ?? '') : `${error}`];
  }
  if (isRefused) return ['refused by types', ''];
  if (isSeen) return ['noticed', 'in a browser'];
  for (const each of result.failed) {
    const before = await baseline(each.file);
    if (before.failed.some(({ name }) => name === each.name)) return ['RED', `${each.file}: ${each.name}`];
    const by = `${each.file}: ${each.name}`;
    return result.broken && !before.broken ? ['broken', `${result.broken} (${by})`] : ['noticed', by];
  }
  return ['SURVIVED', tests.join(', ') || 'no tests are near'];
}

await main(async () => {
  const mutants: Mutant[] = JSON.parse(readFileSync(join(ROOT, SHARE), 'utf8'));
  for (const project of new Set(mutants.map(({ file }) => projectOf(file)))) {
    if (await fails('tsc', '-b', project)) throw new Error(`The types of ${project} fail without a mutant`);
  }
  for (const mutant of mutants) {
    const began = performance.now();
    const [verdict, why] = await play(mutant);
    const seconds = Math.round((performance.now() - began) / 1000);
    const place = `${mutant.file}:${mutant.line}`;
    console.log(
      ` ${verdict.padEnd(16)}  ${place}  ${mutant.name}  [${seconds} s] ${why.replaceAll('\n', ' ')}`,
    );
  }
  await close();
});
