import { createFileRoute } from '@tanstack/react-router';
import { SettingsTab } from '../features/settings/settings-tab';
import { readSettingsSearch } from '../features/workspace/tab-search';
import { tabHead } from '../features/workspace/workspace-tabs';
import { TabSkeleton } from '../ui/core/tab-skeleton';

export const Route = createFileRoute('/dashboard/settings')({
  validateSearch: readSettingsSearch,
  head: tabHead('settings'),
  pendingComponent: TabSkeleton,
  component: SettingsTab,
});
