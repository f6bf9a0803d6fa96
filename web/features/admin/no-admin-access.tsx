import { Link } from '@tanstack/react-router';
import { ShieldX } from 'lucide-react';
import { buttonClass } from '../../ui/button-class';
import { EmptyState } from '../../ui/core/empty-state';

/** For sellers who have found the operators' address. */
export function NoAdminAccess() {
  return (
    <EmptyState
      icon={<ShieldX />}
      heading="h1"
      title="You don't have admin access"
      text="This part is for the people who run the service."
      action={
        <Link to="/dashboard" reloadDocument className={buttonClass({ variant: 'primary' })}>
          Go to your dashboard
        </Link>
      }
    />
  );
}
