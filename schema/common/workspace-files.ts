/** Where a build lists the workspace's files, for the shell and for the service worker that caches them. */
export const WORKSPACE_FILES_PATH = '/workspace-files.json';

/** A listing's page, beside the tabs. */
export const VEHICLE_SCREEN = 'vehicle';

export interface WorkspaceFiles {
  /** The scripts that each tab, and a listing's page, needs besides the shell's, by name. */
  tabs: Record<string, string[] | undefined>;
  /** The words in Hindi that each tab shows, by tab name. */
  hindi: Record<string, string[] | undefined>;
  /** The requests for each tab's first data (web/features/workspace/first-data.ts), by tab name. */
  requests: Record<string, string[] | undefined>;
  /** Everything that the workspace may load: scripts and styles. */
  all: string[];
  /** The words of all tabs in Hindi. */
  allHindi: string[];
}
