import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchErrors } from './features/issues/watch-errors';
import { followReleases } from './features/offline/releases';
import { startSending } from './features/offline/send-waiting';
import { restoreLists, startKeeping } from './features/offline/stored-lists';
import { createQueryClient } from './lib/api';
import { isLogOutPending } from './lib/pending-log-out.queries';
import { waitForFirstData, whenIdle } from './lib/when-idle';
import { createAppRouter } from './router';
import { dismissStaleFailures } from './ui/stale-toasts';
import './styles/app.css';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
dismissStaleFailures(queryClient);
const report = watchErrors(queryClient);
// Errors caught by a boundary never reach the window.
const onCaughtError = (error: unknown) => report(error);

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
  const open = () =>
    restoreLists(queryClient)
      .then(() => startKeeping(queryClient))
      .then(() => router.load())
      .finally(render);
  // Until then the shell's frame stays. Not awaited, because routes import this file's own chunk.
  isLogOutPending().then(
    async (isPending) =>
      isPending ? (await import('./features/auth/log-out-pending')).showLogOutPending(root) : open(),
    open,
  );
}
