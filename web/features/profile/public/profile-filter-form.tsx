import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { MAX_PROFILE_SEARCH } from '../../../../schema/profile/public-profile';
import { useTexts } from '../../../i18n/texts';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { PrefixedInput } from '../../../ui/prefixed-input';
import { type ProfileSearch, readProfileSearch } from './profile-search';

const TYPING_PAUSE_MS = 300;

/**
 * Narrows the vehicles by name and highest price: while typing once the script is there, by its button before. The fields are
 * uncontrolled, so what was typed before hydration stays.
 */
export function ProfileFilterForm({ username, filter }: { username: string; filter: ProfileSearch }) {
  const texts = useTexts().profile;
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    const search = readProfileSearch(Object.fromEntries(new FormData(form)));
    navigate({ to: '/$username', params: { username }, search, replace: true, resetScroll: false });
  };
  const typed = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(currentTarget), TYPING_PAUSE_MS);
  };

  return (
    <search>
      <form
        data-filter
        action={`/${username}`}
        onInput={typed}
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
        className="grid grid-cols-[1fr_auto] gap-2 sm:grid-cols-[1fr_18rem_auto]"
      >
        <Field label={texts.search} hideLabel className="max-sm:col-span-2">
          <PrefixedInput
            type="search"
            name="search"
            prefix={<Search aria-hidden="true" className="size-4" />}
            placeholder={texts.search}
            maxLength={MAX_PROFILE_SEARCH}
            defaultValue={filter.search}
          />
        </Field>
        <Field label={texts.maxPrice} hideLabel>
          <PrefixedInput
            name="maxPrice"
            prefix="₹"
            inputMode="numeric"
            autoComplete="off"
            placeholder={texts.maxPrice}
            maxLength={13}
            defaultValue={filter.maxPrice}
          />
        </Field>
        <Button type="submit">{texts.apply}</Button>
      </form>
    </search>
  );
}
