import { Search } from 'lucide-react';
import { MAX_PROFILE_SEARCH } from '../../../schema/profile/public-profile';
import { useTexts } from '../../i18n/texts';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { Form } from '../../ui/form';
import { PrefixedInput } from '../../ui/prefixed-input';
import { MAX_AMOUNT, type ProfileSearch, parametersOf } from './profile-search';

/**
 * Filters the vehicles by name and maximum price, beside the chosen facets: by its button, or with script while typing
 * (web/page/list.ts).
 */
export function ProfileFilterForm({ username, search }: { username: string; search: ProfileSearch }) {
  const { profile: texts, messages } = useTexts();
  const { maxPrice, wrongPrice, facets, sort } = search;
  return (
    <search>
      <Form
        label={texts.apply}
        data-filter
        action={`/${username}`}
        className="grid grid-cols-[1fr_auto] items-start gap-2 sm:grid-cols-[1fr_18rem_auto]"
      >
        {parametersOf({ facets, sort }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label={texts.search} hideLabel className="max-sm:col-span-2">
          <PrefixedInput
            type="search"
            name="search"
            prefix={<Search aria-hidden="true" className="size-4" />}
            placeholder={texts.search}
            maxLength={MAX_PROFILE_SEARCH}
            defaultValue={search.search}
          />
        </Field>
        <Field label={texts.maxPrice} hideLabel error={wrongPrice && messages.price_invalid}>
          <PrefixedInput
            name="maxPrice"
            prefix="₹"
            inputMode="numeric"
            autoComplete="off"
            placeholder={texts.maxPrice}
            maxLength={MAX_AMOUNT}
            defaultValue={wrongPrice ?? maxPrice}
          />
        </Field>
        <Button type="submit">{texts.apply}</Button>
      </Form>
    </search>
  );
}
