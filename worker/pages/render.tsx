import { createMemoryHistory } from '@tanstack/react-router';
import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { currentUserQuery } from '../../web/features/auth/auth.queries';
import { FailedTemplates } from '../../web/features/vehicles/listing/failed-templates';
import { createQueryClient } from '../../web/lib/api';
import { createAppRouter, type PageResponse } from '../../web/router';
import type { AppContext } from '../http/app-env';
import { readSessionToken } from '../http/session-cookie';
import { randomToken } from '../platform/random';
import { inProcessFetch } from './in-process';
import { pageResponse } from './page-response';
import { readPlainShell, readShell } from './shell';

const ROOT_OPEN = '<div id="root">';

interface RenderOptions {
  /** Puts what the page should find in its cache before it renders. */
  prepare?: (client: ReturnType<typeof createQueryClient>) => void;
  /** The address to render, where it is not the request's own. */
  url?: URL;
  status?: number;
  /** Carries a private link: nobody keeps it, no search engine lists it, and its address goes nowhere else. */
  isPrivate?: boolean;
}

const PRIVATE_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/**
 * Renders a public page from the browser's own route tree, with its data from the API in-process. Pages that buyers open
 * (`staticData.plain`) come to visitors without the application: whole in one answer, with the small script of web/page.
 */
export async function renderPage(c: AppContext, options: RenderOptions = {}): Promise<Response> {
  const { ctx } = c.var;
  const queryClient = createQueryClient(inProcessFetch(c), new URL(c.req.url).origin);
  const isVisitor = !readSessionToken(c);
  if (isVisitor) queryClient.setQueryData(currentUserQuery.queryKey, null);
  options.prepare?.(queryClient);
  const response: PageResponse = {};
  const page: Page = {
    url: options.url ?? new URL(c.req.url),
    response,
    routing: { queryClient, origin: ctx.origin, response, saveData: c.req.header('save-data') === 'on' },
    status: options.status,
  };
  const plain = isVisitor ? await renderPlain(c, page) : null;
  const answer = plain ?? (await renderApplication(c, page));
  for (const [name, value] of Object.entries(options.isPrivate ? PRIVATE_HEADERS : {})) {
    answer.headers.set(name, value);
  }
  return answer;
}

interface Page {
  url: URL;
  routing: Parameters<typeof createAppRouter>[0];
  response: PageResponse;
  status: number | undefined;
}

/** The same on every page. */
let failedTemplates: string | undefined;

/** Null for a page that is not plain. Without the application there is nothing to hydrate, and no state to carry. */
async function renderPlain(
  c: AppContext,
  { url, routing, response, status }: Page,
): Promise<Response | null> {
  const history = createMemoryHistory({ initialEntries: [url.pathname + url.search] });
  const router = createAppRouter({ ...routing, history });
  const [route] = router.getMatchedRoutes(url.pathname)[0].slice(-1);
  if (!route?.options.staticData?.plain) return null;
  await router.load();
  // A match that was not even loaded is one that the router gave up: the page is the root's own, or another.
  const match = router.state.matches.at(-1);
  if (!match?.staticData.plain || match.status === 'pending') return null;
  const { head, body } = split(renderToString(rootOf(router)));
  failedTemplates ??= renderToStaticMarkup(<FailedTemplates />);
  const html = fill(await readPlainShell(c), head, body + failedTemplates);
  return pageResponse(c, html, { status: response.status ?? status ?? 200 });
}

async function renderApplication(c: AppContext, { url, routing, response, status }: Page): Promise<Response> {
  const nonce = randomToken(16);
  const handle = createRequestHandler({
    request: new Request(url, { headers: c.req.raw.headers }),
    createRouter: () => createAppRouter({ ...routing, nonce }),
  });
  const rendered = await handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: rootOf(router) }),
  );
  if (rendered.status >= 300 && rendered.status < 400) return rendered;
  const { head, body } = split(await rendered.text());
  const html = fill(await readShell(c, nonce), head, body);
  return pageResponse(c, html, { nonce, status: response.status ?? status ?? rendered.status });
}

const rootOf = (router: ReturnType<typeof createAppRouter>) => (
  <div id="root">
    <RouterServer router={router} />
  </div>
);

const fill = (shell: string, head: string, body: string) =>
  shell.replace('<!--head-->', () => head).replace('<div id="root"></div>', () => body);

/** Private screens, and public ones that could not be rendered: the application starts in the browser. */
export async function renderShell(c: AppContext, status = 200): Promise<Response> {
  const nonce = randomToken(16);
  return pageResponse(c, (await readShell(c, nonce)).replace('<!--head-->', ''), { nonce, status });
}

/** React puts what belongs into the head in front of the markup it renders. */
function split(text: string) {
  const markup = text.replace(/^<!doctype html>/i, '');
  const at = markup.indexOf(ROOT_OPEN);
  return { head: markup.slice(0, at), body: markup.slice(at) };
}
