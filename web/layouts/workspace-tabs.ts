import {
  BookUser,
  CarFront,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Repeat2,
  Settings,
  UserRound,
} from 'lucide-react';
import type { PlanId } from '../../schema/plans';

export const WORKSPACE_TABS = [
  'dashboard',
  'listings',
  'leads',
  'contacts',
  'republished',
  'settings',
  'profile',
] as const;
export type WorkspaceTab = (typeof WORKSPACE_TABS)[number];

export const TAB_LOOKS: Record<WorkspaceTab, { label: string; icon: LucideIcon }> = {
  dashboard: { label: 'Dashboard', icon: LayoutDashboard },
  listings: { label: 'Listings', icon: CarFront },
  leads: { label: 'Leads', icon: Inbox },
  contacts: { label: 'Contacts', icon: BookUser },
  republished: { label: 'Republished', icon: Repeat2 },
  settings: { label: 'Settings', icon: Settings },
  profile: { label: 'Profile', icon: UserRound },
};

/** The profile tab belongs to the pro plan (spec 2, section 2). */
export const tabsOf = (plan: PlanId): readonly WorkspaceTab[] =>
  WORKSPACE_TABS.filter((tab) => tab !== 'profile' || plan === 'pro');
