import { useMutation, useQuery } from '@tanstack/react-query';
import { TrendingDown } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { readAmount } from '../../../schema/common/amount-words';
import { CURRENCIES, toMajor, toMinor } from '../../../schema/common/currencies';
import { lowestMinor } from '../../../schema/staff/switches';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { failureText, isUnauthorized } from '../../lib/failure';
import { formatPrice } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { Field } from '../../ui/core/field';
import { IconButton } from '../../ui/core/icon-button';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { currentUserQuery } from '../auth/auth.queries';
import { useBetterOffer } from '../leads/use-better-offer';
import { PriceInput } from '../vehicles/price-input';
import { setPriceMutation } from './answerer.queries';
import { useWords } from './words';

type Priced = Pick<OwnVehicleDto, 'id' | 'name' | 'price' | 'basePrice' | 'currency'>;

function PriceDialog({ vehicle, onClose }: { vehicle: Priced; onClose: () => void }) {
  const t = useWords();
  const { id, price, basePrice, currency } = vehicle;
  const { data: user } = useQuery(currentUserQuery);
  const { control, handleSubmit, watch, formState } = useForm({ defaultValues: { price: String(price) } });
  const betterOffer = useBetterOffer();
  const [asked, setAsked] = useState<{ price: string; why: string }>();
  const isAsked = asked !== undefined && asked.price === watch('price');
  const save = useMutation(setPriceMutation);
  const base = basePrice ?? price;
  const lowest = lowestMinor(toMinor(base, currency) ?? 0, user?.staff?.switches.lowerPercent ?? 0);
  const shown = (amount: number) => formatPrice(amount, currency, CURRENCIES);
  const { error } = save;
  return (
    <FormDialog
      size="sm"
      title={t('Lower the price')}
      description={vehicle.name}
      onClose={onClose}
      onSubmit={handleSubmit(async (input) => {
        const why = isAsked ? null : await betterOffer(vehicle, readAmount(input.price));
        if (why) return setAsked({ ...input, why });
        save.mutate(
          { id, ...input },
          {
            onSuccess: () => {
              toast({ title: t('The price has changed'), tone: 'success' });
              onClose();
            },
          },
        );
      })}
      submitLabel={isAsked ? t('Lower it all the same') : t('Save')}
      pendingLabel={t('Saving...')}
      pending={save.isPending || formState.isSubmitting}
    >
      <Field
        label={t('Price')}
        hint={t('From {lowest} to {base}', { lowest: shown(toMajor(lowest, currency)), base: shown(base) })}
      >
        <PriceInput control={control} name="price" currency={currency} />
      </Field>
      <FormAlert
        message={
          error && !isUnauthorized(error)
            ? failureText(error, t('That did not work. Please try again.'))
            : isAsked
              ? asked.why
              : undefined
        }
      />
    </FormDialog>
  );
}

/** For salespeople: sets the price within what the owner allows. */
export function LowerPrice({ vehicle }: { vehicle: Priced }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        size="sm"
        label={t('Lower the price of {name}', { name: vehicle.name })}
        icon={<TrendingDown aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <PriceDialog vehicle={vehicle} onClose={() => setOpen(false)} />}
    </>
  );
}
