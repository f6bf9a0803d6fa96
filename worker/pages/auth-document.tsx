import type { ReactNode } from 'react';
import { firstPlace, safeReturnUrl } from '../../schema/common/return-url';
import type { Onward } from '../../web/documents/auth/onward';
import { say } from '../../web/documents/auth/words';
import type { DocumentHead } from '../../web/documents/parts/document-head';
import type { AppContext } from '../http/app-env';
import { renderDocument } from './document';

interface AuthDocument {
  title: Parameters<typeof say>[0];
  body: ReactNode;
  status?: number;
  refresh?: DocumentHead['refresh'];
}

/** A page of sign-in, neither indexed nor cached. */
export async function renderAuth(c: AppContext, { title, body, status, refresh }: AuthDocument) {
  const head = () => ({ title: say(title), hidden: true as const, ...(refresh ? { refresh } : {}) });
  const answer = await renderDocument(c, { head, body, shell: 'sign-in', status: status ?? 200 });
  answer.headers.set('cache-control', 'private, no-store');
  // With the cookies that were set meanwhile.
  return c.newResponse(answer.body, answer);
}

/** Where a sign-in screen leads in the end. */
export function onwardOf(c: AppContext): Onward {
  const given = c.req.query('returnUrl');
  return {
    returnUrl: given === undefined ? null : safeReturnUrl(given),
    popup: c.req.query('popup') === 'true',
  };
}

const CALLBACK = '/auth/callback';

/** Headers allow only ASCII. */
const inAscii = (path: string) => path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);

/**
 * Redirects a signed-in person, in a popup to the page that notifies its opener. New sellers start elsewhere.
 */
export function leadOn(c: AppContext, status: 302 | 303 = 302, placeOf = safeReturnUrl): Response {
  const { returnUrl, popup } = onwardOf(c);
  c.header('cache-control', 'private, no-store');
  if (!popup) return c.redirect(inAscii(placeOf(returnUrl ?? undefined)), status);
  // The policy of a redirect counts too: any other separates the popup from its opener.
  c.header('cross-origin-opener-policy', 'unsafe-none');
  return c.redirect(`${CALLBACK}?popup=true`, status);
}

/** Redirects a person whose account has just been confirmed. */
export const welcome = (c: AppContext): Response => leadOn(c, 303, firstPlace);

/** Redirects from one sign-in screen to the next. */
export function leadTo(c: AppContext, path: string): Response {
  c.header('cache-control', 'private, no-store');
  return c.redirect(path, 303);
}
