import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lazyDialog, preloadPanels } from './lazy-dialog';

it('a dialog says that it opens until its code has been fetched, which is once, unless that failed', async () => {
  let fetched = 0;
  const Dialog = lazyDialog(async () => {
    fetched += 1;
    if (fetched === 1) throw new Error('offline');
    return ({ name }: { name: string }) => createElement('p', null, `Hello ${name}`);
  });
  const render = () => renderToStaticMarkup(createElement(Dialog, { name: 'Asha' }));
  expect(render()).toContain('Opening');
  await preloadPanels();
  expect(render()).toContain('Opening');
  await preloadPanels();
  expect(render()).toBe('<p>Hello Asha</p>');
  await preloadPanels();
  expect(fetched).toBe(2);
});
