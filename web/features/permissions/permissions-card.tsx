import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ALWAYS_ON,
  hasRequired,
  PERMISSION_IDS,
  type PermissionId,
  type Permissions,
  SKIPPED_PERMISSIONS,
} from '../../../schema/permissions/input';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { askBrowser } from './ask-browser';
import { PermissionRow } from './permission-row';
import { savePermissionsMutation } from './permissions.queries';
import { PermissionsDialog } from './permissions-dialog';
import { useWords } from './words';

const isLocked = (id: PermissionId) => ALWAYS_ON.some((locked) => locked === id);

/** The app's permissions, one by one. */
export function PermissionsCard({ stored }: { stored: Permissions | null }) {
  const t = useWords();
  const [reviewing, setReviewing] = useState(false);
  const [asked, setAsked] = useState<PermissionId>();
  const save = useMutation(savePermissionsMutation);
  const permissions = stored ?? SKIPPED_PERMISSIONS;
  // Permissions that are always on were never granted.
  const offered = PERMISSION_IDS.filter((id) => !isLocked(id));
  const granted = offered.filter((id) => permissions[id]).length;

  const change = async (id: PermissionId, wanted: boolean) => {
    setAsked(id);
    const allowed = wanted && (await askBrowser(id));
    if (wanted && !allowed) {
      setAsked(undefined);
      toast({
        title: t('Your browser refused'),
        description: t('Allow it in the site settings of your browser, then try again.'),
        tone: 'error',
      });
      return;
    }
    save.mutate(
      { ...permissions, [id]: allowed },
      {
        onSuccess: () => toast({ title: t('Permission Updated'), tone: 'success' }),
        onError: (error) => toastFailure(error, t('Failed to update permission. Please try again.')),
        onSettled: () => setAsked(undefined),
      },
    );
  };

  return (
    <Card id="permissions" padded={false} className="mt-5 max-w-3xl scroll-mt-20">
      <CardHeader
        title={t('App permissions')}
        description={t('{granted} of {length} granted', { granted, length: offered.length })}
        actions={
          <>
            {hasRequired(permissions) && <Badge tone="positive">{t('Required permissions granted')}</Badge>}
            <Button size="sm" onClick={() => setReviewing(true)}>
              {t('Review all')}
            </Button>
          </>
        }
      />
      <ul className="divide-y divide-line">
        {PERMISSION_IDS.map((id) => (
          <PermissionRow
            key={id}
            id={id}
            allowed={permissions[id]}
            locked={isLocked(id)}
            pending={asked === id}
            onChange={(allowed) => change(id, allowed)}
          />
        ))}
      </ul>
      {reviewing && <PermissionsDialog stored={permissions} onClose={() => setReviewing(false)} />}
    </Card>
  );
}
