import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { isUnauthorized } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { toast } from '../../lib/toast-store';
import { Field } from '../../ui/core/field';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { PasswordInput } from '../auth/password-input';
import { changePasswordMutation } from './account.queries';
import { useWords } from './words';

/** A new password for somebody who knows the old one. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const form = useForm({ defaultValues: { current: '', password: '' } });
  const { errors } = form.formState;
  const change = useMutation(changePasswordMutation);
  const submit = form.handleSubmit((input) =>
    change.mutate(input, {
      onSuccess: () => {
        toast({
          title: t('Password changed'),
          description: t('All other devices are signed out.'),
          tone: 'success',
        });
        onClose();
      },
      onError: (error) => {
        if (!isUnauthorized(error)) showServerErrors(form, ['current', 'password'], error);
      },
    }),
  );
  return (
    <FormDialog
      size="sm"
      title={t('Change password')}
      description={t('All other devices will be signed out.')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('Change password')}
      pendingLabel={t('Changing...')}
      pending={change.isPending}
    >
      <FormAlert message={errors.root?.message} />
      <Field label={t('Current password')} error={errors.current?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('current')} />
      </Field>
      <Field label={t('New password')} hint={t('At least 8 characters')} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
    </FormDialog>
  );
}
