import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CURRENCIES, symbolOf } from '../../../schema/common/currencies';
import { REFUSALS } from '../../../schema/common/refusals';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { formatNumber, formatPrice } from '../../lib/format';
import { Field } from '../../ui/core/field';
import { Segmented } from '../../ui/core/segmented';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { PrefixedInput } from '../../ui/prefixed-input';
import { costsQuery } from '../money/money.queries';
import { useMay } from '../staff/use-may';
import { PriceInput } from '../vehicles/price-input';
import type { BulkAsk } from './bulk.queries';
import { countBelowCost, mainCurrency, outcomeOf, type PriceForm, readChange } from './price-change';
import { useWords } from './words';

interface PriceDialogProps {
  vehicles: readonly OwnVehicleDto[];
  /** Staff that may only lower prices. */
  onlyLower: boolean;
  onClose: () => void;
  onStart: (ask: BulkAsk) => void;
}

/** Changes prices by an amount or by per cent, with every old and new price before it is done. */
export function PriceDialog({ vehicles, onlyLower, onClose, onStart }: PriceDialogProps) {
  const t = useWords();
  const {
    control,
    register,
    handleSubmit,
    setValue,
    watch,
    formState: { isSubmitting },
  } = useForm<PriceForm>({
    defaultValues: { amount: '', direction: 'lower', unit: 'amount' },
  });
  const { amount, direction, unit } = watch();
  const currency = mainCurrency(vehicles);
  const change = readChange({ amount, direction, unit }, currency);
  // Typing has priority over a thousand lines.
  const shown = useDeferredValue(JSON.stringify(change));
  const previewed: typeof change = JSON.parse(shown);
  const outcomes = vehicles.map((vehicle) => previewed && outcomeOf(vehicle, previewed));
  const count = outcomes.filter((outcome) => typeof outcome === 'number').length;
  const seesMoney = useMay()('seeMoney');
  const { data: costs } = useQuery({ ...costsQuery, enabled: seesMoney });
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ change: string; below: number }>();
  const isAsked = asked?.change === JSON.stringify(change);
  const submit = async () => {
    if (!change) return;
    // A press may come before the costs. Without them (no network) the change is made without the question.
    const known = seesMoney && (costs ?? (await client.fetchQuery(costsQuery).catch(() => undefined)));
    const below = known ? countBelowCost(vehicles, change, known) : 0;
    if (below > 0 && !isAsked) return setAsked({ change: JSON.stringify(change), below });
    onStart({ path: 'prices', change });
    onClose();
  };
  return (
    <FormDialog
      title={t('Change {count} prices', { count: formatNumber(vehicles.length) })}
      onClose={onClose}
      onSubmit={handleSubmit(submit)}
      submitLabel={
        isAsked
          ? t('Change them all the same')
          : count > 0
            ? t('Change {count} prices', { count: formatNumber(count) })
            : t('Change prices')
      }
      pendingLabel={t('Changing...')}
      pending={isSubmitting}
    >
      <Field label={direction === 'lower' ? t('Lower by') : t('Raise by')}>
        {unit === 'amount' ? (
          <PriceInput control={control} name="amount" currency={currency} />
        ) : (
          <PrefixedInput prefix="%" inputMode="decimal" autoComplete="off" {...register('amount')} />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Segmented
          label={t('Unit')}
          value={unit}
          onValueChange={(next) => setValue('unit', next)}
          options={[
            { value: 'amount', label: symbolOf(currency) },
            { value: 'percent', label: t('Per cent') },
          ]}
        />
        {!onlyLower && (
          <Segmented
            label={t('Direction')}
            value={direction}
            onValueChange={(next) => setValue('direction', next)}
            options={[
              { value: 'lower', label: t('Lower') },
              { value: 'raise', label: t('Raise') },
            ]}
          />
        )}
      </div>
      <FormAlert
        message={
          isAsked
            ? t('{below} of the {count} would be below what they cost you.', {
                below: formatNumber(asked.below),
                count: formatNumber(count),
              })
            : undefined
        }
      />
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{t('Old and new prices')}</caption>
        <thead className="text-ink-muted text-xs">
          <tr>
            <th className="py-1 text-start font-medium">{t('Vehicle')}</th>
            <th className="py-1 text-end font-medium">{t('Old')}</th>
            <th className="py-1 pl-4 text-end font-medium">{t('New')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {vehicles.map(({ id, name, price, currency: own }, at) => {
            const outcome = outcomes[at];
            return (
              <tr key={id}>
                <td translate="no" className="max-w-40 truncate py-1.5">
                  {name}
                </td>
                <td className="whitespace-nowrap py-1.5 text-end text-ink-muted">
                  {formatPrice(price, own, CURRENCIES)}
                </td>
                <td className="py-1.5 pl-4 text-end font-medium">
                  {typeof outcome === 'number' && formatPrice(outcome, own, CURRENCIES)}
                  {typeof outcome === 'string' && (
                    <span className="font-normal text-warning">{t.known(REFUSALS[outcome].text)}</span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </FormDialog>
  );
}
