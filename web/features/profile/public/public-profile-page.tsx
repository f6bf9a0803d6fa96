import { useInfiniteQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/texts';
import { PublicLayout } from '../../../layouts/public-layout';
import { formatNumber } from '../../../lib/format';
import { SectionTitle } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { NextVehicles } from './next-vehicles';
import { ProfileFilterForm } from './profile-filter-form';
import { ProfileHeader } from './profile-header';
import type { ProfileSearch } from './profile-search';
import { ProfileVehicleCard } from './profile-vehicle-card';
import { publicProfileQuery } from './public-profile.queries';

interface PublicProfilePageProps {
  username: string;
  filter: ProfileSearch;
  origin: string;
}

/** A seller's own page: who they are, and what they have to sell (spec 2, section 2). */
export function PublicProfilePage({ username, filter, origin }: PublicProfilePageProps) {
  const texts = useTexts().profile;
  const query = useInfiniteQuery(publicProfileQuery(username, filter));
  const { data, hasNextPage, isPlaceholderData } = query;
  const seller = data?.pages[0]?.profile;
  if (!seller) return null;
  const vehicles = data.pages.flatMap(({ profile }) => profile.vehicles);
  const isNarrowed = filter.search !== undefined || filter.maxPrice !== undefined;
  // What a search finds is counted as far as it has been read.
  const found = `${formatNumber(vehicles.length)}${hasNextPage ? '+' : ''}`;
  return (
    <PublicLayout>
      <ProfileHeader seller={seller} url={`${origin}/${seller.username}`} />
      <section id="vehicles" aria-busy={isPlaceholderData} className="flex flex-col gap-4 px-4 sm:px-0">
        <SectionTitle data-part="title">
          {texts.list(isNarrowed ? found : formatNumber(seller.vehicleCount))}
        </SectionTitle>
        {seller.vehicleCount > 0 && <ProfileFilterForm username={seller.username} filter={filter} />}
        <div data-part="results">
          {vehicles.length === 0 && !hasNextPage && (
            <EmptyState title={isNarrowed && seller.vehicleCount > 0 ? texts.noMatch : texts.empty} />
          )}
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {vehicles.map((vehicle, index) => (
              <li key={vehicle.id} className={index > 1 ? 'second-frame' : undefined}>
                <ProfileVehicleCard vehicle={vehicle} eager={index === 0} />
              </li>
            ))}
          </ul>
          {query.isFetchNextPageError && (
            <ErrorState title={texts.failed} onRetry={() => query.fetchNextPage()} />
          )}
          {hasNextPage && (
            <NextVehicles
              username={seller.username}
              search={{ ...filter, cursor: data.pages.at(-1)?.nextCursor ?? undefined }}
              pending={query.isFetchingNextPage}
              onMore={() => query.fetchNextPage()}
            />
          )}
        </div>
      </section>
    </PublicLayout>
  );
}
