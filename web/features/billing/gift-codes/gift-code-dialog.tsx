import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { CreateGiftCodeInput } from '../../../../schema/billing/gift-codes.input';
import { DURATIONS, PAID_PLANS } from '../../../../schema/billing/plan-names';
import { DURATION_LABELS, PLANS } from '../../../../schema/billing/plans';
import { isUnauthorized } from '../../../lib/failure';
import { indianDay } from '../../../lib/indian-day';
import { showServerErrors } from '../../../lib/server-errors';
import { toast } from '../../../lib/toast-store';
import { Checkbox } from '../../../ui/checkbox';
import { Field } from '../../../ui/core/field';
import { Input } from '../../../ui/core/input';
import { Select } from '../../../ui/core/select';
import { DayOptions } from '../../../ui/day-options';
import { FormAlert } from '../../../ui/form-alert';
import { FormDialog } from '../../../ui/form-dialog';
import { createGiftCodeMutation } from '../admin-billing.queries';

/** The API's own default is 1. */
const PREFILLED_USES = 100;
const FIELDS = ['code', 'discountPercentage', 'maxUses', 'validUntil', 'timePeriod'] as const;
type Values = z.input<typeof CreateGiftCodeInput>;

/** An empty number field means no value, not zero. */
const orNothing = (value: unknown) => (value === '' ? undefined : value);
const orNull = (value: unknown) => (value === '' ? null : value);

/** Creates a gift code. */
export function GiftCodeDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<Values, unknown, CreateGiftCodeInput>({
    resolver: zodResolver(CreateGiftCodeInput),
    defaultValues: {
      code: '',
      maxUses: PREFILLED_USES,
      validUntil: null,
      timePeriod: '1_month',
      applicablePlans: [],
    },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const create = useMutation(createGiftCodeMutation);
  const submit = ({ applicablePlans, ...input }: CreateGiftCodeInput) =>
    create.mutate(
      {
        ...input,
        validUntil: input.validUntil ?? null,
        applicablePlans: applicablePlans?.length ? applicablePlans : null,
      },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (isUnauthorized(error)) return;
          showServerErrors(form, FIELDS, error);
          toast({ title: 'Error', description: 'Failed to create gift code', tone: 'error' });
        },
      },
    );
  return (
    <FormDialog
      title="Create gift code"
      description="Each person can use it once."
      onClose={onClose}
      onSubmit={handleSubmit(submit)}
      submitLabel="Create gift code"
      pendingLabel="Creating..."
      pending={create.isPending}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Code" required error={errors.code?.message}>
          <Input
            className="font-mono uppercase placeholder:normal-case"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            placeholder="DIWALI25"
            {...register('code', { setValueAs: (value: string) => value.toUpperCase() })}
          />
        </Field>
        <Field label="Discount percentage" required error={errors.discountPercentage?.message}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            placeholder="25"
            {...register('discountPercentage', { setValueAs: orNothing })}
          />
        </Field>
        <Field label="Max uses" error={errors.maxUses?.message}>
          <Input inputMode="numeric" autoComplete="off" {...register('maxUses', { setValueAs: orNothing })} />
        </Field>
        <Field label="Valid until" error={errors.validUntil?.message}>
          <Select {...register('validUntil', { setValueAs: orNull })}>
            <option value="">No end date</option>
            <DayOptions from={indianDay(Date.now())} count={366} value="" />
          </Select>
        </Field>
        <Field label="Period" hint="The period it applies to." error={errors.timePeriod?.message}>
          <Select {...register('timePeriod')}>
            {DURATIONS.map((id) => (
              <option key={id} value={id}>
                {DURATION_LABELS[id]}
              </option>
            ))}
          </Select>
        </Field>
        <fieldset>
          <legend className="mb-1.5 font-medium text-sm">Plans</legend>
          <div className="flex flex-col gap-2 pt-1">
            {PAID_PLANS.map((plan) => (
              <Checkbox key={plan} label={PLANS[plan].name} value={plan} {...register('applicablePlans')} />
            ))}
          </div>
          <p className="mt-1.5 text-ink-muted text-sm">None chosen: all plans.</p>
        </fieldset>
      </div>
      <FormAlert message={errors.root?.message} />
    </FormDialog>
  );
}
