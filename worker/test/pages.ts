import type { env } from 'cloudflare:workers';
import type { Platform } from '../context';
import { mountPages } from '../pages/pages';
import { type Answer, TestClient } from './client';

/** What the build makes of index.html, in short: the tests of the workerd project run without one. */
const SHELL = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <!--head-->
    <script type="module" nonce="__CSP_NONCE__" src="/assets/main.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

const ASSETS = {
  fetch: async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return pathname === '/index.html' ? new Response(SHELL) : new Response('Not found', { status: 404 });
  },
  connect: () => {
    throw new Error('assets take no connections');
  },
};

/** A browser at an application with its pages, which are rendered from the routes of web/. */
export const pageClient = (overrides: Partial<Platform> = {}, bindings: Partial<typeof env> = {}) =>
  new TestClient(overrides, { ASSETS, ...bindings }, { pages: mountPages });

export const htmlOf = ({ body }: Answer) => new TextDecoder().decode(body);
