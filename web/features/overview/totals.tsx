import { Link } from '@tanstack/react-router';
import { CarFront, Inbox, Repeat2 } from 'lucide-react';
import { WORKSPACE_PATHS } from '../../../schema/common/tab-paths';
import type { UsageDto } from '../../../schema/limits/output';
import { formatNumber } from '../../lib/format';
import { StatCard } from '../../ui/stat-card';
import { useWords } from './words';

const FIGURES = [
  { tab: 'listings', key: 'listings', label: 'Total listings', icon: <CarFront aria-hidden="true" /> },
  { tab: 'leads', key: 'activeLeads', label: 'Active leads', icon: <Inbox aria-hidden="true" /> },
  { tab: 'republished', key: 'republished', label: 'Republished', icon: <Repeat2 aria-hidden="true" /> },
] as const;

/** Three figures, each linked to what it counts. */
export function Totals({ totals }: Pick<UsageDto, 'totals'>) {
  const t = useWords();
  return (
    <ul className="grid grid-cols-3 gap-2 sm:gap-4 max-sm:[&_svg]:hidden">
      {FIGURES.map(({ tab, key, label, icon }) => (
        <li key={key}>
          <Link to={WORKSPACE_PATHS[tab]} className="block h-full rounded-lg">
            <StatCard label={t(label)} icon={icon} value={formatNumber(totals[key])} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
