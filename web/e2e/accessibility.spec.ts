import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ALL_SCREENS } from './support/all-screens.ts';
import type { Screen } from './support/screen.ts';
import { expect, test } from './support/test.ts';

async function gravest(page: Page, alike: string | undefined, rules?: string[]): Promise<string[]> {
  // Only one frame, and without reporting passed rules, which halves axe's time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  if (alike) axe.exclude(alike);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** What a screen shows while it loads. */
const SKELETON = 'main [role=status][aria-label^=Loading]';

test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

/** All screens take their colours from the same tokens, so CI checks dark only on visitors' pages; proof, on all. */
const isSeenInDark = ({ signedIn }: Screen) => !signedIn || process.env.PROOF === '1';

async function check(page: Page, screen: Screen): Promise<void> {
  const { name, alike } = screen;
  // A screen without markup from the server gets its title when it is rendered.
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator(SKELETON)).toHaveCount(0);
  expect.soft(await gravest(page, alike), `${name}, light`).toEqual([]);
  if (!isSeenInDark(screen)) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  // Only colours change, once their transitions have ended.
  await page.evaluate(() => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.allSettled(changes.map(({ finished }) => finished));
  });
  const inDark = await gravest(page, alike, ['color-contrast', 'link-in-text-block']);
  expect.soft(inDark, `${name}, dark`).toEqual([]);
}

// Chosen by the runner and inherited by its workers (playwright.config.ts).
const origin = `http://localhost:${process.env.E2E_PORT}`;

/** Screens share a browser's cache, which takes a third of the time of one each. */
const MAX_BATCH = 8;

const whose = ({ signedIn }: Screen) =>
  signedIn === 'admin' ? 'an operator' : signedIn ? 'a dealer' : 'a visitor';

for (const person of ['a visitor', 'a dealer', 'an operator'] as const) {
  const screens = ALL_SCREENS.filter((screen) => whose(screen) === person);
  for (let from = 0; from < screens.length; from += MAX_BATCH) {
    const group = screens.slice(from, from + MAX_BATCH);
    const names = `${group[0]?.name} to ${group.at(-1)?.name}`;
    test(`no screen of ${person} has a serious accessibility violation: ${names}`, async ({
      context,
      signInAs,
      demoVehicles,
    }) => {
      test.setTimeout(group.length * 60_000);
      for (const screen of group) {
        await test.step(screen.name, async () => {
          await context.clearCookies();
          const page = await context.newPage();
          // The workspace reloads itself where it finds what another person left on the device.
          const storage = await context.newCDPSession(page);
          await storage.send('Storage.clearDataForOrigin', {
            origin,
            storageTypes: 'indexeddb,local_storage',
          });
          if (screen.signedIn) await signInAs(screen.signedIn === true ? 'pro' : screen.signedIn);
          await screen.open(page, demoVehicles);
          await check(page, screen);
          await page.close();
        });
      }
    });
  }
}
