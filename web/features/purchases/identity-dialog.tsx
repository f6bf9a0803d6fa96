import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { isStale } from '../../../schema/papers/rules/laws';
import { IdentityInput } from '../../../schema/purchases/input';
import { ID_KINDS, ID_LABELS, type IdKind } from '../../../schema/purchases/kinds';
import type { PurchaseMoneyDto } from '../../../schema/purchases/output';
import { formatDate } from '../../lib/dates';
import { isUnauthorized } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Select } from '../../ui/core/select';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { identifyMutation } from './purchases.queries';
import { useWords } from './words';

interface IdentityForm {
  idKind: IdKind | '';
  idEnd: string;
  pan: string;
  isPanRemoved: boolean;
}

interface IdentityDialogProps {
  money: PurchaseMoneyDto;
  onClose: () => void;
}

/** What the person showed that a vehicle was bought from. */
export function IdentityDialog({ money, onClose }: IdentityDialogProps) {
  const t = useWords();
  const { vehicleId, idKind, idEnd, panEnd, isPanAsked, panLaw } = money;
  const form = useForm<IdentityForm>({
    defaultValues: { idKind: idKind ?? '', idEnd, pan: '', isPanRemoved: false },
  });
  const { register, watch, formState } = form;
  const { errors } = formState;
  const identify = useMutation(identifyMutation);
  const submit = ({ pan, isPanRemoved, ...typed }: IdentityForm) => {
    const json = {
      idKind: typed.idKind || null,
      idEnd: typed.idEnd,
      ...(pan || isPanRemoved ? { pan: isPanRemoved ? '' : pan } : {}),
    };
    for (const { path, message } of IdentityInput.safeParse(json).error?.issues ?? []) {
      form.setError(String(path[0]) as keyof IdentityForm, { message }, { shouldFocus: true });
      return;
    }
    identify.mutate(
      { vehicleId, json },
      {
        onSuccess: onClose,
        onError: (error) =>
          void (isUnauthorized(error) || showServerErrors(form, ['idKind', 'idEnd', 'pan'], error)),
      },
    );
  };
  const kind = watch('idKind');
  return (
    <FormDialog
      title={t('ID of the person')}
      description={t('Kept until a year after the vehicle is sold, then deleted.')}
      onClose={onClose}
      onSubmit={(event) => {
        form.clearErrors();
        void form.handleSubmit(submit)(event);
      }}
      submitLabel={t('Save')}
      pendingLabel={t('Saving...')}
      pending={identify.isPending}
    >
      <Field label={t('ID shown')}>
        <Select {...register('idKind')}>
          <option value="">{t('None')}</option>
          {ID_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(ID_LABELS[one])}
            </option>
          ))}
        </Select>
      </Field>
      {kind !== '' && kind !== 'aadhaar' && (
        <Field label={t('Its last four characters')} error={errors.idEnd?.message}>
          <Input autoComplete="off" autoCapitalize="characters" maxLength={20} {...register('idEnd')} />
        </Field>
      )}
      {isPanAsked && (
        <Field
          label={t('PAN')}
          hint={
            panEnd
              ? t('Saved, it ends in {end}. Leave this empty to keep it.', { end: panEnd })
              : t('Optional')
          }
          error={errors.pan?.message}
        >
          <Input autoComplete="off" autoCapitalize="characters" maxLength={20} {...register('pan')} />
        </Field>
      )}
      {panEnd && (
        <Checkbox
          label={t('Delete the PAN that ends in {end}', { end: panEnd })}
          {...register('isPanRemoved')}
        />
      )}
      <p className="text-ink-muted text-sm">
        {isPanAsked
          ? t('As we read the rule, the PAN is asked for at this price. It is stored encrypted.')
          : t('As we read the rule, no PAN is asked for at this price, so we do not keep one.')}{' '}
        {t('Source: {source}. Looked up on {day}. Not legal advice.', {
          source: panLaw.source,
          day: formatDate(panLaw.checkedOn),
        })}
        {isStale(panLaw, Date.now()) && ` ${t('That is long ago: look it up again.')}`}
      </p>
      <FormAlert message={errors.root?.message} />
    </FormDialog>
  );
}
