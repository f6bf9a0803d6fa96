import type { AppContext } from '../http/app-env';
import { rememberLanguage } from '../http/language';
import { withMediaAddresses } from '../http/media-addresses';
import { securityHeaders } from '../http/security-headers';

/**
 * A page with its headers. The runtime compresses what is not compressed yet; the edge may choose a better
 * encoding, but sends no full-length copies.
 */
export function pageResponse(c: AppContext, page: string | { gzip: ArrayBuffer }, status = 200): Response {
  const { protocol, host, pathname, searchParams } = new URL(c.req.url);
  const { payments, requestId, settings, origin } = c.var.ctx;
  const text = typeof page === 'string' ? withMediaAddresses(page, settings, origin) : null;
  const takesGzip = c.req.header('accept-encoding')?.includes('gzip') === true;
  const body = typeof page === 'string' ? text : takesGzip ? page.gzip : unzipped(page.gzip);
  const response = new Response(body, {
    status,
    encodeBody: takesGzip && typeof page !== 'string' ? 'manual' : 'automatic',
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, accept-language, cookie, save-data',
      ...(takesGzip ? { 'content-encoding': 'gzip' } : {}),
      ...(status === 503 ? { 'retry-after': '5' } : {}),
      'x-request-id': requestId,
      ...securityHeaders({
        inlineScripts: import.meta.env.DEV && isOfDevServer(page),
        secure: protocol === 'https:',
        host,
        mediaOrigin: settings.MEDIA_ORIGIN,
        popup: pathname === '/auth/callback' || searchParams.get('popup') === 'true',
        ways: pathname === '/subscription/pay' ? payments.map(({ kind }) => kind) : [],
      }),
    },
  });
  return rememberLanguage(c, response);
}

const unzipped = (bytes: ArrayBuffer) =>
  new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'));

/** The application's shell in development, with the scripts for hot reload. */
const isOfDevServer = (page: string | { gzip: ArrayBuffer }) =>
  typeof page === 'string' && page.includes('<script type="module" src="/@vite/client">');
