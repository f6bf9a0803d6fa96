import { useQuery } from '@tanstack/react-query';
import { CarFront, Eye, HandCoins, Radio, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OverviewDto } from '../../../schema/figures/output';
import { formatNumber } from '../../lib/format';
import { Loaded } from '../../ui/core/loaded';
import { Skeleton } from '../../ui/skeleton';
import { StatCard } from '../../ui/stat-card';
import { AsOf } from '../admin/as-of';
import { Silent } from '../admin/silent';
import { overviewQuery } from './figures.queries';

/** The server counts active people up to this number. */
const MAX_ACTIVE = 1000;

interface Figure {
  label: string;
  of: (overview: OverviewDto) => number;
  max?: number;
  icon: ReactNode;
}

const FIGURES: Figure[] = [
  {
    label: 'Active now',
    of: ({ activeUsers }) => activeUsers,
    max: MAX_ACTIVE,
    icon: <Radio aria-hidden="true" />,
  },
  { label: 'Users', of: ({ users }) => users, icon: <Users aria-hidden="true" /> },
  { label: 'Listings', of: ({ liveListings }) => liveListings, icon: <CarFront aria-hidden="true" /> },
  { label: 'Offers', of: ({ offers }) => offers, icon: <HandCoins aria-hidden="true" /> },
  { label: 'Views today', of: ({ todayViews }) => todayViews, icon: <Eye aria-hidden="true" /> },
  { label: 'Views in total', of: ({ totalViews }) => totalViews, icon: <Eye aria-hidden="true" /> },
];

function Cards({ overview }: { overview?: OverviewDto }) {
  const textOf = ({ of, max }: Figure, from: OverviewDto) =>
    `${formatNumber(of(from))}${of(from) === max ? '+' : ''}`;
  return (
    <div className="flex flex-col gap-2">
      <Silent names={overview?.silent ?? []} />
      <ul aria-label="Figures" className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {FIGURES.map((figure) => (
          <li key={figure.label}>
            <StatCard
              label={figure.label}
              icon={figure.icon}
              value={overview ? textOf(figure, overview) : <Skeleton className="h-7.5 w-16" />}
            />
          </li>
        ))}
      </ul>
      <p className="text-ink-muted text-xs">
        A view is one visitor opening one listing once in half an hour. “Pages opened” counts every opening of
        every page.
      </p>
      <AsOf at={overview?.asOf} />
    </div>
  );
}

/** The current figures. */
export function FigureCards() {
  return (
    <Loaded query={useQuery(overviewQuery)} failure="Failed to fetch the figures" loading={<Cards />}>
      {(overview) => <Cards overview={overview} />}
    </Loaded>
  );
}
