import type { AppContext } from '../http/app-env';
import { outside } from '../platform/outage';

/** Vite writes this into the tags of the built page (vite.config.ts); each answer puts its own nonce there. */
const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;

async function readAsset(c: AppContext, path: string): Promise<string> {
  const response = await outside(c.env.ASSETS).fetch(new URL(path, c.req.url));
  if (!response.ok) throw new Error(`a part of the page shell is missing: ${path} ${response.status}`);
  return await response.text();
}

/** The built index.html, read through the assets binding, so that its tags are right in development and production. */
export async function readShell(c: AppContext, nonce: string): Promise<string> {
  return (await readAsset(c, '/index.html')).replace(NONCE_PLACEHOLDER, nonce);
}

const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
const PLACEHOLDER = /<meta property="csp-nonce"[^>]*>| nonce="__CSP_NONCE__"/g;

/** The application's own stylesheet carries it, a file beside the pages. */
const LICENCE = /^\/\*! tailwindcss[^*]*\*\/\s*/;

/** Deployed files never change under a running Worker: what was put together once stays. */
let plainShell: string | undefined;

/** The shell of pages without the application, with its style inside: one answer, and the page can be painted. */
export async function readPlainShell(c: AppContext): Promise<string> {
  if (plainShell && !import.meta.env.DEV) return plainShell;
  const html = (await readAsset(c, '/plain.html')).replace(PLACEHOLDER, '');
  const [tag, href] = STYLESHEET.exec(html) ?? [];
  const style = href ? `<style>${(await readAsset(c, href)).replace(LICENCE, '')}</style>` : '';
  plainShell = tag ? html.replace(tag, () => style) : html;
  return plainShell;
}
