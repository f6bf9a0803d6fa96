import { LEAD_STATUSES, type LeadStatus } from '../../../schema/leads/lead-statuses';
import { WORKSPACE_TAB_NAMES, type WorkspaceTab } from './workspace-tabs';

export const PROFILE_SECTIONS = ['page', 'settings', 'share'] as const;
const SETTINGS_SECTIONS = ['notifications'] as const;

/** What the workspace's address says: the tab, and within it the open lead or the section of the profile or the settings. */
export interface WorkspaceSearch {
  tab?: WorkspaceTab | undefined;
  lead?: string | undefined;
  /** The leads are narrowed to it when they open. */
  status?: LeadStatus | undefined;
  section?: (typeof PROFILE_SECTIONS)[number] | (typeof SETTINGS_SECTIONS)[number] | undefined;
  /** Opens Add Vehicle. */
  add?: 'vehicle' | undefined;
}

/** Anything unknown is dropped; named even then, for the router keeps what a route does not speak of. */
export function readWorkspaceSearch(search: Record<string, unknown>): WorkspaceSearch {
  const tab = WORKSPACE_TAB_NAMES.find((name) => name === search.tab);
  const sections = tab === 'profile' ? PROFILE_SECTIONS : tab === 'settings' ? SETTINGS_SECTIONS : [];
  return {
    tab,
    lead: tab === 'leads' && typeof search.lead === 'string' ? search.lead : undefined,
    status: tab === 'leads' ? LEAD_STATUSES.find((name) => name === search.status) : undefined,
    section: sections.find((name) => name === search.section),
    add: search.add === 'vehicle' ? 'vehicle' : undefined,
  };
}
