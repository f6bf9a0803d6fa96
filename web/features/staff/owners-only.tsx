import { Navigate } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import type { WorkspaceTab } from '../../../schema/common/tab-paths';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { useWords } from './words';

/**
 * Instead of a screen that the role of somebody who works for the seller does not include. Whoever has no dashboard
 * begins with the yard.
 */
export function OwnersOnly({ tab }: { tab: WorkspaceTab }) {
  const t = useWords();
  if (tab === 'dashboard') return <Navigate to="/dashboard/listings" replace />;
  return (
    <Card>
      <EmptyState
        icon={<Lock />}
        title={t('Only the owner sees this')}
        text={t('Account, plan, notifications, profile and staff belong to the owner.')}
      />
    </Card>
  );
}
