import type { PublicProfileDto } from '../../../schema/profile/output';
import { useTexts } from '../../i18n/texts';
import { formatNumber } from '../../lib/format';
import { buttonClass } from '../../ui/button-class';
import { SectionTitle } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { FailedTemplates } from '../parts/failed-templates';
import { PublicFrame } from '../parts/public-frame';
import { NextVehicles } from './next-vehicles';
import { ProfileFilterForm } from './profile-filter-form';
import { ProfileHeader } from './profile-header';
import { type ProfileSearch, profilePath } from './profile-search';
import { ProfileVehicleCard } from './profile-vehicle-card';

interface ProfileDocumentProps {
  seller: PublicProfileDto;
  search: ProfileSearch;
  /** The cursor of the next vehicles; null after the last. */
  nextCursor: string | null;
  origin: string;
  isSignedIn: boolean;
}

/** A seller's public page: who they are and what they sell. */
export function ProfileDocument({ seller, search, nextCursor, origin, isSignedIn }: ProfileDocumentProps) {
  const texts = useTexts().profile;
  const { username, vehicles, vehicleCount } = seller;
  const isNarrowed = search.search !== undefined || search.maxPrice !== undefined;
  // Counts a search's matches as far as they have been read.
  const found = `${formatNumber(vehicles.length)}${nextCursor ? '+' : ''}`;
  return (
    <PublicFrame isSignedIn={isSignedIn}>
      <ProfileHeader seller={seller} url={`${origin}/${username}`} />
      <section id="vehicles" className="flex flex-col gap-4 px-4 sm:px-0">
        <SectionTitle data-part="title">
          {texts.list(isNarrowed ? found : formatNumber(vehicleCount))}
        </SectionTitle>
        {vehicleCount > 0 && <ProfileFilterForm username={username} search={search} />}
        <div data-part="results">
          {vehicles.length === 0 && !nextCursor && (
            <EmptyState
              title={isNarrowed && vehicleCount > 0 ? texts.noMatch : texts.empty}
              action={
                isNarrowed &&
                vehicleCount > 0 && (
                  <a href={`/${username}`} className={buttonClass()}>
                    {texts.clear}
                  </a>
                )
              }
            />
          )}
          <ul className="grid gap-3 min-[22rem]:grid-cols-2 sm:gap-4 lg:grid-cols-3">
            {vehicles.map((vehicle, index) => (
              <li key={vehicle.id} data-later={index > 2 ? 'narrow' : undefined}>
                <ProfileVehicleCard vehicle={vehicle} eager={index === 0} />
              </li>
            ))}
          </ul>
          {nextCursor && <NextVehicles href={profilePath(username, { ...search, cursor: nextCursor })} />}
        </div>
      </section>
      <FailedTemplates />
    </PublicFrame>
  );
}
