import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { currentUserQuery } from '../../web/features/auth/auth.queries';
import { FailedTemplates } from '../../web/features/vehicles/listing/failed-templates';
import { createQueryClient } from '../../web/lib/api';
import { createAppRouter, type PageResponse } from '../../web/router';
import type { AppContext } from '../http/app-env';
import { securityHeaders } from '../http/security-headers';
import { readSessionToken } from '../http/session-cookie';
import { randomToken } from '../platform/random';
import { inProcessFetch } from './in-process';
import { readPlainShell, readShell } from './shell';

const ROOT_OPEN = '<div id="root">';

interface RenderOptions {
  /** Puts what the page should find in its cache before it renders. */
  prepare?: (client: ReturnType<typeof createQueryClient>) => void;
  /** The address to render, where it is not the request's own. */
  url?: URL;
  status?: number;
}

/**
 * Renders a public page from the browser's own route tree, with its data from the API in-process. Pages that buyers open
 * (`staticData.plain`) come to visitors without the application: whole in one answer, with the small script of web/page.
 */
export async function renderPage(c: AppContext, options: RenderOptions = {}): Promise<Response> {
  const { ctx } = c.var;
  const nonce = randomToken(16);
  const queryClient = createQueryClient(inProcessFetch(c), new URL(c.req.url).origin);
  const isVisitor = !readSessionToken(c);
  const saveData = c.req.header('save-data') === 'on';
  if (isVisitor) queryClient.setQueryData(currentUserQuery.queryKey, null);
  options.prepare?.(queryClient);
  const response: PageResponse = {};
  const request = new Request(options.url ?? c.req.url, { headers: c.req.raw.headers });
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter({ queryClient, origin: ctx.origin, nonce, response, saveData }),
  });
  let isPlain = false;
  const rendered = await handle(({ router, responseHeaders }) => {
    const children = (
      <div id="root">
        <RouterServer router={router} />
      </div>
    );
    // A match that was not even loaded is one that the router gave up: the page is the root's own.
    const page = router.state.matches.at(-1);
    isPlain = isVisitor && page?.staticData.plain === true && page.status !== 'pending';
    // Without the application's state there is nothing to hydrate, and nothing to carry.
    if (isPlain) return new Response(renderToString(children));
    return renderRouterToString({ router, responseHeaders, children });
  });
  if (rendered.status >= 300 && rendered.status < 400) return rendered;
  const shell = isPlain ? await readPlainShell(c) : await readShell(c, nonce);
  const { head, body } = split(await rendered.text());
  const tags = isPlain ? withoutNonce(head, nonce) : head;
  const extras = isPlain ? renderToStaticMarkup(<FailedTemplates />) : '';
  const html = shell.replace('<!--head-->', () => tags).replace('<div id="root"></div>', () => body + extras);
  return htmlResponse(c, html, isPlain ? '' : nonce, response.status ?? options.status ?? rendered.status);
}

/** Private screens, and public ones that could not be rendered: the application starts in the browser. */
export async function renderShell(c: AppContext, status = 200): Promise<Response> {
  const nonce = randomToken(16);
  return htmlResponse(c, (await readShell(c, nonce)).replace('<!--head-->', ''), nonce, status);
}

/** React puts what belongs into the head in front of the markup it renders. */
function split(text: string) {
  const markup = text.replace(/^<!doctype html>/i, '');
  const at = markup.indexOf(ROOT_OPEN);
  return { head: markup.slice(0, at), body: markup.slice(at) };
}

/** Nothing on a page without the application is let in by a nonce: its policy has none. */
const withoutNonce = (head: string, nonce: string) =>
  head.replace(`<meta property="csp-nonce" content="${nonce}"/>`, '').replaceAll(` nonce="${nonce}"`, '');

function htmlResponse(c: AppContext, html: string, nonce: string, status: number) {
  const { protocol, host, pathname, searchParams } = new URL(c.req.url);
  const secure = protocol === 'https:';
  const stripe = pathname === '/subscription/pay' && c.var.ctx.payments?.kind === 'stripe';
  const popup = pathname === '/auth/callback' || searchParams.get('popup') === 'true';
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie, save-data',
      // The runtime compresses what says so; the edge may choose a better way, but a page is never sent at full length.
      ...(c.req.header('accept-encoding')?.includes('gzip') ? { 'content-encoding': 'gzip' } : {}),
      ...securityHeaders({ nonce, secure, popup, host, stripe }),
    },
  });
}
