import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMay } from '../staff/use-may';
import { useWords } from './words';

const PARTS = [
  { hash: 'account', label: 'Account' },
  { hash: 'devices', label: 'Signed-in devices' },
  { hash: 'permissions', label: 'App permissions' },
  { hash: 'data', label: 'Your data' },
] as const;

const SECTIONS = [
  { section: 'notifications', label: 'Notifications', ofYard: false },
  { section: 'yard', label: 'Yard', ofYard: true },
  { section: 'texts', label: 'Texts', ofYard: true },
  { section: 'staff', label: 'Staff', ofYard: false },
] as const;

const LINK =
  'block rounded-md px-3 py-2 text-ink-muted text-sm hover:bg-hover hover:text-ink data-[status=active]:bg-hover data-[status=active]:font-medium data-[status=active]:text-ink';

/** The settings, with a list of their parts beside them if there is room. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const t = useWords();
  const isOwner = useMay()('oneself');
  return (
    <div className="lg:grid lg:grid-cols-[13rem_minmax(0,48rem)] lg:gap-8">
      <nav aria-label={t('Settings')} className="hidden lg:block">
        <ul className="sticky top-20 flex flex-col gap-0.5">
          {(isOwner ? PARTS : []).map(({ hash, label }) => (
            <li key={hash}>
              <Link
                to="/dashboard/settings"
                hash={hash}
                activeOptions={{ exact: true, includeHash: true, includeSearch: true }}
                className={LINK}
              >
                {t(label)}
              </Link>
            </li>
          ))}
          {SECTIONS.filter(({ ofYard }) => isOwner || ofYard).map(({ section, label }) => (
            <li key={section}>
              <Link to="/dashboard/settings" search={{ section }} className={LINK}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
