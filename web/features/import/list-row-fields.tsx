import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ListRow } from '../../../schema/vehicles/read-list';
import { describePrice } from '../../lib/amount-words';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { describeAdvert } from '../vehicles/describe-advert';
import { PriceInput } from '../vehicles/price-input';
import { useWords as useVehicleWords } from '../vehicles/words';
import type { Doubt, TypedRow } from './list-rows';
import { useWords } from './words';

interface ListRowFieldsProps {
  at: number;
  row: ListRow;
  doubt: Doubt | null;
}

/** One vehicle of the list: whether to take it, what was read, and the line it was read from. */
export function ListRowFields({ at, row, doubt }: ListRowFieldsProps) {
  const t = useWords();
  const vehicle = useVehicleWords();
  const { register, control, watch } = useFormContext<{ rows: TypedRow[] }>();
  const { isWanted, name, price } = watch(`rows.${at}`);
  // What has to be looked at is open.
  const [isOpen, setOpen] = useState(row.advert.price === null || row.isUnusual);
  const whyNot =
    doubt &&
    {
      sold: () => t('Marked as sold in the list'),
      twice: () => t('Twice in this list'),
      known: () => t('You have it already: {name}', { name: doubt.kind === 'known' ? doubt.name : '' }),
    }[doubt.kind]();
  const priceNote = row.isUnusual
    ? t('Unusual for this model. Please check.')
    : (describePrice(price, 'INR') ?? t('No price that we can be sure of'));
  return (
    <li className="flex flex-col gap-3 py-4">
      <Checkbox
        label={
          <span translate="no" className="wrap-anywhere font-medium">
            {`${at + 1}. ${name || row.said.slice(0, 40)}`}
          </span>
        }
        description={whyNot}
        {...register(`rows.${at}.isWanted`)}
      />
      <div
        translate="no"
        className="wrap-anywhere whitespace-pre-line rounded-md bg-sunken px-3 py-2 text-ink-muted text-sm"
      >
        {row.said}
        {isWanted && (
          <span className="mt-1 flex flex-wrap items-end justify-between gap-x-3">
            <span className="font-medium text-ink">{describeAdvert(row.advert)}</span>
            <Button
              size="sm"
              variant="ghost"
              className="-ml-2.5"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {t('Correct')}
            </Button>
          </span>
        )}
      </div>
      {isWanted && isOpen && (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-[2fr_5rem_8rem_2fr]">
          <Field label={vehicle('Vehicle Name')} className="max-sm:col-span-2">
            <Input autoComplete="off" maxLength={120} {...register(`rows.${at}.name`)} />
          </Field>
          <Field label={vehicle('Year')}>
            <Input inputMode="numeric" autoComplete="off" maxLength={4} {...register(`rows.${at}.year`)} />
          </Field>
          <Field label={vehicle('KMs Driven')}>
            <Input inputMode="numeric" autoComplete="off" maxLength={9} {...register(`rows.${at}.kms`)} />
          </Field>
          <Field label={vehicle('Price')} hint={priceNote} className="max-sm:col-span-2">
            <PriceInput control={control} name={`rows.${at}.price`} currency="INR" />
          </Field>
        </div>
      )}
    </li>
  );
}
