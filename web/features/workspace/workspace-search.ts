import { LEAD_STATUSES, type LeadStatus } from '../../../schema/leads/lead-statuses';
import type { VehicleStatus } from '../../../schema/vehicles/input';
import { LISTING_SORTS, type ListingSort } from '../vehicles/arrange-listings';
import { isVehicleStatus } from '../vehicles/vehicle-status';
import { WORKSPACE_TAB_NAMES, type WorkspaceTab } from './workspace-tabs';

export const PROFILE_SECTIONS = ['page', 'settings', 'share'] as const;
const SETTINGS_SECTIONS = ['notifications'] as const;
const PRINT_SECTIONS = ['posters', 'stickers'] as const;

/**
 * The parameters of the workspace's address: the tab, and within it the open lead or the section of the profile or the settings.
 */
export interface WorkspaceSearch {
  tab?: WorkspaceTab | undefined;
  lead?: string | undefined;
  /** The filter with which the leads open. */
  status?: LeadStatus | undefined;
  /** The filter and order of the listings. */
  find?: string | undefined;
  shown?: VehicleStatus | undefined;
  sort?: ListingSort | undefined;
  section?:
    | (typeof PROFILE_SECTIONS)[number]
    | (typeof SETTINGS_SECTIONS)[number]
    | (typeof PRINT_SECTIONS)[number]
    | undefined;
  /** The sticker that is to get a vehicle. */
  code?: string | undefined;
  /** The listing that is selected for printing when the tab opens, by its id; or the public page. */
  chosen?: string | undefined;
  /** Opens Add Vehicle, with the photos shared from another app. */
  add?: 'vehicle' | 'shared' | undefined;
}

const SECTIONS: Partial<Record<WorkspaceTab, readonly NonNullable<WorkspaceSearch['section']>[]>> = {
  profile: PROFILE_SECTIONS,
  settings: SETTINGS_SECTIONS,
  print: PRINT_SECTIONS,
};

/** Unknown parameters are dropped. They are still named, because the router passes on what a route does not name. */
export function readWorkspaceSearch(search: Record<string, unknown>): WorkspaceSearch {
  const tab = WORKSPACE_TAB_NAMES.find((name) => name === search.tab);
  const sections = (tab && SECTIONS[tab]) ?? [];
  return {
    tab,
    lead: tab === 'leads' && typeof search.lead === 'string' ? search.lead : undefined,
    status: tab === 'leads' ? LEAD_STATUSES.find((name) => name === search.status) : undefined,
    find: tab === 'listings' && typeof search.find === 'string' ? search.find.slice(0, 50) : undefined,
    shown: tab === 'listings' && isVehicleStatus(search.shown) ? search.shown : undefined,
    sort: tab === 'listings' ? LISTING_SORTS.find((name) => name === search.sort) : undefined,
    section: sections.find((name) => name === search.section),
    code: tab === 'print' && typeof search.code === 'string' ? search.code.slice(0, 12) : undefined,
    chosen: tab === 'print' && typeof search.chosen === 'string' ? search.chosen.slice(0, 40) : undefined,
    add: search.add === 'vehicle' || search.add === 'shared' ? search.add : undefined,
  };
}
