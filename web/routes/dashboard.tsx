import { createFileRoute } from '@tanstack/react-router';

const TABS = ['dashboard', 'listings', 'leads', 'contacts', 'republished', 'settings', 'profile'] as const;
type Tab = (typeof TABS)[number];

export const Route = createFileRoute('/dashboard')({
  validateSearch: ({ tab }: { tab?: unknown }): { tab?: Tab } => {
    const known = TABS.find((name) => name === tab);
    return known ? { tab: known } : {};
  },
  component: () => <h1>Dashboard</h1>,
});
