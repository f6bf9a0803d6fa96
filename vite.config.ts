import { cloudflare } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Demo accounts, the outbox and the stand-ins are compiled out of a production build, not just switched off. */
const devTools = process.env.CLOUDFLARE_ENV !== 'production';

export default defineConfig({
  define: { __DEV_TOOLS__: JSON.stringify(devTools) },
  // The Worker replaces the placeholder in every answer (worker/pages/shell.ts).
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'web/routes',
      generatedRouteTree: 'web/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
      autoCodeSplitting: true,
    }),
    react(),
    tailwindcss(),
    cloudflare(),
  ],
});
