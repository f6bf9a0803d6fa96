import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { RcHolderInput } from '../../../schema/purchases/input';
import { RC_STANDINGS, STANDING_LABELS } from '../../../schema/purchases/kinds';
import type { RcHolderDto } from '../../../schema/purchases/output';
import { isUnauthorized } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Select } from '../../ui/core/select';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { sayRcMutation } from './purchases.queries';
import { useWords } from './words';

interface RcHolderDialogProps {
  vehicleId: string;
  rc: RcHolderDto;
  onClose: () => void;
}

/** Whose name is in the RC, if it is not the seller's. */
export function RcHolderDialog({ vehicleId, rc, onClose }: RcHolderDialogProps) {
  const t = useWords();
  const form = useForm<z.input<typeof RcHolderInput>, unknown, RcHolderInput>({
    resolver: zodResolver(RcHolderInput),
    defaultValues: rc,
  });
  const { register, watch, handleSubmit, formState } = form;
  const say = useMutation(sayRcMutation);
  const submit = (json: RcHolderInput) =>
    say.mutate(
      { vehicleId, json },
      {
        onSuccess: onClose,
        onError: (error) =>
          void (isUnauthorized(error) || showServerErrors(form, ['name', 'address'], error)),
      },
    );
  return (
    <FormDialog
      title={t('Whose name is in the RC?')}
      onClose={onClose}
      onSubmit={handleSubmit(submit)}
      submitLabel={t('Save')}
      pendingLabel={t('Saving...')}
      pending={say.isPending}
    >
      <Field label={t('Is the RC in your name?')}>
        <Select {...register('standing')}>
          {RC_STANDINGS.map((standing) => (
            <option key={standing} value={standing}>
              {t(STANDING_LABELS[standing])}
            </option>
          ))}
        </Select>
      </Field>
      {watch('standing') !== 'own' && (
        <>
          <Field label={t('RC in the name of')} error={formState.errors.name?.message}>
            <Input autoComplete="off" {...register('name')} />
          </Field>
          <Field label={t('Their address')} hint={t('Optional')} error={formState.errors.address?.message}>
            <Input autoComplete="off" {...register('address')} />
          </Field>
        </>
      )}
      <FormAlert message={formState.errors.root?.message} />
    </FormDialog>
  );
}
