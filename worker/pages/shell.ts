import type { AppContext } from '../http/app-env';

/** Vite writes this into the tags of the built page (vite.config.ts); each answer puts its own nonce there. */
const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;

/** The built index.html, read through the assets binding, so that its tags are right in development and production. */
export async function readShell(c: AppContext, nonce: string): Promise<string> {
  const response = await c.env.ASSETS.fetch(new URL('/index.html', c.req.url));
  if (!response.ok) throw new Error(`the page shell is missing: ${response.status}`);
  return (await response.text()).replace(NONCE_PLACEHOLDER, nonce);
}
