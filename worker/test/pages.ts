import type { env } from 'cloudflare:workers';
import type { Platform } from '../context';
import { mountPages } from '../pages/pages';
import type { PageCache } from '../platform/page-cache';
import { type Answer, TestClient } from './client';

const shell = (head: string, body: string) => `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    ${head}
  </head>
  <body>
    ${body}
  </body>
</html>`;

/** A short version of the documents' shells: the tests of the workerd project run without a build. */
const DOCUMENT_SHELL = shell(
  '<!--head--><link rel="stylesheet" crossorigin href="/assets/document.css"><script type="module" crossorigin src="/assets/page.js"></script>',
  '<!--body-->',
);

/** The drawn words of preview cards, by their address. */
const CARD_WORDS = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../public/card-words/hi.json', {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ).map(([path, text]) => [path.replace('../../public', ''), text]),
);

const FILES: Record<string, string> = {
  '/web/shells/application.html': shell(
    '<script type="module" crossorigin src="/assets/app.js"></script>',
    '<div id="root"></div>',
  ),
  '/web/shells/buyer.html': DOCUMENT_SHELL,
  '/web/shells/site.html': DOCUMENT_SHELL,
  '/web/shells/sign-in.html': DOCUMENT_SHELL,
  '/assets/document.css':
    '@layer a,b;/*! tailwindcss v4 | MIT */\nmain{}.nothing-has-it{top:0}.the-script-adds-it{top:1px}',
  ...CARD_WORDS,
  '/assets/page.js': 'note.className="the-script-adds-it"',
};

const ASSETS = {
  fetch: async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const file = FILES[pathname];
    return file ? new Response(file) : new Response('Not found', { status: 404 });
  },
  connect: () => {
    throw new Error('assets take no connections');
  },
};

/**
 * Caches nothing: most tests look at what is rendered, and change rows without the application's knowledge.
 */
const NOTHING_KEPT: PageCache = {
  peek: () => null,
  find: async () => ({ page: null, generation: '' }),
  store: async () => {},
  invalidate: async () => {},
};

/** A browser for the application with its pages, rendered from the routes of web/. */
export const pageClient = (overrides: Partial<Platform> = {}, bindings: Partial<typeof env> = {}) =>
  new TestClient({ pageCache: NOTHING_KEPT, ...overrides }, { ASSETS, ...bindings }, { pages: mountPages });

/** The same browser with shared cookies, for the application with its pages. */
export const withPages = ({ cookies }: Pick<TestClient, 'cookies'>) =>
  new TestClient({ pageCache: NOTHING_KEPT }, { ASSETS }, { pages: mountPages, cookies });

export const htmlOf = ({ body }: Answer) => new TextDecoder().decode(body);
