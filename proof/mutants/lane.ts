import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, ROOT, start } from '../../scripts/lib/run.ts';
import { SHARE } from './copy.ts';
import type { Mutant } from './mutants.ts';
import { baseline, close, testWith } from './run-tests.ts';

/** Runs the mutants of one copy of the repository, inside that copy. */
const fails = async (program: string, ...args: string[]) => {
  const [code] = await once(start(program, args, { stdio: 'ignore' }), 'close');
  return code !== 0;
};

/** The smallest project that checks a file; others see it through its API. */
const projectOf = (file: string) => /^(worker\/pages|web|scripts)\//.exec(file)?.[1] ?? 'worker';

type Verdict = 'noticed' | 'refused by types' | 'broken' | 'SURVIVED' | 'RED';

/** The nearest tests first, so that the rest runs only if these notice nothing. */
const NEAREST = 2;

async function play({ file, content, isSql, tests, specs }: Mutant): Promise<[Verdict, string]> {
  return testWith<[Verdict, string]>(file, content, async (runTests) => {
    if (!isSql && (await fails('tsc', '-b', projectOf(file)))) return ['refused by types', ''];
    for (const part of [tests.slice(0, NEAREST), tests.slice(NEAREST)].filter(({ length }) => length > 0)) {
      const { failed, broken } = await runTests(part);
      const [first] = failed;
      if (!first) continue;
      const by = `${first.file}: ${first.name}`;
      return broken ? ['broken', `${broken} (${by})`] : ['noticed', by];
    }
    if (process.env.BROWSER_TESTS && specs.length > 0) {
      const isSeen = await fails('playwright', 'test', '--project=phone', '--max-failures=1', ...specs);
      if (isSeen) return ['noticed', 'in a browser'];
    }
    return ['SURVIVED', tests.join(', ') || 'no tests are near'];
  });
}

/**
 * A failure that also happens without the mutant says nothing about it; a schema that cannot be migrated is
 * broken.
 */
async function verdictOf(mutant: Mutant): Promise<[Verdict, string]> {
  try {
    const [verdict, why] = await play(mutant);
    const [file = ''] = why.split(': ');
    const isNoticed = verdict === 'noticed' && file.endsWith('.ts');
    if (!isNoticed) return [verdict, why];
    const { failed } = await baseline(file);
    return failed.some(({ file, name }) => why === `${file}: ${name}`) ? ['RED', why] : [verdict, why];
  } catch (error) {
    return ['broken', error instanceof Error ? error.message : `${error}`];
  }
}

await main(async () => {
  const mutants: Mutant[] = JSON.parse(readFileSync(join(ROOT, SHARE), 'utf8'));
  for (const project of new Set(mutants.map(({ file }) => projectOf(file)))) {
    if (await fails('tsc', '-b', project)) throw new Error(`The types of ${project} fail without a mutant`);
  }
  for (const mutant of mutants) {
    const began = performance.now();
    const [verdict, why] = await verdictOf(mutant);
    const seconds = Math.round((performance.now() - began) / 1000);
    const place = `${mutant.file}:${mutant.line}`;
    console.log(
      ` ${verdict.padEnd(16)}  ${place}  ${mutant.name}  [${seconds} s] ${why.replaceAll('\n', ' ')}`,
    );
  }
  await close();
});
