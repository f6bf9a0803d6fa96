import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentUserQuery } from './features/auth/auth.queries';
import { watchErrors } from './features/issues/watch-errors';
import { followReleases } from './features/offline/releases';
import { startSending } from './features/offline/send-waiting';
import { restoreLists, startKeeping } from './features/offline/stored-lists';
import {
  followOtherTabs,
  nameLanguage,
  subscribeToLanguage,
  workspaceLanguage,
} from './i18n/current-language';
import { loadWords } from './i18n/words';
import { actingHere, fetchForSeller, NOT_HERE, PHONE_ASKS } from './lib/acting';
import { createQueryClient } from './lib/api';
import { wipeDevice } from './lib/device-store';
import { live } from './lib/live-status';
import { isLogOutPending } from './lib/pending-log-out.queries';
import { phoneAsks } from './lib/phone-asks';
import { waitForFirstData, whenIdle } from './lib/when-idle';
import { createAppRouter } from './router';
import { dismissStaleFailures } from './ui/stale-toasts';
import './styles/app.css';

/** How often staff's lists are refetched: colleagues' changes are not pushed. */
const STAFF_LOOKS_EVERY_MS = { live: 120_000, offline: 30_000 } as const;

const queryClient = createQueryClient(fetchForSeller);
const router = createAppRouter(queryClient);
dismissStaleFailures(queryClient);
const report = watchErrors(queryClient);
// Errors caught by a boundary never reach the window.
const onCaughtError = (error: unknown) => report(error);

window.addEventListener(PHONE_ASKS, () => phoneAsks.set(true));

// What the device has of a seller goes once the person no longer works there.
window.addEventListener(NOT_HERE, async () => {
  if (!queryClient.getQueryData(currentUserQuery.queryKey)) return;
  await wipeDevice();
  window.location.reload();
});

if (actingHere()) {
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    ...others,
    queries: {
      ...queries,
      refetchInterval: () => STAFF_LOOKS_EVERY_MS[live.get() ? 'live' : 'offline'],
      refetchOnWindowFocus: 'always',
    },
  });
}

const root = document.getElementById('root');
if (root) {
  const render = () => {
    waitForFirstData(queryClient);
    createRoot(root, { onCaughtError }).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
    whenIdle(() => startSending(queryClient));
    whenIdle(() =>
      followReleases(queryClient).catch((error) => console.warn('service worker: not registered', error)),
    );
  };
  nameLanguage();
  followOtherTabs(loadWords);
  // Titles are written when a route is loaded.
  subscribeToLanguage(() => void router.invalidate());
  // Before the router, which writes titles, and after it, which loads the words of a tab.
  const words = () => loadWords(workspaceLanguage());
  const open = () =>
    Promise.all([restoreLists(queryClient), words()])
      .then(() => startKeeping(queryClient))
      .then(() => router.load())
      .then(words)
      .finally(render);
  // Until then the shell's frame stays. Not awaited, because routes import this file's own chunk.
  isLogOutPending().then(
    async (isPending) =>
      isPending ? (await import('./features/auth/log-out-pending')).showLogOutPending(root) : open(),
    open,
  );
}
