import type { Plugin } from 'vite';
import { WORKSPACE_FILES_PATH, type WorkspaceFiles } from '../schema/common/workspace-files.ts';

/** What the workspace's frame and more than one of its lists are made of; what these import comes with them. */
const SHARED = [
  /\/web\/main\.tsx$/,
  /\/web\/features\/workspace\/workspace-page\.tsx$/,
  /\/web\/ui\/(button-link|select|field|segmented|search-field|time-ago|show-more|page-header|empty-state|error-state|table|smart-image|icon-button|input)\.tsx$/,
  /\/web\/features\/vehicles\/(vehicles\.queries\.ts|vehicle-thumbnail\.tsx)$/,
  /\/web\/features\/leads\/(leads\.queries|lead-listing)\.ts$/,
  /\/web\/lib\/use-[\w-]+\.ts$/,
  /\/schema\/common\/mobile-text\.ts$/,
  /\/@tanstack\/react-query\/.*\/(useMutation|useInfiniteQuery)\.js$/,
  /\/lucide-react\/.*\/icons\/[\w-]+\.mjs$/,
];

/** What opens over a list, most of it with the same panel. */
const DIALOGS = [/\/web\/ui\/(dialog|form-dialog|confirm-dialog|menu-panel|popover-panel)\.tsx$/];

/** The application itself. */
const MAIN = [/\/web\/main\.tsx$/];

/** What few devices ever need is not put on every one ahead: browsers with a reader of codes never load ours. */
const RARE = [/\/node_modules\/jsqr\//];

const isOneOf = (patterns: RegExp[]) => (id: string) =>
  patterns.some((pattern) => pattern.test(id.replaceAll('\\', '/')));

export const isOfEveryTab = isOneOf(SHARED);
export const isOfDialogs = isOneOf(DIALOGS);

const tabOf = (id: string) => /[\\/]web[\\/]features[\\/][\w-]+[\\/](\w+)-tab\.tsx$/.exec(id)?.[1];

/** Tabs that are opened many times a day, each in a file that has all it needs beside the shared one. */
const AT_HAND = ['overview', 'listings', 'leads'];

export function tabName(id: string) {
  const tab = tabOf(id);
  return tab && AT_HAND.includes(tab) ? `${tab}-tab` : null;
}

interface Chunk {
  type: 'chunk';
  fileName: string;
  modules: Record<string, unknown>;
  imports: string[];
  dynamicImports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** A chunk and all that `next` leads to. */
function reach(chunks: Map<string, Chunk>, from: string, next: (chunk: Chunk) => string[]): string[] {
  const found = new Set([from]);
  // What is added meanwhile is visited too.
  for (const name of found) {
    const chunk = chunks.get(name);
    for (const other of chunk ? next(chunk) : []) if (chunks.has(other)) found.add(other);
  }
  return [...found];
}

/** The tab that a file holds; the first tab is called after its place. */
const TAB_OF_FILE: Record<string, string> = { overview: 'dashboard' };

function listFiles(chunks: Map<string, Chunk>): WorkspaceFiles {
  const has = (chunk: Chunk | undefined, patterns: RegExp[]) =>
    Object.keys(chunk?.modules ?? {}).some(isOneOf(patterns));
  const main = [...chunks.values()].find((chunk) => has(chunk, MAIN));
  if (!main) throw new Error('The build has no application');
  const first = reach(chunks, main.fileName, ({ imports }) => imports);
  const tabs: WorkspaceFiles['tabs'] = {};
  for (const { fileName, modules } of chunks.values()) {
    for (const file of Object.keys(modules).flatMap((id) => tabOf(id) ?? [])) {
      const needed = reach(chunks, fileName, ({ imports }) => imports);
      tabs[TAB_OF_FILE[file] ?? file] = needed
        .filter((name) => !first.includes(name))
        .map((name) => `/${name}`);
    }
  }
  const ever = reach(chunks, main.fileName, ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports,
  ]).filter((name) => !has(chunks.get(name), RARE));
  const styles = ever.flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]);
  return { tabs, all: [...ever, ...new Set(styles)].map((name) => `/${name}`) };
}

/** Lists the workspace's files for its shell and for the service worker. */
export const workspaceFiles: Plugin = {
  name: 'workspace-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunks = new Map(
      Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file as Chunk]] : [],
      ),
    );
    this.emitFile({
      type: 'asset',
      fileName: WORKSPACE_FILES_PATH.slice(1),
      source: JSON.stringify(listFiles(chunks)),
    });
  },
};
