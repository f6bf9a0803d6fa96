import type { Page } from '@playwright/test';
import { latinIn } from '../i18n/test/latin-names.ts';
import { ALL_SCREENS } from './support/all-screens.ts';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** What somebody else finds at the operators' address, and a page of buyers, who have ten languages. */
const OTHERS: readonly string[] = ['no admin access', 'a price for the buyer'];
/** Changes its language when it is opened again. */
const DOCUMENT = 'invoice';
/** The screens of the workspace, which are opened in English and then change their language. */
const SCREENS = ALL_SCREENS.filter(({ signedIn, name }) => signedIn === true && !OTHERS.includes(name));
const MAX_BATCH = 10;

/** Chooses the other language in the menu of the account, in another tab of the same browser. */
async function choose(tab: Page, language: 'हिन्दी' | 'English') {
  await tab.getByRole('button', { name: /^(Your account|आपका खाता)$/ }).click();
  await tab.getByRole('menuitem', { name: language }).click();
  await expect(tab.locator('html')).toHaveAttribute('lang', language === 'English' ? 'en-IN' : 'hi');
}

const soft = expect.configure({ soft: true });

/** Everything that is read or spoken of a page, except what people wrote. */
const textsOf = (page: Page, names: readonly string[]) =>
  page.evaluate((known) => {
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
    // Names that are marked where they stand alone also occur in sentences: "Asha को कॉल करें".
    const marked = Array.from(document.querySelectorAll('[translate=no]'), ({ textContent }) =>
      textContent?.trim(),
    );
    const own = [...known, ...marked]
      .filter((name): name is string => name !== undefined && name.length > 2)
      // "2021 Honda Activa 6G" before the draft "Activa 6G".
      .sort((one, other) => other.length - one.length);
    const without = (text: string) => own.reduce((rest, name) => rest.replaceAll(name, ''), text);
    return texts.map((text) => without(text).trim()).filter(Boolean);
  }, names);

/** And names that are marked nowhere on the screen: the demo's plainly invented people, numbers, files. */
const without = (text: string) =>
  text.replace(
    /\bDemo(?: [A-Z]\w+)*(?: \d+)?|\bAccessible Visitor|\bSharma Motors \(demo\)|\b[\w.-]+@[\w.-]+|\([A-Z]{3}\)|\b[ACS]\$|\bCH\/[\d/-]+|\bsharma-motors\b|\bfront\.jpg\b/g,
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
    // Other tests use the same demo account, which would open in Hindi for them.
    await context.route('**/api/account/language', (route) =>
      route.fulfill({ json: { message: 'Language saved' } }),
    );
    await signInAs('pro');
    const own = demoVehicles.map(({ name }) => name);
    const menu = await context.newPage();
    await menu.goto('/dashboard/contacts');
    for (const screen of group) {
      await test.step(screen.name, async () => {
        const page = await context.newPage();
        await screen.open(page, demoVehicles);
        await expect(page.locator('main [role=status][aria-label^=Loading]')).toHaveCount(0);
        await choose(menu, 'हिन्दी');
        if (screen.name === DOCUMENT) await page.reload();
        await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
        const left = async () =>
          (await textsOf(page, own)).map(without).filter((text) => latinIn(text).length > 0);
        // The document says its language a moment before its words have come.
        await soft.poll(left, { message: screen.name, timeout: 10_000 }).toEqual([]);
        await choose(menu, 'English');
        await page.close();
      });
    }
  });
}

test('the language changes without a reload or a lost word, and stays with the account', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  await publishListing(page, 'Bilingual Swift');
  await page.goto('/dashboard/contacts');
  await page.getByRole('button', { name: 'Add Contact' }).click();
  await page.getByLabel('Name').fill('Half a name');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const other = await page.context().newPage();
  await other.goto('/dashboard/contacts');
  await choose(other, 'हिन्दी');
  await expect(page.getByRole('dialog', { name: 'संपर्कों में जोड़ें' })).toBeVisible();
  await expect(page.getByLabel('नाम', { exact: true })).toHaveValue('Half a name');
  await expect(page).toHaveTitle('संपर्क - Chaabi');
  // Dictionaries, and the panels that are loaded ahead when nothing else is going on; no page.
  expect(asked.some((path) => /words\.hi/.test(path))).toBe(true);
  expect(asked.filter((path) => !/ \/(?:api|assets)\//.test(path))).toEqual([]);
  await page.getByLabel('मोबाइल नंबर').fill('12');
  await page.getByRole('button', { name: 'संपर्क जोड़ें' }).last().click();
  await expect(page.getByRole('dialog').getByText(/10 अंक/)).toBeVisible();

  const frame = await page.request.get('/dashboard/leads', { headers: { accept: 'text/html' } });
  expect(await frame.text()).toContain('<html lang="hi">');
  // A device on which nothing was chosen starts with the account's language.
  const { cookies } = await page.context().storageState();
  const kept = cookies.filter(({ name }) => name !== 'workspace_language');
  expect(kept).toHaveLength(cookies.length - 1);
  const elsewhere = await browser.newContext({ baseURL, storageState: { cookies: kept, origins: [] } });
  const there = await elsewhere.newPage();
  await there.goto('/dashboard/listings');
  await expect(there.getByRole('heading', { name: 'मेरी लिस्टिंग' })).toBeVisible();
  await expect(there.getByRole('button', { name: 'Bilingual Swift की स्थिति: बिकाऊ' })).toBeVisible();
  await elsewhere.close();
  await choose(other, 'English');
  await expect(page.getByRole('dialog', { name: 'Add to Contacts' })).toBeVisible();
});
