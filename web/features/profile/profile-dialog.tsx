import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { UserDto } from '../../../schema/contracts/auth';
import { nationalNumber } from '../../../schema/contracts/phone';
import { ProfileInput } from '../../../schema/contracts/profile';
import { DEFAULT_DIAL_CODE, DIAL_CODES } from '../../../schema/dial-codes';
import { toastFailure } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import { Select } from '../../ui/select';
import { toast } from '../../ui/toast-store';
import { PhoneField } from './phone-field';
import { saveProfileMutation } from './profile.queries';

const FORM = 'profile';
const FIELDS = ['firstName', 'lastName', 'mobileNumber', 'accountType', 'firmName'] as const;
type ProfileForm = z.input<typeof ProfileInput>;

const dialCodeOf = (user: UserDto) =>
  DIAL_CODES.find(({ code }) => code === user.countryCode)?.code ?? DEFAULT_DIAL_CODE;

const toForm = (user: UserDto): ProfileForm => ({
  firstName: user.firstName,
  lastName: user.lastName,
  countryCode: dialCodeOf(user),
  mobileNumber: nationalNumber(user.mobileNumber ?? '', dialCodeOf(user)),
  accountType: user.accountType,
  firmName: user.firmName ?? '',
});

/** The profile information dialog (spec 2, section 2). */
export function ProfileDialog({ user, onClose }: { user: UserDto; onClose: () => void }) {
  const form = useForm<ProfileForm, unknown, ProfileInput>({
    resolver: zodResolver(ProfileInput),
    defaultValues: toForm(user),
  });
  const { register, watch, setValue, handleSubmit, formState } = form;
  const { errors } = formState;
  const save = useMutation(saveProfileMutation);
  const number = watch('mobileNumber') ?? '';
  const countryCode = watch('countryCode') ?? DEFAULT_DIAL_CODE;
  const saved = toForm(user);
  const isVerified = user.phoneVerified && number === saved.mobileNumber && countryCode === saved.countryCode;

  const submit = (input: ProfileInput) =>
    save.mutate(input, {
      onSuccess: () => {
        toast({ title: 'Profile updated successfully!', tone: 'success' });
        onClose();
      },
      onError: (error) => {
        showServerErrors(form, FIELDS, error);
        toastFailure(error, 'Failed to update profile. Please try again.');
      },
    });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Profile Information"
      description="Buyers see your name and number on your pages."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={FORM}
            pending={save.isPending}
            pendingLabel="Saving..."
          >
            Save Profile
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={handleSubmit(submit)} className="flex flex-col gap-4">
        <div className="grid grid-cols-2 items-start gap-3">
          <Field label="First Name" required error={errors.firstName?.message}>
            <Input autoComplete="given-name" maxLength={50} {...register('firstName')} />
          </Field>
          <Field label="Last Name" required error={errors.lastName?.message}>
            <Input autoComplete="family-name" maxLength={50} {...register('lastName')} />
          </Field>
        </div>
        <Field label="Email" hint="Email cannot be changed">
          <Input type="email" value={user.email} readOnly />
        </Field>
        <PhoneField
          phone={{ countryCode, number }}
          onChange={(phone) => {
            setValue('countryCode', phone.countryCode, { shouldDirty: true });
            setValue('mobileNumber', phone.number, { shouldDirty: true });
          }}
          verified={isVerified}
          error={errors.mobileNumber?.message}
        />
        <Field label="Account Type" error={errors.accountType?.message}>
          <Select {...register('accountType')}>
            <option value="personal">Personal</option>
            <option value="firm">Firm</option>
            <option value="business">Business</option>
          </Select>
        </Field>
        {watch('accountType') !== 'personal' && (
          <Field label="Firm Name" required error={errors.firmName?.message}>
            <Input autoComplete="organization" maxLength={100} {...register('firmName')} />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
