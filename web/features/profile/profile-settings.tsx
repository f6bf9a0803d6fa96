import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import type { UserDto } from '../../../schema/auth/output';
import { ProfileInput } from '../../../schema/profile/input';
import { toastFailure } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Form } from '../../ui/form';
import { SwitchField } from '../../ui/switch-field';
import { AboutField } from './about-field';
import { CoverField } from './cover-field';
import { saveProfileMutation } from './profile.queries';
import { PROFILE_FIELDS, ProfileFields, type ProfileForm, toProfileForm } from './profile-fields';
import { ProfileImageField } from './profile-image-field';
import { useUsernameCheck } from './use-username-check';
import { UsernameField } from './username-field';
import { useWords } from './words';

const FIELDS = ['username', 'profileImageUrl', 'coverUrl', 'about', ...PROFILE_FIELDS] as const;

const SWITCHES = [
  {
    name: 'showMobile',
    label: 'Show my mobile number',
    description: "On your profile and your vehicles' pages. If off, buyers can only send offers.",
  },
  { name: 'showEmail', label: 'Show my email', description: 'On your profile.' },
  {
    name: 'showYard',
    label: 'Show address and hours on my profile',
    description: 'What you have saved under Settings, Yard, with the link to the map.',
  },
] as const;

/** The profile form: what the public page says about its seller. */
export function ProfileSettings({ user }: { user: UserDto }) {
  const t = useWords();
  const form = useForm<ProfileForm, unknown, ProfileInput>({
    resolver: zodResolver(ProfileInput),
    defaultValues: {
      ...toProfileForm(user),
      username: user.username ?? '',
      profileImageUrl: user.profileImageUrl,
      coverUrl: user.coverUrl,
      showMobile: user.showMobile,
      showEmail: user.showEmail,
      about: user.about ?? '',
      showYard: user.showYard,
    },
  });
  const { control, handleSubmit, watch } = form;
  const check = useUsernameCheck(watch('username') ?? '', user.username);
  const save = useMutation(saveProfileMutation);
  const submit = (input: ProfileInput) =>
    save.mutate(input, {
      onSuccess: () => toast({ title: t('Profile updated successfully!'), tone: 'success' }),
      onError: (error) => {
        showServerErrors(form, FIELDS, error);
        toastFailure(error, t('Failed to update profile'));
      },
    });

  return (
    <Card className="max-w-2xl">
      <FormProvider {...form}>
        <Form
          label={t('Profile settings')}
          noValidate
          onSubmit={handleSubmit(submit)}
          className="flex flex-col gap-5"
        >
          <Controller
            control={control}
            name="profileImageUrl"
            render={({ field }) => (
              <ProfileImageField user={user} url={field.value ?? null} onChange={field.onChange} />
            )}
          />
          <Controller
            control={control}
            name="coverUrl"
            render={({ field }) => (
              <CoverField url={field.value ?? null} saved={user.coverUrl} onChange={field.onChange} />
            )}
          />
          <UsernameField current={user.username} check={check} />
          <ProfileFields user={user} />
          <AboutField />
          {SWITCHES.map(({ name, label, description }) => (
            <Controller
              key={name}
              control={control}
              name={name}
              render={({ field }) => (
                <SwitchField
                  label={t(label)}
                  description={t(description)}
                  checked={field.value ?? false}
                  onCheckedChange={field.onChange}
                />
              )}
            />
          ))}
          <div className="flex justify-end">
            <Button
              type="submit"
              variant="primary"
              disabled={check.state === 'checking' || check.state === 'taken'}
              pending={save.isPending}
              pendingLabel={t('Saving...')}
              className="max-sm:w-full"
            >
              {t('Save profile')}
            </Button>
          </div>
        </Form>
      </FormProvider>
    </Card>
  );
}
