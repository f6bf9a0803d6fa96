import { ChevronDown } from 'lucide-react';
import { PERMISSION_IDS, type PermissionId } from '../../../schema/permissions/input';
import { Button } from '../../ui/button';
import { PermissionList } from './permission-list';
import { PrivacyNote } from './privacy-note';
import { usePermissionChoice } from './use-permission-choice';
import { useWords } from './words';

const IN_SIGHT = ['camera', 'notifications', 'location'] as const satisfies PermissionId[];
const MORE = PERMISSION_IDS.filter((id) => !IN_SIGHT.some((shown) => shown === id));

/**
 * The first-time choice, at the end of the page, which stays usable. It is part of the page's flow, so it
 * never covers anything permanently.
 */
export function PermissionsSheet({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const { permissions, pending, change, skip, grantAndSave } = usePermissionChoice(null, onClose);
  return (
    <dialog
      open
      aria-labelledby="permissions-sheet"
      className="sticky bottom-18 z-20 mx-3 mb-20 block max-h-[70dvh] w-auto overflow-y-auto rounded-xl border border-line bg-raised px-4 py-3 text-ink shadow-overlay md:bottom-4 md:mr-auto md:mb-4 md:ml-4 md:w-105"
    >
      <h2 id="permissions-sheet" className="font-semibold text-base">
        {t('App permissions')}
      </h2>
      <PermissionList ids={IN_SIGHT} permissions={permissions} onChange={change} />
      <details className="border-line border-t">
        <summary className="touch-target flex cursor-pointer items-center font-medium text-accent text-sm">
          {t('More, and your privacy')}
          <ChevronDown aria-hidden="true" className="ml-1 size-4" />
        </summary>
        <PermissionList ids={MORE} permissions={permissions} onChange={change} />
        <PrivacyNote />
      </details>
      <div className="mt-1 flex flex-wrap gap-2 *:flex-auto *:px-2!">
        <Button disabled={pending} onClick={skip}>
          {t('Skip for Now')}
        </Button>
        <Button pending={pending} onClick={grantAndSave}>
          {t('Grant Permissions & Continue')}
        </Button>
      </div>
    </dialog>
  );
}
