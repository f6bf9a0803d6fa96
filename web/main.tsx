import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { watchErrors } from './features/issues/watch-errors';
import { createQueryClient } from './lib/api';
import { createAppRouter } from './router';
import { dismissStaleFailures } from './ui/stale-toasts';
import './styles/app.css';

const root = document.getElementById('root');
const queryClient = createQueryClient();
const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
const router = createAppRouter({
  queryClient,
  origin: window.location.origin,
  saveData: connection?.saveData ?? false,
});
dismissStaleFailures(queryClient);
const report = watchErrors(queryClient);
// Errors that a boundary has caught never reach the window.
const onCaughtError = (error: unknown) => report(error);

// Public pages come rendered and are hydrated; private screens come as the bare shell.
if (root?.hasChildNodes()) {
  hydrateRoot(
    root,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
    { onCaughtError },
  );
} else if (root) {
  createRoot(root, { onCaughtError }).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
