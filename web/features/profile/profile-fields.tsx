import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import type { UserDto } from '../../../schema/auth/output';
import { DEFAULT_DIAL_CODE, DIAL_CODES } from '../../../schema/common/dial-codes';
import { nationalNumber } from '../../../schema/common/phone';
import type { ProfileInput } from '../../../schema/profile/input';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Select } from '../../ui/core/select';
import { PhoneField } from './phone-field';
import { useWords } from './words';

export type ProfileForm = z.input<typeof ProfileInput>;
export const PROFILE_FIELDS = ['firstName', 'lastName', 'mobileNumber', 'accountType', 'firmName'] as const;

const dialCodeOf = (user: UserDto) =>
  DIAL_CODES.find(({ code }) => code === user.countryCode)?.code ?? DEFAULT_DIAL_CODE;

export const toProfileForm = (user: UserDto): ProfileForm => ({
  firstName: user.firstName,
  lastName: user.lastName,
  oneName: user.lastName === '',
  countryCode: dialCodeOf(user),
  mobileNumber: nationalNumber(user.mobileNumber ?? '', dialCodeOf(user)),
  accountType: user.accountType,
  firmName: user.firmName ?? '',
});

/** Who the seller is and how to reach them; shared by the dialog and the profile's settings. */
export function ProfileFields({ user }: { user: UserDto }) {
  const t = useWords();
  const { register, watch, setValue, formState } = useFormContext<ProfileForm>();
  const { errors } = formState;
  const number = watch('mobileNumber') ?? '';
  const countryCode = watch('countryCode') ?? DEFAULT_DIAL_CODE;
  const hasOneName = watch('oneName');
  const saved = toProfileForm(user);
  const isVerified = user.phoneVerified && number === saved.mobileNumber && countryCode === saved.countryCode;
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <Field label={hasOneName ? t('Name') : t('First name')} required error={errors.firstName?.message}>
          <Input autoComplete="given-name" maxLength={50} {...register('firstName')} />
        </Field>
        {!hasOneName && (
          <Field label={t('Last name')} required error={errors.lastName?.message}>
            <Input autoComplete="family-name" maxLength={50} {...register('lastName')} />
          </Field>
        )}
        <Checkbox
          label={t('I use one name')}
          className="col-span-2"
          {...register('oneName', {
            onChange: ({ target }) => target.checked && setValue('lastName', '', { shouldDirty: true }),
          })}
        />
      </div>
      {user.email !== null && (
        <Field label={t('Email')} hint={t('Email cannot be changed')}>
          <Input type="email" value={user.email} readOnly />
        </Field>
      )}
      <PhoneField
        phone={{ countryCode, number }}
        onChange={(phone) => {
          setValue('countryCode', phone.countryCode, { shouldDirty: true });
          setValue('mobileNumber', phone.number, { shouldDirty: true });
        }}
        verified={isVerified}
        error={errors.mobileNumber?.message}
      />
      <Field label={t('Account type')} error={errors.accountType?.message}>
        <Select {...register('accountType')}>
          <option value="personal">{t('Personal')}</option>
          <option value="firm">{t('Firm')}</option>
          <option value="business">{t('Business')}</option>
        </Select>
      </Field>
      {watch('accountType') !== 'personal' && (
        <Field label={t('Firm name')} required error={errors.firmName?.message}>
          <Input autoComplete="organization" maxLength={100} {...register('firmName')} />
        </Field>
      )}
    </>
  );
}
