import {
  OPTIONAL_PERMISSIONS,
  type Permissions,
  REQUIRED_PERMISSIONS,
} from '../../../schema/permissions/input';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { PermissionList } from './permission-list';
import { PrivacyNote } from './privacy-note';
import { usePermissionChoice } from './use-permission-choice';
import { useWords } from './words';

interface PermissionsDialogProps {
  stored: Permissions;
  onClose: () => void;
}

/** All permissions together, opened from the settings. */
export function PermissionsDialog({ stored, onClose }: PermissionsDialogProps) {
  const t = useWords();
  const { permissions, pending, change, grantAndSave } = usePermissionChoice(stored, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('App permissions')}
      description={t('Choose what this app may use on your device.')}
      footer={
        <>
          <Button onClick={onClose} disabled={pending}>
            {t('Cancel')}
          </Button>
          <Button variant="primary" pending={pending} onClick={grantAndSave}>
            {t('Save Preferences')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <section>
          <h3 className="font-semibold text-sm">{t('Required')}</h3>
          <PermissionList ids={REQUIRED_PERMISSIONS} permissions={permissions} onChange={change} />
        </section>
        <section>
          <h3 className="font-semibold text-sm">{t('Optional')}</h3>
          <PermissionList ids={OPTIONAL_PERMISSIONS} permissions={permissions} onChange={change} />
        </section>
        <PrivacyNote />
      </div>
    </Dialog>
  );
}
