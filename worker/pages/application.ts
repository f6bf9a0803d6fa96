import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { API_PATHS } from '../../schema/common/api-paths';
import { adminTabAt, movedTabAddress, vehicleAt, workspaceTabAt } from '../../schema/common/tab-paths';
import { VEHICLE_SCREEN } from '../../schema/common/workspace-files';
import { actingAt } from '../../schema/staff/acting';
import { WorkspaceShell } from '../../web/documents/workspace/workspace-shell';
import { FRAME_WORDS } from '../../web/features/workspace/frame-words';
import type { AppContext } from '../http/app-env';
import { workspaceLanguageOf } from '../http/language';
import { inShellsLanguage, isSignedIn } from './document';
import { showNotFound } from './not-found.page';
import { pageResponse } from './page-response';
import { readApplicationFiles, readApplicationShell, readDocumentShell } from './shell';

const ME = `${API_PATHS.auth}/user`;

const preloadData = (path: string) => `<link rel="preload" as="fetch" crossorigin href="${path}">`;
const preloadScript = (path: string) => `<link rel="modulepreload" crossorigin href="${path}">`;

/** Parameters of the leads' address besides its filter; with them the first request is another one. */
const NO_FILTER = ['lead', 'add'];

/** The workspace: a frame that is painted at once, with links to the scripts and data that fill it. */
export async function showWorkspace(c: AppContext): Promise<Response> {
  const acting = actingAt(c.req.path);
  const { base = '', path = c.req.path } = acting ?? {};
  const moved = movedTabAddress({ pathname: path, search: new URL(c.req.url).search });
  if (moved) return c.redirect(`${base}${moved}`, 302);
  const tab = workspaceTabAt(path);
  if (!tab) return showNotFound(c);
  if (import.meta.env.DEV) return showApplication(c);
  const [shell, files] = await Promise.all([readDocumentShell(c, 'workspace'), readApplicationFiles(c)]);
  const screen = vehicleAt(path) ? VEHICLE_SCREEN : tab;
  const isFiltered = tab === 'leads' && Object.keys(c.req.query()).some((name) => !NO_FILTER.includes(name));
  const ofTab = isFiltered ? [] : (files.requests[screen] ?? []);
  // A link cannot say for whom it asks.
  const requests = isSignedIn(c) && !acting ? [ME, ...ofTab] : [];
  const language = workspaceLanguageOf(c);
  const head = [
    ...files.scripts,
    ...(files.tabs[screen] ?? []).map(preloadScript),
    ...(language === 'hi' ? (files.hindi[screen] ?? []) : []).map(preloadScript),
    `<link rel="preload" as="style" crossorigin href="${files.style}">`,
    ...requests.map(preloadData),
  ];
  const say = (text: string) => FRAME_WORDS[language]?.[text] ?? text;
  const frame = renderToStaticMarkup(createElement(WorkspaceShell, { tab, screen, say, base }));
  // A stylesheet in the body blocks what follows it, but not the frame before it.
  const style = `<link rel="stylesheet" crossorigin href="${files.style}">`;
  const page = shell.write({ head: head.join(''), body: frame });
  return pageResponse(c, inShellsLanguage(page.replace('</body>', `${style}</body>`), language));
}

/** The application's other screens: a static shell, rendered in the browser. */
export async function showApplication(c: AppContext): Promise<Response> {
  return pageResponse(c, inShellsLanguage(await readApplicationShell(c), workspaceLanguageOf(c)));
}

/** The operators' pages. */
export function showAdmin(c: AppContext): Response | Promise<Response> {
  const moved = movedTabAddress(new URL(c.req.url));
  if (moved) return c.redirect(moved, 302);
  return adminTabAt(c.req.path)
    ? readApplicationShell(c).then((page) => pageResponse(c, page))
    : showNotFound(c);
}
