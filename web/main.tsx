import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createQueryClient } from './lib/api';
import { createAppRouter } from './router';
import './styles/app.css';

const root = document.getElementById('root');
const router = createAppRouter({ queryClient: createQueryClient(), origin: window.location.origin });

// Public pages come rendered and are hydrated; private screens come as the bare shell.
if (root?.hasChildNodes()) {
  hydrateRoot(
    root,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
} else if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
