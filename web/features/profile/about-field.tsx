import { useFormContext } from 'react-hook-form';
import { MAX_ABOUT } from '../../../schema/profile/input';
import { Field } from '../../ui/core/field';
import { Textarea } from '../../ui/textarea';
import type { ProfileForm } from './profile-fields';
import { useWords } from './words';

/** What the profile says about its seller, in their own words. */
export function AboutField() {
  const t = useWords();
  const { register, watch, formState } = useFormContext<ProfileForm>();
  const length = (watch('about') ?? '').length;
  return (
    <Field
      label={t('About you')}
      hint={t('In your own words. Your page does not translate them.')}
      error={formState.errors.about?.message}
      aside={
        <span className="text-ink-muted text-sm tabular-nums">
          {length}/{MAX_ABOUT}
        </span>
      }
    >
      <Textarea rows={4} {...register('about')} />
    </Field>
  );
}
