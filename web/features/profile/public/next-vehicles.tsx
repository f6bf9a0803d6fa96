import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/texts';
import { buttonClass } from '../../../ui/button-class';
import type { ProfileSearch } from './profile-search';

interface NextVehiclesProps {
  username: string;
  search: ProfileSearch;
  pending: boolean;
  onMore: () => void;
}

/** The way to the next vehicles: a page of their own without a script, appended with one. */
export function NextVehicles({ username, search, pending, onMore }: NextVehiclesProps) {
  return (
    <div className="flex justify-center pt-4">
      <Link
        to="/$username"
        params={{ username }}
        search={search}
        data-more
        aria-busy={pending || undefined}
        className={buttonClass({}, 'aria-busy:opacity-50')}
        onClick={(event) => {
          event.preventDefault();
          if (!pending) onMore();
        }}
      >
        {useTexts().profile.more}
      </Link>
    </div>
  );
}
