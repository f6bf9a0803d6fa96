import { Link } from '@tanstack/react-router';
import { useMay } from '../staff/use-may';
import { useWords } from './words';

/** On phones, the way back from a part of the settings; a manager has no others. */
export function BackToSettings() {
  const t = useWords();
  if (!useMay()('oneself')) return null;
  return (
    <Link
      to="/dashboard/settings"
      className="touch-target inline-flex items-center font-medium text-accent text-sm lg:hidden"
    >
      {t('Settings')}
    </Link>
  );
}
