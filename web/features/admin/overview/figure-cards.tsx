import { useQuery } from '@tanstack/react-query';
import { CarFront, Eye, HandCoins, Radio, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format';
import { ErrorState } from '../../../ui/error-state';
import { Skeleton } from '../../../ui/skeleton';
import { StatCard } from '../../../ui/stat-card';
import { overviewQuery, pageViewsQuery } from '../admin.queries';

/** The server counts active people up to here. */
const MOST_ACTIVE = 1000;

/** How things stand now. */
export function FigureCards() {
  const overview = useQuery(overviewQuery);
  const pages = useQuery(pageViewsQuery);
  if (overview.isLoadingError || pages.isLoadingError) {
    return (
      <ErrorState
        title={pages.isLoadingError ? 'Failed to fetch page views' : 'Failed to fetch the figures'}
        retrying={overview.isFetching || pages.isFetching}
        onRetry={() => {
          overview.refetch();
          pages.refetch();
        }}
      />
    );
  }
  const { activeUsers = undefined, users, liveListings, offers } = overview.data ?? {};
  const figures: { label: string; value: number | undefined; suffix?: string; icon: ReactNode }[] = [
    {
      label: 'Active now',
      value: activeUsers,
      suffix: activeUsers === MOST_ACTIVE ? '+' : '',
      icon: <Radio aria-hidden="true" />,
    },
    { label: 'Users', value: users, icon: <Users aria-hidden="true" /> },
    { label: 'Listings', value: liveListings, icon: <CarFront aria-hidden="true" /> },
    { label: 'Offers', value: offers, icon: <HandCoins aria-hidden="true" /> },
    { label: "Today's views", value: pages.data?.todayViews, icon: <Eye aria-hidden="true" /> },
    { label: 'Total views', value: pages.data?.totalViews, icon: <Eye aria-hidden="true" /> },
  ];
  return (
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
  );
}
