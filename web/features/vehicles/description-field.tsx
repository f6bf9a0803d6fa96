import { useMutation } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { VehicleForm } from '../../../schema/vehicles/input';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { Textarea } from '../../ui/textarea';
import { DictateButton } from './dictate-button';
import type { SuggestedFact } from './use-suggested-facts';
import { describeVehicleMutation } from './vehicles.queries';
import { useWords } from './words';

/** The sales pitch: written by AI from the seller's facts, or dictated if the browser supports it. */
export function DescriptionField({ unknown }: { unknown: readonly SuggestedFact[] }) {
  const t = useWords();
  const { register, getValues, setValue, formState } = useFormContext<VehicleForm>();
  const [written, setWritten] = useState<string>();
  const mutation = useMutation({
    ...describeVehicleMutation,
    onMutate: () => setWritten(undefined),
    onSuccess: ({ description, draft }) => {
      setValue('description', description, { shouldDirty: true });
      setWritten(
        draft
          ? t('Written from your facts, without AI. Change it if you like.')
          : t('AI description generated!'),
      );
    },
    onError: () =>
      toast({ title: t('Generation failed'), description: t('Currently not available'), tone: 'error' }),
  });
  const generate = () => {
    const { name, price, currency, year, fuelType, transmission, kmsDriven, ...rest } = getValues();
    const { body, city, owners } = rest;
    // The numbers of registration and stock are private to the seller.
    const { registrationNumber: _registration, stockNumber: _stock, ...facts } = rest.facts ?? {};
    if (!name.trim() || !String(price).trim())
      return toast({ title: t('Fill vehicle details first'), tone: 'error' });
    mutation.mutate({
      name,
      price,
      currency,
      year: Number.isInteger(year) && !unknown.includes('year') ? year : undefined,
      fuelType,
      transmission,
      kmsDriven: unknown.includes('kmsDriven') ? null : kmsDriven,
      body,
      city,
      owners,
      facts,
    });
  };
  const append = (phrase: string) => {
    const description = [getValues('description'), phrase].filter(Boolean).join(' ');
    setValue('description', description, { shouldDirty: true });
  };
  return (
    <Field
      label={t('Sales Pitch / Description')}
      error={formState.errors.description?.message}
      hint={written && <span role="status">{written}</span>}
      className="col-span-2"
      aside={
        <span className="flex shrink-0 items-center">
          <DictateButton onHeard={append} />
          <Button
            size="sm"
            variant="ghost"
            icon={<Sparkles aria-hidden="true" className="size-4" />}
            pending={mutation.isPending}
            onClick={generate}
          >
            {t('Generate with AI')}
          </Button>
        </span>
      }
    >
      <Textarea rows={4} maxLength={4000} {...register('description')} />
    </Field>
  );
}
