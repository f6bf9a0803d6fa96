import {
  BookUser,
  CarFront,
  ChartColumn,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Printer,
  Repeat2,
  Settings,
  UserRound,
} from 'lucide-react';
import type { WorkspaceTab } from '../../../schema/common/tab-paths';

/** Separate from the labels, which the route reads before the workspace is fetched. */
export const TAB_ICONS: Record<WorkspaceTab, LucideIcon> = {
  dashboard: LayoutDashboard,
  listings: CarFront,
  leads: Inbox,
  contacts: BookUser,
  figures: ChartColumn,
  print: Printer,
  republished: Repeat2,
  settings: Settings,
  profile: UserRound,
};
