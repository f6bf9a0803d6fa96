import type { Plugin } from 'vite';
import { WORKSPACE_PATHS, type WorkspaceTab } from '../schema/common/tab-paths.ts';
import {
  VEHICLE_SCREEN,
  WORKSPACE_FILES_PATH,
  type WorkspaceFiles,
} from '../schema/common/workspace-files.ts';
import { fetchFirst } from '../web/features/workspace/first-data.ts';
import { createQueryClient } from '../web/lib/api.ts';

/**
 * Rarely needed, so not cached in advance on every device: browsers with a code reader never load ours, and
 * a seller prints in one language.
 */
const RARE =
  /[\\/]node_modules[\\/]jsqr[\\/]|[\\/]web[\\/]i18n[\\/](?:en|hi|mr|gu|pa|bn|ta|te|kn|ml|selling)\.ts$/;

/** Words of the workspace in Hindi, which only those load who read it. */
const HINDI = /\.hi\.ts$/;

interface Chunk {
  type: 'chunk';
  fileName: string;
  modules: Record<string, unknown>;
  imports: string[];
  dynamicImports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** A chunk and everything reachable from it through `next`. */
function reach(chunks: Map<string, Chunk>, from: string, next: (chunk: Chunk) => string[]): string[] {
  const found = new Set([from]);
  // Chunks added during the loop are visited too.
  for (const name of found) {
    const chunk = chunks.get(name);
    for (const other of chunk ? next(chunk) : []) if (chunks.has(other)) found.add(other);
  }
  return [...found];
}

/** The requests for a tab's first data, by running its loader. */
function requestsOf(tab: WorkspaceTab): string[] {
  const requests: string[] = [];
  const client = createQueryClient((path) => {
    requests.push(path);
    return new Promise(() => {});
  });
  fetchFirst(client, tab);
  return requests;
}

const TABS = Object.keys(WORKSPACE_PATHS) as WorkspaceTab[];

const SCREENS = [...TABS, VEHICLE_SCREEN];
const ROUTES: Readonly<Record<string, string>> = { dashboard: 'index', [VEHICLE_SCREEN]: 'listings_.$id' };

/** The module of a screen, which the router's plugin splits from the route's file. */
const moduleOf = (screen: string) =>
  `/web/routes/dashboard.${ROUTES[screen] ?? screen}.tsx?tsr-split=component`;

function listFiles(chunks: Map<string, Chunk>): WorkspaceFiles {
  const isIn = ({ modules }: Chunk, part: string) =>
    Object.keys(modules).some((id) => id.replaceAll('\\', '/').includes(part));
  const fileWith = (part: string) => {
    const chunk = [...chunks.values()].find((one) => isIn(one, part));
    if (!chunk) throw new Error(`The build has no ${part}`);
    return chunk.fileName;
  };
  const main = fileWith('/web/main.tsx');
  const first = reach(chunks, main, ({ imports }) => imports);
  const scriptsOf = (screen: string) =>
    reach(chunks, fileWith(moduleOf(screen)), ({ imports }) => imports)
      .filter((name) => !first.includes(name))
      .map((name) => `/${name}`);
  const isHindi = (name: string) => Object.keys(chunks.get(name)?.modules ?? {}).some((id) => HINDI.test(id));
  const hindiOf = (names: string[]) => [
    ...new Set(
      names.flatMap((name) => chunks.get(name)?.dynamicImports ?? []).filter((name) => isHindi(name)),
    ),
  ];
  const hindiFor = (screen: string) =>
    hindiOf([...first, ...reach(chunks, fileWith(moduleOf(screen)), ({ imports }) => imports)]);
  const isRare = (name: string) => Object.keys(chunks.get(name)?.modules ?? {}).some((id) => RARE.test(id));
  const reached = reach(chunks, main, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const ever = reached.filter((name) => !isRare(name) && !isHindi(name));
  const styles = ever.flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]);
  return {
    tabs: Object.fromEntries(SCREENS.map((screen) => [screen, scriptsOf(screen)])),
    requests: Object.fromEntries(TABS.map((tab) => [tab, requestsOf(tab)])),
    hindi: Object.fromEntries(SCREENS.map((screen) => [screen, hindiFor(screen).map((name) => `/${name}`)])),
    allHindi: reached.filter(isHindi).map((name) => `/${name}`),
    all: [...ever, ...new Set(styles)].map((name) => `/${name}`),
  };
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
