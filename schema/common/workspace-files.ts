/** Where a build lists the files of the workspace: for its shell, and for the service worker, which keeps them. */
export const WORKSPACE_FILES_PATH = '/workspace-files.json';

export interface WorkspaceFiles {
  /** Scripts of each tab beside those of the shell, by the tab's name. */
  tabs: Record<string, string[] | undefined>;
  /** Everything that the workspace may load: scripts and styles. */
  all: string[];
}
