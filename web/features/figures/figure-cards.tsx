import { useQuery } from '@tanstack/react-query';
import { CarFront, Eye, HandCoins, Radio, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format';
import { ErrorState } from '../../ui/core/error-state';
import { Skeleton } from '../../ui/skeleton';
import { StatCard } from '../../ui/stat-card';
import { AsOf } from '../admin/as-of';
import { Silent } from '../admin/silent';
import { overviewQuery } from './figures.queries';

/** The server counts active people up to this number. */
const MAX_ACTIVE = 1000;

/** The current figures. */
export function FigureCards() {
  const overview = useQuery(overviewQuery);
  if (overview.isLoadingError) {
    return <ErrorState title="Failed to fetch the figures" onRetry={overview.refetch} />;
  }
  const {
    activeUsers = undefined,
    users,
    liveListings,
    offers,
    todayViews,
    totalViews,
    silent = [],
  } = overview.data ?? {};
  const figures: { label: string; value: number | undefined; suffix?: string; icon: ReactNode }[] = [
    {
      label: 'Active now',
      value: activeUsers,
      suffix: activeUsers === MAX_ACTIVE ? '+' : '',
      icon: <Radio aria-hidden="true" />,
    },
    { label: 'Users', value: users, icon: <Users aria-hidden="true" /> },
    { label: 'Listings', value: liveListings, icon: <CarFront aria-hidden="true" /> },
    { label: 'Offers', value: offers, icon: <HandCoins aria-hidden="true" /> },
    { label: 'Views today', value: todayViews, icon: <Eye aria-hidden="true" /> },
    { label: 'Views in total', value: totalViews, icon: <Eye aria-hidden="true" /> },
  ];
  return (
    <div className="flex flex-col gap-2">
      <Silent names={silent} />
      <ul aria-label="Figures" className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {figures.map(({ label, value, suffix = '', icon }) => (
          <li key={label}>
            <StatCard
              label={label}
              icon={icon}
              value={
                value === undefined ? <Skeleton className="h-7.5 w-16" /> : `${formatNumber(value)}${suffix}`
              }
            />
          </li>
        ))}
      </ul>
      <p className="text-ink-muted text-xs">
        A view is one visitor opening one listing once in half an hour. “Pages opened” counts every opening of
        every page.
      </p>
      <AsOf at={overview.data?.asOf} />
    </div>
  );
}
