import { type PermissionId, type Permissions, REQUIRED_PERMISSIONS } from '../../../schema/permissions/input';
import { SwitchField } from '../../ui/switch-field';
import { PERMISSION_TEXTS } from './permission-texts';
import { useWords } from './words';

interface PermissionListProps {
  ids: readonly PermissionId[];
  permissions: Permissions;
  onChange: (id: PermissionId, allowed: boolean) => void;
}

const isRequired = (id: PermissionId) => REQUIRED_PERMISSIONS.some((required) => required === id);

/** Permissions with switches; required ones are locked. */
export function PermissionList({ ids, permissions, onChange }: PermissionListProps) {
  const t = useWords();
  return (
    <ul className="mt-1 divide-y divide-line">
      {ids.map((id) => {
        const { label, text, icon } = PERMISSION_TEXTS[id];
        return (
          <li
            key={id}
            className="flex items-center gap-3 py-0.5 text-ink-muted [&>svg]:size-4.5 [&>svg]:shrink-0"
          >
            {icon}
            <SwitchField
              className="flex-1 text-ink"
              label={t(label)}
              description={t(text)}
              checked={permissions[id]}
              disabled={isRequired(id)}
              onCheckedChange={(allowed) => onChange(id, allowed)}
            />
          </li>
        );
      })}
    </ul>
  );
}
