import type { AppContext } from '../http/app-env';
import { securityHeaders } from '../http/security-headers';

interface PageOptions {
  /** None for a page without the application: its policy lets nothing in by a nonce. */
  nonce?: string;
  status?: number;
}

/** A page with its headers. */
export function pageResponse(
  c: AppContext,
  html: string | ArrayBuffer,
  { nonce = '', status = 200 }: PageOptions = {},
): Response {
  const { protocol, host, pathname, searchParams } = new URL(c.req.url);
  const { payments, requestId } = c.var.ctx;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie, save-data',
      // The runtime compresses what says so; the edge may choose a better way, but a page is never sent at full length.
      ...(c.req.header('accept-encoding')?.includes('gzip') ? { 'content-encoding': 'gzip' } : {}),
      'x-request-id': requestId,
      ...securityHeaders({
        nonce,
        secure: protocol === 'https:',
        host,
        popup: pathname === '/auth/callback' || searchParams.get('popup') === 'true',
        stripe: pathname === '/subscription/pay' && payments?.kind === 'stripe',
      }),
    },
  });
}
