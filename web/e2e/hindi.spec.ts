import type { Page } from '@playwright/test';
import { latinIn } from '../i18n/test/latin-names.ts';
import { ALL_SCREENS } from './support/all-screens.ts';
import { expect, test } from './support/test.ts';

/** The screens of the workspace, which are opened in English and then change their language. */
const SCREENS = ALL_SCREENS.filter(({ signedIn }) => signedIn === true);
const MAX_BATCH = 10;

/** Chooses the other language in the menu of the account, in another tab of the same browser. */
async function choose(tab: Page, language: 'हिन्दी' | 'English') {
  await tab.getByRole('button', { name: /^(Your account|आपका खाता)$/ }).click();
  await tab.getByRole('menuitem', { name: language }).click();
  await expect(tab.locator('html')).toHaveAttribute('lang', language === 'English' ? 'en-IN' : 'hi');
}

/** Everything that is read or spoken of a page, except what people wrote. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const isOwn = (element: Element | null) => element?.closest('[translate=no]') !== null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [document.title];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !isOwn(parent) && !parent.closest('script, style, [hidden]'))
        texts.push(node.nodeValue ?? '');
    }
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], img[alt]')) {
      if (isOwn(element)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        texts.push(element.getAttribute(name) ?? '');
    }
    return texts.map((text) => text.trim()).filter(Boolean);
  });

/** Names inside a sentence cannot be marked: those of the demo's vehicles and of its plainly invented people. */
const without = (text: string, names: readonly string[]) =>
  names
    .reduce((rest, name) => rest.replaceAll(name, ''), text)
    .replace(
      /\bDemo(?: [A-Z]\w+)*(?: \d+)?|\bAccessible Visitor|\bSharma Motors \(demo\)|\b[\w.-]+@[\w.-]+|\([A-Z]{3}\)|\bCH\/[\d/-]+|\bsharma-motors\b/g,
      '',
    );

for (let from = 0; from < SCREENS.length; from += MAX_BATCH) {
  const group = SCREENS.slice(from, from + MAX_BATCH);
  test(`no English is left on ${group[0]?.name} to ${group.at(-1)?.name} in Hindi`, async ({
    context,
    signInAs,
    demoVehicles,
  }) => {
    test.setTimeout(group.length * 60_000);
    await signInAs('pro');
    const own = demoVehicles.map(({ name }) => name).sort((one, other) => other.length - one.length);
    const menu = await context.newPage();
    await menu.goto('/dashboard/contacts');
    for (const screen of group) {
      await test.step(screen.name, async () => {
        const page = await context.newPage();
        await screen.open(page, demoVehicles);
        await expect(page.locator('main [role=status][aria-label^=Loading]')).toHaveCount(0);
        await choose(menu, 'हिन्दी');
        await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
        const left = (await textsOf(page))
          .map((text) => without(text, own))
          .filter((text) => latinIn(text).length > 0);
        expect.soft([...new Set(left)], screen.name).toEqual([]);
        await choose(menu, 'English');
        await page.close();
      });
    }
  });
}
