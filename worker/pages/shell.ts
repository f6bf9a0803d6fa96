import { WORKSPACE_FILES_PATH, type WorkspaceFiles } from '../../schema/common/workspace-files';
import type { AppContext } from '../http/app-env';
import { outside } from '../platform/outage';
import { type DocumentStyle, namesIn, parseStyle, styleFor, wordsIn } from './document-style';

async function readAsset(c: AppContext, path: string): Promise<string> {
  const response = await outside(c.env.ASSETS).fetch(new URL(path, c.req.url));
  if (!response.ok) throw new Error(`a part of a page's shell is missing: ${path} ${response.status}`);
  return await response.text();
}

/** The shell's path in the build and on the development server. */
const shellPath = (name: ShellName | 'application') => `/web/shells/${name}.html`;

const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
const SCRIPT = /<script type="module"[^>]*src="([^"]+)"/;

/** Removed here: the application's own stylesheet, a separate file, contains it. */
const LICENCE = /\/\*! tailwindcss[^*]*\*\/\s*/g;

/**
 * The shells of buyers' pages, of pages about the product, of sign-in and of the workspace's frame, each with
 * its style.
 */
export type ShellName = 'buyer' | 'site' | 'sign-in' | 'workspace';

interface DocumentParts {
  head: string;
  body: string;
  /** For a part that is put into an open page, which may lack styles that only the part uses. */
  withWholeStyle?: boolean;
}

/** The markup around a document's own parts. */
interface DocumentShell {
  write: (parts: DocumentParts) => string;
}

/** Deployed files never change under a running Worker, so a shell is assembled once. */
const shells = new Map<ShellName, DocumentShell>();

/** The shell with its style inline, so that the document can be painted from one response. */
export async function readDocumentShell(c: AppContext, name: ShellName): Promise<DocumentShell> {
  const known = shells.get(name);
  if (known && !import.meta.env.DEV) return known;
  const html = await readAsset(c, shellPath(name));
  const [tag = '', href = ''] = STYLESHEET.exec(html) ?? [];
  const [before = '', rest = ''] = html.split('<!--head-->');
  const [head = '', after = ''] = rest.split('<!--body-->');
  const [beforeStyle = '', afterStyle = ''] = tag ? head.split(tag) : [head];
  // The development server's style changes with its file, so it is linked.
  const styleOf = href.startsWith('/assets/') ? await readStyle(c, html, href) : () => tag;
  const shell: DocumentShell = {
    write: (parts) =>
      `${before}${parts.head}${beforeStyle}${styleOf(parts)}${afterStyle}${parts.body}${after}`,
  };
  shells.set(name, shell);
  return shell;
}

/**
 * The style element of a document: the rules that match something in it, or that its script may cause to
 * match.
 */
async function readStyle(c: AppContext, html: string, href: string) {
  const [css, script] = await Promise.all([
    readAsset(c, href).then((text) => text.replace(LICENCE, '')),
    SCRIPT.exec(html)?.[1] ? readAsset(c, SCRIPT.exec(html)?.[1] ?? '') : '',
  ]);
  const [style, scripted]: [DocumentStyle, Set<string>] = [parseStyle(css), wordsIn(script)];
  return ({ body, withWholeStyle }: DocumentParts) => {
    if (withWholeStyle) return `<style id="style">${css}</style>`;
    const used = namesIn(html + body);
    return `<style id="style">${styleFor(style, (name) => used.has(name) || scripted.has(name))}</style>`;
  };
}
/** What the application's shell loads: its script tags, its stylesheet, and the further scripts and requests of each tab. */
interface ApplicationFiles extends Pick<WorkspaceFiles, 'tabs' | 'hindi' | 'requests'> {
  scripts: string[];
  style: string;
}

let files: ApplicationFiles | undefined;

/** Exists only in builds: a development server has no such list. */
export async function readApplicationFiles(c: AppContext): Promise<ApplicationFiles> {
  if (files) return files;
  const [html, { tabs, hindi, requests }] = await Promise.all([
    readApplicationShell(c),
    readAsset(c, WORKSPACE_FILES_PATH).then((text): WorkspaceFiles => JSON.parse(text)),
  ]);
  const scripts =
    html.match(/<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g) ?? [];
  files = { scripts, style: STYLESHEET.exec(html)?.[1] ?? '', tabs, hindi, requests };
  return files;
}

/** The application's shell, the same file for everyone. */
export const readApplicationShell = (c: AppContext): Promise<string> =>
  readAsset(c, shellPath('application'));
