import { useMutation, useQuery } from '@tanstack/react-query';
import { TrendingDown } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
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
import { PriceInput } from '../vehicles/price-input';
import { setPriceMutation } from './answerer.queries';
import { useWords } from './words';

type Priced = Pick<OwnVehicleDto, 'id' | 'name' | 'price' | 'basePrice' | 'currency'>;

function PriceDialog({ vehicle, onClose }: { vehicle: Priced; onClose: () => void }) {
  const t = useWords();
  const { id, price, basePrice, currency } = vehicle;
  const { data: user } = useQuery(currentUserQuery);
  const { control, handleSubmit } = useForm({ defaultValues: { price: String(price) } });
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
      onSubmit={handleSubmit((input) =>
        save.mutate(
          { id, ...input },
          {
            onSuccess: () => {
              toast({ title: t('The price has changed'), tone: 'success' });
              onClose();
            },
          },
        ),
      )}
      submitLabel={t('Save')}
      pendingLabel={t('Saving...')}
      pending={save.isPending}
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
