import { Store } from 'lucide-react';
import type { UserDto } from '../../../schema/auth/output';
import { PhoneControls } from '../shared-phones/phone-controls';
import { ROLE_LABELS } from './roles';
import { useWords } from './words';
import { workplaceName } from './workplace-name';

type ActingBarProps = { user: UserDto; staff: NonNullable<UserDto['staff']> };

/** For whom somebody works on this screen, and the way back to their own workspace. */
export function ActingBar({ user, staff }: ActingBarProps) {
  const t = useWords();
  const seller = workplaceName(user);
  return (
    <div className="flex min-h-13 items-center gap-x-3 bg-accent-soft px-4 py-1 text-accent text-sm">
      <Store aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1">
        <span translate="no" className="block truncate font-medium">
          {t('You work for {seller}', { seller })}
        </span>
        <span translate="no" className="block truncate text-xs">
          {staff.name} · {t(ROLE_LABELS[staff.role])}
        </span>
      </p>
      <PhoneControls>
        <a href="/dashboard" className="touch-target inline-flex items-center font-medium underline">
          {t('My own page')}
        </a>
      </PhoneControls>
    </div>
  );
}
