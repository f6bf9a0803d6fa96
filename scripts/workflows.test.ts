import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const workflows = globSync('.github/workflows/*.yml').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

it('every action of the workflows is pinned to a commit, with its release beside it', () => {
  const uses = workflows.flatMap(({ file, text }) =>
    [...text.matchAll(/^\s*-? ?uses: (.+)$/gm)].map(([, action = '']) => ({ file, action })),
  );
  expect(uses.length).toBeGreaterThan(5);
  const loose = uses.filter(
    ({ action }) => !/^\.\//.test(action) && !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action),
  );
  expect(loose).toEqual([]);
});

it('no workflow passes all secrets on', () => {
  expect(workflows.filter(({ text }) => /secrets: inherit/.test(text)).map(({ file }) => file)).toEqual([]);
});
