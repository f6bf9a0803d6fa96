import { sendAlert } from './phone-alert.queries';

const SCOPE = '/alerts/';
const WORKER = `${SCOPE}service-worker.js`;
/** The listings of which this phone hears, kept on it alone. */
const STORE = 'phone-alerts';

function heard(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function remember(listing: string, hears: boolean) {
  const others = heard().filter((one) => one !== listing);
  try {
    localStorage.setItem(STORE, JSON.stringify(hears ? [...others, listing] : others));
  } catch {
    // The browser stores nothing: the page offers it again, which changes nothing.
  }
}

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Resolves when the worker runs: only then may a browser subscribe. */
async function started(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return registration;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
  });
  return registration;
}

async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await started(await navigator.serviceWorker.register(WORKER, { scope: SCOPE }));
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch {
    // One that was made for another key.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Lets this phone hear when the price drops, without a name, and ends it with one tap. */
export function startPhoneAlert(section: HTMLElement) {
  const [tell, stop] = section.querySelectorAll('button');
  const state = section.querySelector('[role=status]');
  const { listing = '', pushKey = '', told = '', blocked = '', failed = '' } = section.dataset;
  if (!isSupported() || !tell || !stop || !state) return;
  const show = (text = '') => {
    const hears = Notification.permission === 'granted' && heard().includes(listing);
    tell.hidden = hears;
    stop.hidden = !hears;
    state.textContent = text || (hears ? told : '');
  };
  const attempt = async (work: () => Promise<string | undefined>) => {
    tell.ariaDisabled = stop.ariaDisabled = 'true';
    show(await work().catch(() => failed));
    tell.ariaDisabled = stop.ariaDisabled = null;
  };
  tell.addEventListener('click', () =>
    attempt(async () => {
      if ((await Notification.requestPermission()) !== 'granted') return blocked;
      const subscription = (await subscribe(pushKey)).toJSON();
      const language = document.documentElement.lang.slice(0, 2);
      await sendAlert('PUT', { listing: JSON.parse(listing), language, subscription });
      remember(listing, true);
      return;
    }),
  );
  stop.addEventListener('click', () =>
    attempt(async () => {
      const registration = await navigator.serviceWorker.getRegistration(SCOPE);
      const subscription = await registration?.pushManager.getSubscription();
      const endpoint = subscription?.endpoint;
      if (endpoint) await sendAlert('POST', { listing: JSON.parse(listing), endpoint });
      remember(listing, false);
      return;
    }),
  );
  section.hidden = false;
  show();
}
