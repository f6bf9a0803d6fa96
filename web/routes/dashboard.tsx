import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';

const TABS = ['dashboard', 'listings', 'leads', 'contacts', 'republished', 'settings', 'profile'] as const;

export const Route = createFileRoute('/dashboard')({
  validateSearch: z.object({ tab: z.enum(TABS).catch('dashboard').default('dashboard') }),
  component: () => <h1>Dashboard</h1>,
});
