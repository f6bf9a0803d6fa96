import { splitName } from '../../../schema/auth/person-name';
import { SIGN_IN_RULES } from '../../../schema/auth/sign-in-rules';
import type { FormState } from '../../../schema/common/form-state';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { ruled } from '../parts/html-form';

const UNLESS_ONE_NAME = 'in-[form:has([name=oneName]:checked)]:hidden';

/** One name field; a single word comes back with a last-name field and the option to have none. */
export function NameFields({ form: { values, problems } }: { form: FormState }) {
  const name = values.name?.trim();
  const isOneWord = Boolean(name && !splitName(name).lastName);
  return (
    <>
      <Field label={isOneWord ? 'First name' : 'Your name'} required error={problems.name?.text}>
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
          <Field label="Last name" error={problems.lastName?.text} className={UNLESS_ONE_NAME}>
            <Input name="lastName" autoComplete="family-name" maxLength={50} defaultValue={values.lastName} />
          </Field>
          <Checkbox name="oneName" label="I use one name" defaultChecked={values.oneName === 'on'} />
        </>
      )}
    </>
  );
}
