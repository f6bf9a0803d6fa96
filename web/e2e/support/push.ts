import type { BrowserContext, Page, Worker } from '@playwright/test';

interface Shown {
  title: string;
  body: string;
  tag: string;
  data: unknown;
  actions: string[];
}

/** The part of the service worker's scope that these tests use. */
type Scope = EventTarget & { registration: ServiceWorkerRegistration };

/** Installs the service worker as the settings do, but without a push service, which browser tests lack. */
export async function installWorker(context: BrowserContext, page: Page): Promise<Worker> {
  await context.grantPermissions(['notifications'], { origin: new URL(page.url()).origin });
  const started = context.waitForEvent('serviceworker').catch(() => undefined);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  // The workspace may have installed it already.
  const worker = context.serviceWorkers()[0] ?? (await started);
  if (!worker) throw new Error('The service worker did not start');
  await worker.evaluate(recordNotifications);
  return worker;
}

/**
 * Chromium's headless shell shows no notifications and grants none, so the worker gets a stand-in that stores
 * them by tag.
 */
function recordNotifications() {
  if (Notification.permission === 'granted') return;
  const shown = new Map<string, Notification>();
  const { registration } = self as unknown as Scope;
  registration.showNotification = async (title, options = {}) => {
    const { body = '', tag = '', data } = options;
    const { actions = [] } = options as { actions?: object[] };
    const close = () => shown.delete(tag);
    shown.set(tag, { title, body, tag, data, actions, close } as unknown as Notification);
  };
  registration.getNotifications = async ({ tag } = {}) =>
    [...shown.values()].filter((notification) => !tag || notification.tag === tag);
}

/** Delivers push messages as the browser's push service would; `page` may be any page of the browser. */
export async function pushService(page: Page, origin: string): Promise<(payload: object) => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (found) resolve(found.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (payload) => {
    const data = JSON.stringify(payload);
    await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

/** The notifications that the worker shows. */
export const shownBy = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as Scope;
    const notifications = await registration.getNotifications();
    return notifications.map((notification) => {
      const { title, body, tag, data } = notification;
      const { actions = [] } = notification as unknown as { actions?: { title: string }[] };
      return { title, body, tag, data, actions: actions.map((action) => action.title) };
    });
  });

/** Presses a button of the only notification; resolves when the worker has answered. */
export const press = (worker: Worker, action: string) =>
  worker.evaluate(async (pressed) => {
    const scope = self as unknown as Scope;
    const [notification] = await scope.registration.getNotifications();
    let answered: Promise<unknown> | undefined;
    // A scripted click cannot extend the worker's life.
    const waitUntil = (work: Promise<unknown>) => {
      answered = work;
    };
    scope.dispatchEvent(
      Object.assign(new Event('notificationclick'), { notification, action: pressed, waitUntil }),
    );
    await answered;
  }, action);
