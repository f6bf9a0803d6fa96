import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { BackInput } from '../../../schema/stock-book/input';
import { FUEL_LABELS, FUEL_LEVELS } from '../../../schema/stock-book/kinds';
import { BOOK_REFUSALS } from '../../../schema/stock-book/refusals';
import { typedKms } from '../../lib/typed-kms';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Select } from '../../ui/core/select';
import { FormDialog } from '../../ui/form-dialog';
import { backKmQuestion } from './km-question';
import { isRight } from './show-problems';
import { toastNoted } from './toast-noted';
import { noteLine } from './trips.queries';
import { useWords } from './words';

interface BackDialogProps {
  vehicleId: string;
  name: string;
  /** With which trip it is out, and the km then. */
  trip: { key: string; kms: number };
  onClose: () => void;
}

interface BackForm {
  kms: string;
  fuel: string;
  damage: string;
}

const inputOf = ({ kms, fuel, damage }: BackForm, trip: string): z.input<typeof BackInput> => ({
  key: crypto.randomUUID(),
  at: new Date().toISOString(),
  trip,
  kms: typedKms(kms),
  fuel: FUEL_LEVELS.find((level) => level === fuel) ?? null,
  damage,
});

/** A vehicle comes back: the km, how much fuel, and what is damaged. */
export function BackDialog({ vehicleId, name, trip, onClose }: BackDialogProps) {
  const t = useWords();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [asked, setAsked] = useState<number>();
  const form = useForm<BackForm>({
    defaultValues: { kms: '', fuel: '', damage: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const submit = async (values: BackForm) => {
    const json = inputOf(values, trip.key);
    if (!isRight(form, BackInput, json)) return;
    // Also without a network, where the server cannot say so.
    if (Number(json.kms) < trip.kms) {
      const message = t.known(BOOK_REFUSALS.invalid.trip_kms, { kms: trip.kms });
      form.setError('kms', { message }, { shouldFocus: true });
      return;
    }
    const question = backKmQuestion(Number(json.kms), trip.kms);
    if (question && asked !== Number(json.kms)) {
      setAsked(Number(json.kms));
      form.setError('kms', { message: question }, { shouldFocus: true });
      return;
    }
    setPending(true);
    toastNoted(await noteLine(client, { path: 'back', vehicleId, json }), 'back');
    onClose();
  };
  return (
    <FormDialog
      title={t('Back in')}
      description={<span translate="no">{name}</span>}
      onClose={onClose}
      onSubmit={(event) => {
        form.clearErrors();
        void handleSubmit(submit)(event);
      }}
      submitLabel={asked !== undefined && errors.kms ? t('Yes, it is right') : t('Note it')}
      pendingLabel={t('Saving...')}
      pending={isPending}
    >
      <Field
        label={t('Odometer, km')}
        hint={t('It went out with {kms} km', { kms: trip.kms.toLocaleString('en-IN') })}
        error={errors.kms?.message}
      >
        <Input inputMode="numeric" autoComplete="off" data-autofocus {...register('kms')} />
      </Field>
      <Field label={t('Fuel')}>
        <Select {...register('fuel')}>
          <option value="">{t('Not known')}</option>
          {FUEL_LEVELS.map((level) => (
            <option key={level} value={level}>
              {t(FUEL_LABELS[level])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('Damage')} hint={t('Leave it empty if nothing is new.')} error={errors.damage?.message}>
        <Input autoComplete="off" {...register('damage')} />
      </Field>
    </FormDialog>
  );
}
