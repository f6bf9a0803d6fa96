import type { ReactNode } from 'react';
import { firstPlace, safeReturnUrl } from '../../schema/common/return-url';
import type { Onward } from '../../web/documents/auth/onward';
import type { DocumentHead } from '../../web/documents/parts/document-head';
import type { AppContext } from '../http/app-env';
import { renderDocument } from './document';

interface AuthDocument {
  title: string;
  body: ReactNode;
  status?: number;
  refresh?: DocumentHead['refresh'];
}

/** A page of sign-in: for people, not for search results, and never stored. */
export async function renderAuth(c: AppContext, { title, body, status, refresh }: AuthDocument) {
  const head = { title, hidden: true as const, ...(refresh ? { refresh } : {}) };
  const answer = await renderDocument(c, { head, body, shell: 'sign-in', status: status ?? 200 });
  // guard @ sign-in-pages
  answer.headers.set('cache-control', 'private, no-store');
  // With the cookies that were set on the way.
  return c.newResponse(answer.body, answer);
}

/** Where a sign-in screen leads in the end. */
export function onwardOf(c: AppContext): Onward {
  const given = c.req.query('returnUrl');
  return {
    returnUrl: given === undefined ? null : /* guard safeReturnUrl: @ sign-in-pages */ safeReturnUrl(given),
    popup: c.req.query('popup') === 'true',
  };
}

const CALLBACK = '/auth/callback';

/** Headers carry no other letters. */
const inAscii = (path: string) => path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);

/** Leads a signed-in person on, in a popup to the page that reports to its opener. A new seller begins elsewhere. */
export function leadOn(c: AppContext, status: 302 | 303 = 302, placeOf = safeReturnUrl): Response {
  const { returnUrl, popup } = onwardOf(c);
  c.header('cache-control', 'private, no-store');
  if (!popup) return c.redirect(inAscii(placeOf(returnUrl ?? undefined)), status);
  // A redirect's policy counts too: any other cuts the popup off from its opener.
  c.header('cross-origin-opener-policy', 'unsafe-none');
  return c.redirect(`${CALLBACK}?popup=true`, status);
}

/** Redirects somebody whose account has just been confirmed. */
export const welcome = (c: AppContext): Response => leadOn(c, 303, firstPlace);

/** Leads from one sign-in screen to the next. */
export function leadTo(c: AppContext, path: string): Response {
  c.header('cache-control', 'private, no-store');
  return c.redirect(path, 303);
}
