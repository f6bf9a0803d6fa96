import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, start } from '../../lib/run.mjs';

/** For the tests of one guard, and for those of all. */
const MOST_MS = { one: 240_000, all: 1_800_000 };

/** What breaks a statement or a module instead of a guard: a test that fails of it has caught nothing. */
const BROKEN =
  /syntax error|no such (?:column|table)|ambiguous column|does not match any PRIMARY KEY|ReferenceError|SyntaxError|is not a function/i;

/** The repository as it is, without what is ignored. */
function copyTo(dir) {
  rmSync(dir, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\0');
  for (const file of files.filter(Boolean)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    cpSync(join(ROOT, file), join(dir, file));
  }
  // What is installed, one by one: Vite keeps what it bundles beside it, and two lanes must not share that.
  mkdirSync(join(dir, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((name) => !name.startsWith('.vite'))) {
    symlinkSync(join(ROOT, 'node_modules', name), join(dir, 'node_modules', name));
  }
}

/** A place of its own where one guard at a time can be missing. */
export function makeLane(number) {
  const dir = join(ROOT, '.cache/proof/guards', `${number}`);
  copyTo(dir);

  function vitest(tests, mostMs) {
    const json = join(dir, 'report.json');
    rmSync(json, { force: true });
    return new Promise((resolve) => {
      const child = start('vitest', ['run', ...tests, '--reporter=json', `--outputFile=${json}`], {
        cwd: dir,
        env: { PROOF: '' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const output = [];
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => output.push(bytes));
      const timer = setTimeout(() => child.kill(), mostMs);
      child.on('close', (code) => {
        clearTimeout(timer);
        resolve({ code, output: Buffer.concat(output).toString(), report: read(json) });
      });
    });
  }

  return {
    /** What is wrong with the tests of these guards while all are in place; null when they pass. */
    async green(guards) {
      const tests = [...new Set(guards.flatMap((guard) => guard.tests))];
      const { code, output, report } = await vitest(tests, MOST_MS.all);
      const missing = tests.filter((test) => !report?.testResults.some(({ name }) => name.endsWith(test)));
      if (code === 0 && missing.length === 0) return null;
      return [...failures(report), ...missing, output.slice(-2000)].join('\n');
    },

    /** Whether a test fails without a guard, and which one. */
    async without({ file, find, replace, tests }) {
      const path = join(dir, file);
      const whole = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        whole.replace(find, () => replace),
      );
      const { code, output, report } = await vitest(tests, MOST_MS.one);
      writeFileSync(path, whole);
      if (code === 0) return { verdict: 'NOT CAUGHT', why: tests.join(', ') };
      const [failed] = failures(report);
      const broken = BROKEN.exec(output + JSON.stringify(report ?? ''));
      if (!failed || broken)
        return { verdict: 'BROKEN', why: broken?.[0] ?? messages(report) ?? output.slice(-300) };
      return { verdict: 'caught', why: failed };
    },
  };
}

function read(json) {
  try {
    return JSON.parse(readFileSync(json, 'utf8'));
  } catch {
    return null;
  }
}

/** Why whole files did not come to run. */
const messages = (report) =>
  report?.testResults
    .map(({ message }) => message)
    .join(' ')
    .slice(0, 300);

const failures = (report) =>
  (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
