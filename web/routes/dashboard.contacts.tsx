import { createFileRoute } from '@tanstack/react-router';
import { ContactsTab } from '../features/contacts/contacts-tab';
import { fetchFirst } from '../features/workspace/first-data';
import { tabFailure } from '../features/workspace/tab-failure';
import { tabHead } from '../features/workspace/workspace-tabs';
import { TabSkeleton } from '../ui/core/tab-skeleton';

export const Route = createFileRoute('/dashboard/contacts')({
  loader: ({ context }) => fetchFirst(context.queryClient, 'contacts'),
  head: tabHead('contacts'),
  pendingComponent: TabSkeleton,
  errorComponent: tabFailure('contacts', 'Your contacts could not be loaded'),
  component: ContactsTab,
});
