import { Link } from '@tanstack/react-router';
import { WORKSPACE_PATHS } from '../../../schema/common/tab-paths';
import { buttonClass } from '../../ui/button-class';
import { useWords } from './words';

export function ViewAll({ tab }: { tab: 'listings' | 'leads' }) {
  const t = useWords();
  return (
    <Link
      to={WORKSPACE_PATHS[tab]}
      aria-label={t(tab === 'listings' ? 'View all listings' : 'View all leads')}
      className={buttonClass({ size: 'sm', variant: 'ghost' }, '-mr-2')}
    >
      {t('View All')}
    </Link>
  );
}
