import { X } from 'lucide-react';
import { useTexts } from '../../i18n/texts';
import { AroundChoice } from './around-choice';
import { choicesOf, listPath, type ProfileSearch, withoutChoice } from './profile-search';

const unseen = (words: string) => <span className="sr-only">{words}</span>;

/** What the list is narrowed to; each choice is a link that takes it off. */
export function ChosenFilters({ username, search }: { username: string; search: ProfileSearch }) {
  const { shop } = useTexts();
  const choices = choicesOf(search);
  if (choices.length === 0) return null;
  return (
    <ul aria-label={shop.chosen} className="mb-3 flex flex-wrap gap-2">
      {choices.map((choice) => (
        <li key={choice} className="min-w-0">
          <a
            href={listPath(username, withoutChoice(search, choice))}
            className="button h-10 max-w-full rounded-full border-accent bg-accent-soft px-3 text-accent text-sm"
          >
            <span className="inline-flex min-w-0 items-center gap-1.5">
              <AroundChoice say={shop.remove} choice={choice} search={search} around={unseen} />
              <X aria-hidden="true" className="size-4 shrink-0" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
