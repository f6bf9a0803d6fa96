import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { API_PATHS } from '../../schema/common/api-paths';
import { WorkspaceShell } from '../../web/documents/workspace/workspace-shell';
import { WORKSPACE_TAB_NAMES, type WorkspaceTab } from '../../web/features/workspace/workspace-tabs';
import type { AppContext } from '../http/app-env';
import { isSignedIn } from './document';
import { pageResponse } from './page-response';
import { readApplicationFiles, readApplicationShell, readDocumentShell } from './shell';

const ME = `${API_PATHS.auth}/user`;

/** The requests a tab needs before it shows anything; sent in parallel with its script. */
const FIRST_REQUESTS: Partial<Record<WorkspaceTab, readonly string[]>> = {
  dashboard: [`${API_PATHS.limits}/usage`, `${API_PATHS.leads}/today`, API_PATHS.vehicles, API_PATHS.leads],
  listings: [API_PATHS.vehicles, `${API_PATHS.vehicles}/counts`],
  leads: [API_PATHS.leads],
};

const preloadData = (path: string) => `<link rel="preload" as="fetch" crossorigin href="${path}">`;
const preloadScript = (path: string) => `<link rel="modulepreload" crossorigin href="${path}">`;

const tabOf = (c: AppContext): WorkspaceTab =>
  WORKSPACE_TAB_NAMES.find((name) => name === c.req.query('tab')) ?? 'dashboard';

/** The workspace: a frame that is painted at once, with links to the script and the data that fill it. */
export async function showWorkspace(c: AppContext): Promise<Response> {
  if (import.meta.env.DEV) return showApplication(c);
  const tab = tabOf(c);
  const [shell, files] = await Promise.all([readDocumentShell(c, 'workspace'), readApplicationFiles(c)]);
  const requests = isSignedIn(c) ? [ME, ...(FIRST_REQUESTS[tab] ?? [])] : [];
  const head = [
    ...files.scripts,
    ...(files.tabs[tab] ?? []).map(preloadScript),
    `<link rel="preload" as="style" crossorigin href="${files.style}">`,
    ...requests.map(preloadData),
  ];
  const frame = renderToStaticMarkup(createElement(WorkspaceShell, { tab }));
  // A stylesheet in the body blocks what follows it, but not the frame before it.
  const style = `<link rel="stylesheet" crossorigin href="${files.style}">`;
  const page = shell.write({ head: head.join(''), body: frame });
  return pageResponse(c, page.replace('</body>', `${style}</body>`));
}

/** The other screens of the application: a static shell, rendered in the browser. */
export async function showApplication(c: AppContext): Promise<Response> {
  return pageResponse(c, await readApplicationShell(c));
}
