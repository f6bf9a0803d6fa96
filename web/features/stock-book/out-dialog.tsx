import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { CONSENTS } from '../../../schema/common/consents';
import { OutInput } from '../../../schema/stock-book/input';
import { DRIVER_LABELS, DRIVERS, PURPOSE_LABELS, PURPOSES } from '../../../schema/stock-book/kinds';
import { typedKms } from '../../lib/typed-kms';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Segmented } from '../../ui/core/segmented';
import { Select } from '../../ui/core/select';
import { FormDialog } from '../../ui/form-dialog';
import { outKmQuestion } from './km-question';
import { isRight } from './show-problems';
import { toastNoted } from './toast-noted';
import { noteLine, tripsQuery } from './trips.queries';
import { useWords } from './words';

const HOURS = [1, 2, 4, 8] as const;
const HOUR_MS = 3_600_000;

interface TripDialogProps {
  vehicleId: string;
  name: string;
  listedKms: number | null;
  onClose: () => void;
}

type OutForm = Omit<z.input<typeof OutInput>, 'key' | 'at' | 'expectedAt'> & { kms: string; hours: string };

/** The request as it is on the device: key and time are made here, so that it can be sent later and again. */
const inputOf = ({ hours, kms, ...form }: OutForm): z.input<typeof OutInput> => {
  const now = Date.now();
  return {
    ...form,
    key: crypto.randomUUID(),
    at: new Date(now).toISOString(),
    expectedAt: hours ? new Date(now + Number(hours) * HOUR_MS).toISOString() : null,
    kms: typedKms(kms),
  };
};

/** A vehicle leaves the yard: why, who drives, and the km. */
export function OutDialog({ vehicleId, name, listedKms, onClose }: TripDialogProps) {
  const t = useWords();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [asked, setAsked] = useState<number>();
  const form = useForm<OutForm>({
    defaultValues: {
      purpose: 'test_drive',
      driver: 'self',
      name: '',
      phone: '',
      licenceEnd: '',
      hours: '1',
      kms: '',
    },
  });
  const { register, control, watch, handleSubmit, formState } = form;
  const { errors } = formState;
  const driver = watch('driver');
  const submit = async (values: OutForm) => {
    const json = inputOf(values);
    if (!isRight(form, OutInput, json)) return;
    const kms = Number(json.kms);
    const known = client.getQueryData(tripsQuery(vehicleId).queryKey);
    const last = known?.lines.find(({ kind }) => kind === 'back')?.fields.kms ?? null;
    const question = outKmQuestion(kms, listedKms, last);
    if (question && asked !== kms) {
      setAsked(kms);
      form.setError('kms', { message: question }, { shouldFocus: true });
      return;
    }
    setPending(true);
    const noted = await noteLine(client, { path: 'out', vehicleId, json });
    toastNoted(noted, 'out', client.getQueryData(tripsQuery(vehicleId).queryKey));
    onClose();
  };
  return (
    <FormDialog
      title={t('Out')}
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
      <Field label={t('Odometer, km')} error={errors.kms?.message}>
        <Input inputMode="numeric" autoComplete="off" data-autofocus {...register('kms')} />
      </Field>
      <Field label={t('For what')}>
        <Select {...register('purpose')}>
          {PURPOSES.map((purpose) => (
            <option key={purpose} value={purpose}>
              {t(PURPOSE_LABELS[purpose])}
            </option>
          ))}
        </Select>
      </Field>
      <Controller
        control={control}
        name="driver"
        render={({ field }) => (
          <Segmented
            label={t('Who drives')}
            value={field.value}
            onValueChange={field.onChange}
            options={DRIVERS.map((value) => ({ value, label: t(DRIVER_LABELS[value]) }))}
          />
        )}
      />
      {driver !== 'self' && (
        <Field label={t('Name')} error={errors.name?.message}>
          <Input autoComplete="off" {...register('name')} />
        </Field>
      )}
      {driver === 'visitor' && (
        <>
          <Field label={t('Mobile Number')} error={errors.phone?.message}>
            <Input type="tel" inputMode="tel" autoComplete="off" {...register('phone')} />
          </Field>
          <Field
            label={t('Licence seen: its last four characters')}
            hint={t('Leave it empty if you did not see it.')}
            error={errors.licenceEnd?.message}
          >
            <Input autoComplete="off" autoCapitalize="characters" maxLength={6} {...register('licenceEnd')} />
          </Field>
          <p className="text-ink-muted text-xs">{t(CONSENTS.writtenLead.text)}</p>
        </>
      )}
      <Field label={t('Back in')}>
        <Select {...register('hours')}>
          <option value="">{t('Not known')}</option>
          {HOURS.map((hours) => (
            <option key={hours} value={hours}>
              {hours === 1 ? t('One hour') : t('{hours} hours', { hours })}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}
