import { WORKSPACE_TABS, type WorkspaceTab } from './workspace-tabs';

export const PROFILE_SECTIONS = ['page', 'settings', 'share'] as const;

/** What the workspace's address says: the tab, and within it the open lead or the section of the profile. */
export interface WorkspaceSearch {
  tab?: WorkspaceTab;
  lead?: string | undefined;
  section?: (typeof PROFILE_SECTIONS)[number];
}

/** Anything unknown is dropped. */
export function readWorkspaceSearch(search: Record<string, unknown>): WorkspaceSearch {
  const tab = WORKSPACE_TABS.find((name) => name === search.tab);
  const section = PROFILE_SECTIONS.find((name) => name === search.section);
  return {
    ...(tab ? { tab } : {}),
    ...(tab === 'leads' && typeof search.lead === 'string' ? { lead: search.lead } : {}),
    ...(tab === 'profile' && section ? { section } : {}),
  };
}
