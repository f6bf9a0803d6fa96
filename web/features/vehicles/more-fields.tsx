import { ChevronDown } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { ACCIDENTS, INSURANCE_TYPES, LOANS, SERVICES } from '../../../schema/vehicles/facts';
import type { VehicleForm } from '../../../schema/vehicles/input';
import { BODY_TYPES, bodiesOf } from '../../../schema/vehicles/kinds';
import { more } from '../../i18n/en-shared';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Select } from '../../ui/core/select';
import { Help } from '../../ui/help';
import type { VehicleWords } from './use-vehicle-words';
import { useWords } from './words';

const CHOICES = [
  ['facts.insurance.type', more.insurance, INSURANCE_TYPES],
  ['facts.loan', more.loan, LOANS],
  ['facts.accident', more.accident, ACCIDENTS],
  ['facts.service', more.service, SERVICES],
] as const;

/** What fewer buyers ask for, collapsed. */
export function MoreFields({ words }: { words: VehicleWords }) {
  const t = useWords();
  const { register, watch } = useFormContext<VehicleForm>();
  const kind = watch('kind');
  return (
    <details className="group col-span-2">
      <summary className="touch-target flex cursor-pointer items-center gap-1 font-medium text-sm">
        {t('More details')}
        <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-2 gap-4 pt-3">
        <Field label={t('Variant')}>
          <Input
            {...register('facts.variant', { onChange: ({ target }) => words.give('variant', target.value) })}
            maxLength={60}
            placeholder="VXi"
            autoComplete="off"
          />
        </Field>
        <Field label={t('Body')}>
          <Select {...register('body', { onChange: ({ target }) => words.give('body', target.value) })}>
            <option value="">{t('Not given')}</option>
            {(kind ? bodiesOf(kind) : BODY_TYPES).map((body) => (
              <option key={body} value={body}>
                {t.known(body)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('Colour')}>
          <Input {...register('facts.colour')} maxLength={40} autoComplete="off" />
        </Field>
        <Field label={t('Keys')}>
          <Select
            {...register('facts.keys', {
              setValueAs: (value) => (value === '' || value === null ? null : Number(value)),
            })}
          >
            <option value="">{t('Not given')}</option>
            {[1, 2, 3].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
        </Field>
        <Field label={t('Stock number')} hint={t('Your own. Buyers never see it.')} className="col-span-2">
          <Input {...register('facts.stockNumber')} maxLength={20} autoComplete="off" />
        </Field>
        {CHOICES.map(([name, [label, labels], values]) => (
          <Field key={name} label={t.known(label)}>
            <Select {...register(name)}>
              <option value="">{t('Not given')}</option>
              {values.map((value) => (
                <option key={value} value={value}>
                  {t.known((labels as Record<string, string>)[value] ?? value)}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        <div className="col-span-2 flex items-start gap-1">
          <Checkbox label={t('I have the lender’s NOC')} {...register('facts.noc')} />
          <Help question={t('What is an NOC?')} topic="papers">
            {t(
              'After a loan is repaid, the bank gives a No Objection Certificate. With it the RTO takes the loan off the RC, so that a buyer can become the owner.',
            )}
          </Help>
        </div>
      </div>
    </details>
  );
}
