import type { Narrowed } from '../../../schema/profile/stock';
import { useTexts } from '../../i18n/texts';
import { formatNumber } from '../../lib/format';
import { buttonClass } from '../../ui/button-class';
import { EmptyState } from '../../ui/core/empty-state';
import { AroundChoice } from './around-choice';
import { listPath, type ProfileSearch, withoutChoice } from './profile-search';

interface NoMatchProps {
  username: string;
  search: ProfileSearch;
  narrowed: Narrowed | null;
}

/** Nothing is found: which choice to take off, and how many vehicles there are then. */
export function NoMatch({ username, search, narrowed }: NoMatchProps) {
  const texts = useTexts();
  return (
    <EmptyState
      title={texts.profile.noMatch}
      action={
        <span className="flex flex-col items-center gap-2">
          {narrowed?.obstacles.map(({ drop, count }) => (
            <a
              key={drop}
              href={listPath(username, withoutChoice(search, drop))}
              className={buttonClass({ variant: 'primary' }, 'max-w-full')}
            >
              <span className="truncate">
                <AroundChoice
                  say={(choice) => texts.shop.without(choice, formatNumber(count))}
                  choice={drop}
                  search={search}
                />
              </span>
            </a>
          ))}
          <a href={`/${username}`} className={buttonClass()}>
            {texts.profile.clear}
          </a>
        </span>
      }
    />
  );
}
