import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/')({
  beforeLoad: ({ context }) => {
    if (context.user) throw redirect({ to: '/dashboard', search: { tab: 'dashboard' }, replace: true });
  },
  component: () => <h1>Landing</h1>,
});
