import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { readAmount } from '../../../schema/common/amount-words';
import type { LeadDto } from '../../../schema/leads/output';
import { isUnauthorized } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { Field } from '../../ui/core/field';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { buyerName, listedPrice, offeredPrice } from '../leads/lead-listing';
import { useBetterOffer } from '../leads/use-better-offer';
import { useBelowCost } from '../money/use-below-cost';
import { PriceInput } from '../vehicles/price-input';
import { createCounterMutation } from './counters.queries';
import { useWords } from './words';

/** A price to answer a buyer with. */
export function CounterDialog({ lead, onClose }: { lead: LeadDto; onClose: () => void }) {
  const t = useWords();
  const form = useForm({ defaultValues: { price: '' } });
  const { control, handleSubmit, watch, formState } = form;
  const { errors } = formState;
  const create = useMutation(createCounterMutation);
  const isBelowCost = useBelowCost();
  const betterOffer = useBetterOffer();
  const [asked, setAsked] = useState<{ price: string; why: string }>();
  const isAsked = asked !== undefined && asked.price === watch('price');
  const { vehicleId, vehiclePrice, vehicleCurrency: currency } = lead;
  const isOwn = lead.republishedVehicleId === null;
  const listed = listedPrice(lead);
  const submit = handleSubmit(async ({ price }) => {
    const vehicle =
      vehicleId && vehiclePrice && currency ? { id: vehicleId, price: vehiclePrice, currency } : null;
    // What the buyer has offered already is refused, whatever it cost.
    const isMore = (readAmount(price) ?? 0) > (lead.offerPrice ?? 0);
    if (!isAsked && isOwn && isMore && vehicle) {
      const amount = readAmount(price);
      const [isBelow, offered] = await Promise.all([
        isBelowCost(vehicle, amount),
        betterOffer(vehicle, amount, lead.id),
      ]);
      const why = [offered, isBelow && t('That is below what the car cost you.')].filter(Boolean).join(' ');
      if (why) return setAsked({ price, why });
    }
    create.mutate(
      { id: lead.id, price },
      {
        onSuccess: onClose,
        onError: (error) => void (isUnauthorized(error) || showServerErrors(form, ['price'], error)),
      },
    );
  });
  return (
    <FormDialog
      size="sm"
      title={t('Your price for {buyer}', { buyer: buyerName(lead) })}
      description={
        lead.offerPrice === null
          ? t('You ask {asked}.', { asked: listed })
          : t('They offer {offer}, you ask {asked}.', { offer: offeredPrice(lead), asked: listed })
      }
      onClose={onClose}
      onSubmit={submit}
      submitLabel={isAsked ? t('Make it all the same') : t('Make the link')}
      pendingLabel={t('Saving...')}
      pending={create.isPending || formState.isSubmitting}
    >
      <Field label={t('Your price')} error={errors.price?.message}>
        <PriceInput control={control} name="price" currency={currency ?? 'INR'} data-autofocus />
      </Field>
      <FormAlert message={isAsked ? asked.why : errors.root?.message} />
      <p className="text-ink-muted text-sm">
        {t('It binds nobody. The buyer gets a private link, open for 48 hours.')}
      </p>
    </FormDialog>
  );
}
