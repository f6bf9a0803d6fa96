import type { PublicProfileDto } from '../../../schema/profile/output';
import type { Narrowed } from '../../../schema/profile/stock';
import { useTexts } from '../../i18n/texts';
import { formatNumber } from '../../lib/format';
import { SectionTitle } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { FailedTemplates } from '../parts/failed-templates';
import { PublicFrame } from '../parts/public-frame';
import { ChosenFilters } from './chosen-filters';
import { NextVehicles } from './next-vehicles';
import { NoMatch } from './no-match';
import { ProfileFilterForm } from './profile-filter-form';
import { ProfileFilters } from './profile-filters';
import { ProfileHeader } from './profile-header';
import { choicesOf, type ProfileSearch, profilePath } from './profile-search';
import { ProfileVehicleCard } from './profile-vehicle-card';

interface ProfileDocumentProps {
  seller: PublicProfileDto;
  search: ProfileSearch;
  /** null if the seller has too many vehicles for filters. */
  narrowed: Narrowed | null;
  /** The cursor of the next vehicles; null after the last. */
  nextCursor: string | null;
  origin: string;
  isSignedIn: boolean;
}

/** A seller's public page: who they are and what they sell. */
export function ProfileDocument(props: ProfileDocumentProps) {
  const { seller, search, narrowed, nextCursor, origin, isSignedIn } = props;
  const texts = useTexts().profile;
  const { username, vehicles, vehicleCount } = seller;
  const isNarrowed = choicesOf(search).length > 0;
  // Without what is packed, a search's matches are counted as far as they have been read.
  const read = `${formatNumber(vehicles.length)}${nextCursor ? '+' : ''}`;
  const found = narrowed ? formatNumber(narrowed.ids.length) : read;
  return (
    <PublicFrame isSignedIn={isSignedIn}>
      <ProfileHeader seller={seller} url={`${origin}/${username}`} />
      <section id="vehicles" className="flex flex-col gap-4 px-4 sm:px-0">
        <SectionTitle data-part="title">
          {texts.list(isNarrowed ? found : formatNumber(vehicleCount))}
        </SectionTitle>
        {vehicleCount > 0 && <ProfileFilterForm username={username} search={search} />}
        {narrowed && <ProfileFilters username={username} search={search} narrowed={narrowed} />}
        <div data-part="results">
          <ChosenFilters username={username} search={search} />
          {vehicles.length === 0 &&
            !nextCursor &&
            (isNarrowed && vehicleCount > 0 ? (
              <NoMatch username={username} search={search} narrowed={narrowed} />
            ) : (
              <EmptyState title={texts.empty} />
            ))}
          <ul data-list className="grid gap-3 min-[22rem]:grid-cols-2 sm:gap-4 lg:grid-cols-3">
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
