import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { CONSENTS } from '../../../schema/common/consents';
import { DEFAULT_CURRENCY } from '../../../schema/common/currencies';
import { MAX_WANTS, WriteLeadInput } from '../../../schema/leads/input';
import { HAND_SOURCES } from '../../../schema/leads/lead-sources';
import type { LeadDto } from '../../../schema/leads/output';
import { LEAD_SOURCE_WORDS } from '../../../schema/leads/words';
import { describePrice } from '../../lib/amount-words';
import { isUnauthorized } from '../../lib/failure';
import { indianDay } from '../../lib/indian-day';
import { showServerErrors } from '../../lib/server-errors';
import { toast } from '../../lib/toast-store';
import { Checkbox } from '../../ui/checkbox';
import { Combobox } from '../../ui/combobox';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Segmented } from '../../ui/core/segmented';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { lazyDialog } from '../../ui/lazy-dialog';
import { PriceInput } from '../vehicles/price-input';
import { FOLLOW_UP_DAYS } from './follow-up-days';
import { KnownNumber } from './known-number';
import { writeLeadMutation } from './leads.queries';
import { useVehicleNames } from './use-vehicle-names';
import { useWords } from './words';

const WantDialog = lazyDialog(async () => (await import('../wants/want-dialog')).WantDialog);

const FIELDS = ['buyerMobile', 'wants', 'budget', 'buyerName'] as const;
const NEVER = 'never';

/** Enter moves on to the next field, as the keyboard's key says; in the last one it submits. */
function moveOn(event: KeyboardEvent<HTMLElement>) {
  const field = event.target;
  if (event.key !== 'Enter' || event.defaultPrevented || !(field instanceof HTMLInputElement)) return;
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const next = fields[fields.indexOf(field) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Writes down a buyer who called or walked in: number, what they want, and their budget. */
export function WriteLeadDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const vehicles = useVehicleNames();
  const form = useForm<z.input<typeof WriteLeadInput>, unknown, WriteLeadInput>({
    resolver: zodResolver(WriteLeadInput),
    defaultValues: {
      buyerMobile: '',
      wants: '',
      budget: '',
      buyerName: '',
      source: 'call',
      followUpAt: null,
    },
  });
  const { register, control, handleSubmit, setValue, watch, formState } = form;
  const { errors } = formState;
  const save = useMutation(writeLeadMutation);
  const [keepsWaiting, setKeepsWaiting] = useState(false);
  const [saved, setSaved] = useState<LeadDto>();
  const vehicleId = watch('vehicleId');
  const currency = vehicles.find(({ id }) => id === vehicleId)?.currency ?? DEFAULT_CURRENCY;

  const want = (text: string) => {
    const chosen = vehicles.find(({ label }) => label === text);
    setValue('wants', text, { shouldValidate: formState.isSubmitted });
    setValue('vehicleId', chosen?.id);
    // Whoever asks about a vehicle has seen its price; another budget is typed over it.
    if (chosen?.price && chosen.id !== vehicleId) setValue('budget', String(chosen.price));
  };

  const refused = (error: Error) => {
    if (isUnauthorized(error)) return;
    showServerErrors(form, FIELDS, error);
  };
  const submit = ({ wants, ...input }: WriteLeadInput) =>
    save.mutate(
      { ...input, wants: input.vehicleId ? null : wants },
      {
        onSuccess: (lead) => {
          toast({ title: t('Buyer saved'), tone: 'success' });
          if (keepsWaiting) setSaved(lead);
          else onClose();
        },
        onError: refused,
      },
    );

  if (saved) return <WantDialog lead={saved} want={undefined} onClose={onClose} />;
  return (
    <FormDialog
      title={t('Add a buyer')}
      description={t('Someone who called, wrote or walked in. Does not count towards your plan’s leads.')}
      onClose={onClose}
      onSubmit={handleSubmit(submit)}
      submitLabel={t('Save buyer')}
      pendingLabel={t('Saving...')}
      pending={save.isPending}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are of the fields inside */}
      <div className="flex flex-col gap-4" onKeyDown={moveOn}>
        <Field label={t('Mobile Number')} error={errors.buyerMobile?.message}>
          <Input
            type="tel"
            inputMode="tel"
            autoComplete="off"
            enterKeyHint="next"
            data-autofocus
            {...register('buyerMobile')}
          />
        </Field>
        <KnownNumber typed={String(watch('buyerMobile'))} />
        <Field label={t('Wants')} error={errors.wants?.message}>
          <Controller
            control={control}
            name="wants"
            render={({ field }) => (
              <Combobox
                ref={field.ref}
                listLabel={t('Your vehicles')}
                placeholder={t('Your vehicle, or “diesel Creta from 2018”')}
                enterKeyHint="next"
                maxLength={MAX_WANTS}
                options={vehicles.map(({ label }) => label)}
                value={field.value ?? ''}
                onChange={want}
                onBlur={field.onBlur}
              />
            )}
          />
        </Field>
        <Field
          label={t('Budget')}
          hint={describePrice(String(watch('budget')), currency) || t('Optional')}
          error={errors.budget?.message}
        >
          <PriceInput control={control} name="budget" currency={currency} />
        </Field>
      </div>
      <Controller
        control={control}
        name="source"
        render={({ field }) => (
          <Segmented
            label={t('Source')}
            value={field.value}
            onValueChange={field.onChange}
            options={HAND_SOURCES.map((value) => ({ value, label: t.known(LEAD_SOURCE_WORDS[value]) }))}
          />
        )}
      />
      <Controller
        control={control}
        name="followUpAt"
        render={({ field }) => (
          <Segmented
            label={t('Follow up on')}
            value={field.value ?? NEVER}
            onValueChange={(day) => field.onChange(day === NEVER ? null : day)}
            options={[
              { value: NEVER, label: t('No reminder') },
              ...FOLLOW_UP_DAYS.map(({ label, days }) => ({
                value: indianDay(Date.now(), days),
                label: t(label),
              })),
            ]}
          />
        )}
      />
      <Field label={t('Name, if you know it')} error={errors.buyerName?.message}>
        <Input autoComplete="off" {...register('buyerName')} />
      </Field>
      <Checkbox
        label={t('Tell them when one like it comes in')}
        checked={keepsWaiting}
        onChange={({ target }) => setKeepsWaiting(target.checked)}
      />
      <p className="text-ink-muted text-xs">{t(CONSENTS.writtenLead.text)}</p>
      <FormAlert message={errors.root?.message} />
    </FormDialog>
  );
}
