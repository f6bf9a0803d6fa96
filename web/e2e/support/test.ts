import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import type { OwnVehicleDto } from '../../../schema/vehicles/output.ts';

type DemoAccount = 'starter' | 'growth' | 'pro' | 'admin';
type Session = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies'];

interface Fixtures {
  /** Signs the page's browser in to a seeded account, past the screens. */
  signInAs: (account: DemoAccount) => Promise<void>;
  /** Makes an operator give the signed-in seller of a page the Pro plan. */
  makePro: (page: Page) => Promise<void>;
}

interface WorkerFixtures {
  /**
   * One log-in per account and worker, because password hashes are slow on purpose and log-ins are limited.
   */
  sessionOf: (account: DemoAccount) => Promise<Session>;
  /** The seeded dealer's forty vehicles. */
  demoVehicles: OwnVehicleDto[];
}

/**
 * Repeats a request whose connection the server closed because it was idle, as browsers do; `request.post` and
 * the like call `fetch`.
 */
function repeated<Request extends APIRequestContext>(request: Request): Request {
  const fetch = request.fetch.bind(request);
  request.fetch = (url, options) => fetch(url, { maxRetries: 2, ...options });
  return request;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  context: async ({ context }, use) => {
    repeated(context.request);
    await use(context);
  },
  page: async ({ page }, use) => {
    await use(page);
    // A route that is still being handled would fail after the end of the test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  sessionOf: [
    async ({ playwright }, use, { project }) => {
      const baseURL = project.use.baseURL ?? '';
      const sessions = new Map<DemoAccount, Promise<Session>>();
      const logIn = async (account: DemoAccount) => {
        const request = repeated(await playwright.request.newContext({ baseURL }));
        const response = await request.post('/api/auth/login', {
          data: { email: `${account}@demo.test`, password: 'drive-the-lane-7' },
          headers: { origin: new URL(baseURL).origin },
        });
        expect(response.status()).toBe(200);
        const { cookies } = await request.storageState();
        await request.dispose();
        return cookies;
      };
      await use((account) => {
        const session = sessions.get(account) ?? logIn(account);
        sessions.set(account, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  demoVehicles: [
    async ({ playwright, sessionOf }, use, { project }) => {
      const request = repeated(
        await playwright.request.newContext({
          baseURL: project.use.baseURL,
          storageState: { cookies: await sessionOf('pro'), origins: [] },
        }),
      );
      await use(await (await request.get('/api/vehicles')).json());
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  signInAs: async ({ context, sessionOf }, use) => {
    await use(async (account) => context.addCookies(await sessionOf(account)));
  },
  makePro: async ({ playwright, sessionOf }, use, { project }) => {
    await use(async (page) => {
      const { id: userId } = await (await page.request.get('/api/auth/user')).json();
      const operator = repeated(
        await playwright.request.newContext({
          baseURL: project.use.baseURL,
          storageState: { cookies: await sessionOf('admin'), origins: [] },
        }),
      );
      const response = await operator.post('/api/admin/user-plan', {
        data: { userId, plan: 'pro', duration: '1_month' },
        headers: { origin: new URL(page.url()).origin },
      });
      expect(response.status()).toBe(200);
      await operator.dispose();
    });
  },
});

export { expect };
