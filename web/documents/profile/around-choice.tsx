import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts';
import { choiceLabel, isOwnWord } from './choice-label';
import type { Choice, ProfileSearch } from './profile-search';

interface AroundChoiceProps {
  /** The sentence about the choice. */
  say: (choice: string) => string;
  choice: Choice;
  search: ProfileSearch;
  /** How the sentence around the choice is shown; as it is, by default. */
  around?: (words: string) => ReactNode;
}

/** A sentence about a choice, whose own words are not translated. */
export function AroundChoice({ say, choice, search, around = (words) => words }: AroundChoiceProps) {
  const label = choiceLabel(choice, search, useTexts());
  const [before = '', after = ''] = say('\n').split('\n');
  return (
    <>
      {before && around(before)}
      <span className="truncate" translate={isOwnWord(choice) ? 'no' : undefined}>
        {label}
      </span>
      {after && around(after)}
    </>
  );
}
