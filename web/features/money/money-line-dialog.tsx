import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { readAmount } from '../../../schema/common/amount-words';
import { CASH_READ_ON } from '../../../schema/money/cash';
import { MoneyLineInput } from '../../../schema/money/input';
import {
  MAX_MONEY_NAME,
  MAX_MONEY_NOTE,
  MODE_WORDS,
  MONEY_KINDS,
  MONEY_MODES,
  MONEY_WORDS,
} from '../../../schema/money/kinds';
import type { MoneyLineDto, VehicleMoneyDto } from '../../../schema/money/output';
import { describePrice } from '../../lib/amount-words';
import { ApiError } from '../../lib/api';
import { formatDate } from '../../lib/dates';
import { isUnauthorized } from '../../lib/failure';
import { indianDay } from '../../lib/indian-day';
import { showServerErrors } from '../../lib/server-errors';
import { toast } from '../../lib/toast-store';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Select } from '../../ui/core/select';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { PriceInput } from '../vehicles/price-input';
import { addLineMutation, changeLineMutation } from './money.queries';
import { useWords } from './words';

const FIELDS = ['kind', 'amount', 'day', 'note', 'mode', 'party', 'source'] as const;

/** Refusals that somebody may overrule who has read them. */
const ABOUT_CASH = ['cash_of_sale', 'cash_of_day', 'cash_paid'];

type Form = z.input<typeof MoneyLineInput>;

interface MoneyLineDialogProps {
  money: VehicleMoneyDto;
  /** The one that is changed; undefined for a new one. */
  line: MoneyLineDto | undefined;
  onClose: () => void;
}

/** Nobody buys a car for so little: lakh was not said. */
const LITTLE = 1000;

/** One payment for a vehicle. */
export function MoneyLineDialog({ money, line, onClose }: MoneyLineDialogProps) {
  const t = useWords();
  const { vehicleId, version, currency, boughtFor } = money;
  const today = indianDay(Date.now());
  const form = useForm<Form, unknown, MoneyLineInput>({
    resolver: zodResolver(MoneyLineInput),
    defaultValues: {
      version,
      kind: line?.kind ?? (boughtFor === null ? 'bought' : 'repair'),
      amount: line ? String(line.amount) : '',
      day: line?.day ?? today,
      note: line?.note ?? '',
      mode: line?.mode ?? null,
      party: line?.party ?? '',
      source: line?.source ?? '',
      isCashSeen: false,
    },
  });
  const { register, control, handleSubmit, watch, formState } = form;
  const { errors } = formState;
  const typed = String(watch('amount') ?? '');
  const amount = readAmount(typed);
  const isLakh = watch('kind') === 'bought' && currency === 'INR' && amount !== null && amount < LITTLE;
  const add = useMutation(addLineMutation);
  const change = useMutation(changeLineMutation);
  const [isAboutCash, setAboutCash] = useState(false);
  const isIn = watch('kind') === 'paid_in';
  const submit = (input: MoneyLineInput) => {
    // The latest: what somebody else has changed meanwhile is in sight behind the dialog.
    const json = { ...input, version };
    const after = {
      onSuccess: () => {
        toast({ title: t('Saved'), tone: 'success' as const });
        onClose();
      },
      onError: (error: Error) => {
        if (isUnauthorized(error)) return;
        setAboutCash(error instanceof ApiError && ABOUT_CASH.includes(error.body.code ?? ''));
        showServerErrors(form, FIELDS, error);
      },
    };
    if (line) change.mutate({ vehicleId, id: line.id, json }, after);
    else add.mutate({ vehicleId, json }, after);
  };
  return (
    <FormDialog
      title={line ? t('Edit a payment') : t('Add a payment')}
      onClose={onClose}
      onSubmit={handleSubmit(submit)}
      submitLabel={t('Save')}
      pendingLabel={t('Saving...')}
      pending={add.isPending || change.isPending}
    >
      <Field
        label={t('Amount')}
        hint={
          isLakh && typed
            ? t('In lakh? Then write “{amount} lakh”.', { amount: typed })
            : describePrice(typed, currency)
        }
        error={errors.amount?.message}
      >
        <PriceInput control={control} name="amount" currency={currency} />
      </Field>
      <Field label={t('What')} error={errors.kind?.message}>
        <Select {...register('kind')}>
          {MONEY_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(MONEY_WORDS[kind])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('Day')} error={errors.day?.message}>
        <Input type="date" max={today} {...register('day')} />
      </Field>
      <Field label={t('Paid by')} error={errors.mode?.message}>
        <Select {...register('mode', { setValueAs: (value) => value || null })}>
          <option value="">{t('Not said')}</option>
          {MONEY_MODES.map((mode) => (
            <option key={mode} value={mode}>
              {t(MODE_WORDS[mode])}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={isIn ? t('Who paid') : t('Who was paid')}
        hint={t('Optional')}
        error={errors.party?.message}
      >
        <Input autoComplete="off" maxLength={MAX_MONEY_NAME} {...register('party')} />
      </Field>
      {!isIn && (
        <Field label={t('Whose money')} hint={t('Empty if it was your own')} error={errors.source?.message}>
          <Input autoComplete="off" maxLength={MAX_MONEY_NAME} {...register('source')} />
        </Field>
      )}
      <Field label={t('Note')} hint={t('Optional')} error={errors.note?.message}>
        <Input autoComplete="off" maxLength={MAX_MONEY_NOTE} {...register('note')} />
      </Field>
      <FormAlert message={errors.root?.message} />
      {isAboutCash && (
        <Checkbox
          label={t('I have read this. Save it anyway.')}
          description={t('As we read the Act on {day}. Not legal advice.', { day: formatDate(CASH_READ_ON) })}
          {...register('isCashSeen')}
        />
      )}
    </FormDialog>
  );
}
