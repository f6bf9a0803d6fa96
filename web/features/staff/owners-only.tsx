import { Lock } from 'lucide-react';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { useWords } from './words';

/** Instead of a screen that the role of somebody who works for the seller does not include. */
export function OwnersOnly() {
  const t = useWords();
  return (
    <Card>
      <EmptyState
        icon={<Lock />}
        title={t('Your role does not include this')}
        text={t('Account, plan, notifications, profile and staff belong to the owner. Ask them for more.')}
      />
    </Card>
  );
}
