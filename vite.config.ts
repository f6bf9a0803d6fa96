import { cloudflare } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildConstants } from './scripts/build-constants.ts';
import { workspaceFiles } from './scripts/chunks.ts';
import { plainStyle } from './scripts/document-style.ts';
import { shellSettings } from './scripts/lib/settings.ts';
import { securityHeaders } from './worker/http/security-headers.ts';

/**
 * Demo accounts, the outbox and the stand-ins are compiled out of a production build, not just switched off.
 */
const devTools = process.env.CLOUDFLARE_ENV !== 'production';

/** Tests, checks and releases build next to the folder that `npm start` serves, each with its own state. */
const buildDir = process.env.BUILD_DIR ?? 'dist';
const stateDir = process.env.STATE_DIR ?? '.wrangler/state';

/** Hashed files never reach the Worker, so the asset server gets the Worker's headers as a file. */
const assetHeaders: Plugin = {
  name: 'asset-headers',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const common = Object.entries(securityHeaders({ secure: !devTools }));
    const lines = [...common, ['cache-control', 'public, max-age=31536000, immutable']].map(
      ([name, value]) => `  ${name}: ${value}`,
    );
    this.emitFile({ type: 'asset', fileName: '_headers', source: `/assets/*\n${lines.join('\n')}\n` });
  },
};

/**
 * Replaces Vite's helper, which the application needs: what documents load later has no style or files of its
 * own.
 */
const PLAIN_IMPORT = '\0plain-import';

/**
 * The scripts of documents, and the service worker, bundle copies of what they import. Shared with each other
 * or the application, they would be split into several files, and a buyer's phone would request each.
 */
const documentsInOneFile: Plugin = {
  name: 'documents-in-one-file',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer) {
    const [, copy] =
      /\/web\/(?:page|service-worker)\/(buyer|site|sign-in|service-worker|alerts)\.ts$/.exec(
        importer ?? '',
      ) ??
      /\?(buyer|site|sign-in|service-worker|alerts)$/.exec(importer ?? '') ??
      [];
    if (importer && copy && source.includes('vite/preload-helper')) return PLAIN_IMPORT;
    if (!importer || !copy || !source.startsWith('.')) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved && `${resolved.id}?${copy}`;
  },
  load: (id) => (id === PLAIN_IMPORT ? 'export const __vitePreload = (load) => load();' : null),
};

/** Documents carry their style inline, in every response. */
const plainDocumentStyles: Plugin = {
  name: 'plain-document-styles',
  enforce: 'post',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      const isInlined = /assets\/(buyer|site|sign-in|workspace)-[^/]+\.css$/.test(file.fileName);
      if (file.type === 'asset' && isInlined) file.source = plainStyle(String(file.source));
    }
  },
};

/** Browsers always request a service worker under the same address, which is also what it may control. */
const SERVICE_WORKERS: Readonly<Record<string, string>> = {
  'service-worker': '[name].js',
  alerts: 'alerts/service-worker.js',
};

export default defineConfig(({ command }) => ({
  // React has the hook itself.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  define: { __DEV_TOOLS__: JSON.stringify(devTools), ...buildConstants() },
  build: { outDir: buildDir, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: {
            app: 'web/shells/application.html',
            buyer: 'web/shells/buyer.html',
            site: 'web/shells/site.html',
            'sign-in': 'web/shells/sign-in.html',
            workspace: 'web/shells/workspace.html',
            'service-worker': 'web/service-worker/service-worker.ts',
            alerts: 'web/service-worker/alerts.ts',
          },
          // The parts of lists (web/ui/core) come with the application, which compresses best. The rest is
          // split by who shares it, so that a screen loads only what it uses.
          output: {
            entryFileNames: ({ name }) => SERVICE_WORKERS[name] ?? 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                {
                  name: 'app',
                  test: /[\\/]web[\\/](main\.tsx$|ui[\\/]core[\\/])|[\\/]node_modules[\\/]@tanstack[\\/]react-query[\\/]/,
                  priority: 2,
                },
                // Most screens use a few of these, each a small file.
                {
                  name: 'icons',
                  test: /[\\/]node_modules[\\/]lucide-react[\\/]/,
                  minShareCount: 3,
                  priority: 1,
                },
                {
                  name: 'forms',
                  test: /[\\/]node_modules[\\/](@hookform|react-hook-form|zod)[\\/]/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    documentsInOneFile,
    tanstackRouter({
      target: 'react',
      routesDirectory: 'web/routes',
      generatedRouteTree: 'web/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
      autoCodeSplitting: true,
      codeSplittingOptions: { defaultBehavior: [['component']] },
    }),
    react(),
    tailwindcss(),
    plainDocumentStyles,
    workspaceFiles,
    assetHeaders,
    cloudflare({
      persistState: { path: stateDir },
      // A build has none of them, because servers that share it may differ.
      config: ({ vars }) => ({ vars: { ...vars, ...(command === 'serve' ? shellSettings() : {}) } }),
    }),
  ],
}));
