import { WORKSPACE_FILES_PATH, type WorkspaceFiles } from '../../schema/common/workspace-files';
import type { AppContext } from '../http/app-env';
import { outside } from '../platform/outage';

async function readAsset(c: AppContext, path: string): Promise<string> {
  const response = await outside(c.env.ASSETS).fetch(new URL(path, c.req.url));
  if (!response.ok) throw new Error(`a part of a page's shell is missing: ${path} ${response.status}`);
  return await response.text();
}

const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/** The application's own stylesheet contains it, in a separate file. */
const LICENCE = /^\/\*! tailwindcss[^*]*\*\/\s*/;

/** The markup before, between and after a document's own parts. */
export interface DocumentShell {
  start: string;
  middle: string;
  end: string;
}

/**
 * The shells of buyers' pages, of pages about the product, of sign-in and of the workspace's frame, each with the style it needs.
 */
export type ShellName = 'buyer' | 'site' | 'sign-in' | 'workspace';

/** Deployed files never change under a running Worker, so a shell is assembled once. */
const shells = new Map<ShellName, DocumentShell>();

/** The shell with its style inside, so that the document can be painted from one answer. */
export async function readDocumentShell(c: AppContext, name: ShellName): Promise<DocumentShell> {
  const known = shells.get(name);
  if (known && !import.meta.env.DEV) return known;
  const html = await readAsset(c, `/${name}.html`);
  const [tag, href] = STYLESHEET.exec(html) ?? [];
  // The development server's style changes with its file, so it is linked.
  const isBuilt = href?.startsWith('/assets/');
  const style = isBuilt ? `<style>${(await readAsset(c, href ?? '')).replace(LICENCE, '')}</style>` : tag;
  const [start = '', rest = ''] = (tag ? html.replace(tag, () => style ?? '') : html).split('<!--head-->');
  const [middle = '', end = ''] = rest.split('<!--body-->');
  const shell = { start, middle, end };
  shells.set(name, shell);
  return shell;
}

/** What the application's shell loads: its script tags, its stylesheet, and the further scripts of each tab of the workspace. */
interface ApplicationFiles {
  scripts: string[];
  style: string;
  tabs: Record<string, string[] | undefined>;
}

let files: ApplicationFiles | undefined;

/** Builds only: a development server has no such list. */
export async function readApplicationFiles(c: AppContext): Promise<ApplicationFiles> {
  if (files) return files;
  const [html, { tabs }] = await Promise.all([
    readApplicationShell(c),
    readAsset(c, WORKSPACE_FILES_PATH).then((text): WorkspaceFiles => JSON.parse(text)),
  ]);
  const scripts =
    html.match(/<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g) ?? [];
  files = { scripts, style: STYLESHEET.exec(html)?.[1] ?? '', tabs };
  return files;
}

/** The application's shell: the same file for everybody. */
export const readApplicationShell = (c: AppContext): Promise<string> => readAsset(c, '/index.html');
