import type { PermissionId, Permissions } from '../../../schema/permissions/input';
import { SwitchField } from '../../ui/switch-field';
import { PERMISSION_TEXTS } from './permission-texts';

interface PermissionListProps {
  title: string;
  ids: readonly PermissionId[];
  permissions: Permissions;
  /** Without it the switches are locked. */
  onChange?: (id: PermissionId, allowed: boolean) => void;
}

/** One part of the dialog: permissions that belong together, each with its switch. */
export function PermissionList({ title, ids, permissions, onChange }: PermissionListProps) {
  return (
    <section>
      <h3 className="font-semibold text-sm">{title}</h3>
      <ul className="mt-1 divide-y divide-line">
        {ids.map((id) => {
          const { label, text, icon } = PERMISSION_TEXTS[id];
          return (
            <li
              key={id}
              className="flex items-center gap-3 py-2.5 text-ink-muted [&>svg]:size-4.5 [&>svg]:shrink-0"
            >
              {icon}
              <SwitchField
                className="flex-1 text-ink"
                label={label}
                description={text}
                checked={permissions[id]}
                disabled={!onChange}
                onCheckedChange={(allowed) => onChange?.(id, allowed)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
