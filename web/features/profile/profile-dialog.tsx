import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import type { UserDto } from '../../../schema/auth/output';
import { ProfileInput } from '../../../schema/profile/input';
import { toastFailure } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { toast } from '../../lib/toast-store';
import { FormDialog } from '../../ui/form-dialog';
import { saveProfileMutation } from './profile.queries';
import { PROFILE_FIELDS, ProfileFields, type ProfileForm, toProfileForm } from './profile-fields';
import { useWords } from './words';

/** The profile information dialog. */
export function ProfileDialog({ user, onClose }: { user: UserDto; onClose: () => void }) {
  const t = useWords();
  const form = useForm<ProfileForm, unknown, ProfileInput>({
    resolver: zodResolver(ProfileInput),
    defaultValues: toProfileForm(user),
  });
  const save = useMutation(saveProfileMutation);

  const submit = (input: ProfileInput) =>
    save.mutate(input, {
      onSuccess: () => {
        toast({ title: t('Profile updated successfully!'), tone: 'success' });
        onClose();
      },
      onError: (error) => {
        showServerErrors(form, PROFILE_FIELDS, error);
        toastFailure(error, t('Failed to update profile. Please try again.'));
      },
    });

  return (
    <FormDialog
      title={t('Profile information')}
      description={t('Buyers see your name and number on your pages.')}
      onClose={onClose}
      onSubmit={form.handleSubmit(submit)}
      submitLabel={t('Save profile')}
      pendingLabel={t('Saving...')}
      pending={save.isPending}
    >
      <FormProvider {...form}>
        <ProfileFields user={user} />
      </FormProvider>
    </FormDialog>
  );
}
