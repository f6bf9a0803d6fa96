import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A provider's answer must not choose where keys and codes are sent (ASVS 15.3.2). */
it('no call to the outside follows a redirect', () => {
  const calls = globSync('worker/platform/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('await fetch(')
        .slice(1)
        .map((call) => ({ file, call: call.slice(0, 200) })),
    );
  expect(calls.length).toBeGreaterThan(2);
  for (const { file, call } of calls) expect(call, file).toContain("redirect: 'manual'");
});
