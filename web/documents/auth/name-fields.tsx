import { splitName } from '../../../schema/auth/person-name';
import { SIGN_IN_RULES } from '../../../schema/auth/sign-in-rules';
import type { FormState } from '../../../schema/common/form-state';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { useMessages } from './messages';
import { useWords } from './words';

const UNLESS_ONE_NAME = 'in-[form:has([name=oneName]:checked)]:hidden';

/** One name field; a single word comes back with a last-name field and the option to have none. */
export function NameFields({ form: { values, problems } }: { form: FormState }) {
  const t = useWords();
  const { messageOf, ruled } = useMessages();
  const name = values.name?.trim();
  const isOneWord = Boolean(name && !splitName(name).lastName);
  return (
    <>
      <Field label={isOneWord ? t('First name') : t('Your name')} required error={messageOf(problems.name)}>
        <Input
          name="name"
          autoComplete={isOneWord ? 'given-name' : 'name'}
          maxLength={101}
          defaultValue={values.name}
          {...ruled(SIGN_IN_RULES.name)}
        />
      </Field>
      {isOneWord && (
        <>
          <Field label={t('Last name')} error={messageOf(problems.lastName)} className={UNLESS_ONE_NAME}>
            <Input name="lastName" autoComplete="family-name" maxLength={50} defaultValue={values.lastName} />
          </Field>
          <Checkbox name="oneName" label={t('I use one name')} defaultChecked={values.oneName === 'on'} />
        </>
      )}
    </>
  );
}
