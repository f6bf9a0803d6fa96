import { createFileRoute } from '@tanstack/react-router';
import { ProfileTab } from '../features/profile/profile-tab';
import { fetchFirst } from '../features/workspace/first-data';
import { readProfileSearch } from '../features/workspace/tab-search';
import { tabHead } from '../features/workspace/workspace-tabs';
import { TabSkeleton } from '../ui/core/tab-skeleton';

export const Route = createFileRoute('/dashboard/profile')({
  validateSearch: readProfileSearch,
  loader: ({ context }) => fetchFirst(context.queryClient, 'profile'),
  head: tabHead('profile'),
  pendingComponent: TabSkeleton,
  component: ProfileTab,
});
