import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Form29BInput } from '../../../schema/yards/input';
import type { OwnYardDto } from '../../../schema/yards/output';
import { indianDay } from '../../lib/indian-day';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { PartForm } from './part-form';
import { useWords } from './words';

const CardForm = z.object({ form29b: Form29BInput });

interface Form29BCardProps {
  yard: OwnYardDto;
  onDirty: (isDirty: boolean) => void;
}

/** The dealer's authorisation, which gives the stock book its title while it holds. */
export function Form29BCard({ yard, onDirty }: Form29BCardProps) {
  const t = useWords();
  const form = useForm({
    resolver: zodResolver(CardForm),
    values: { form29b: { number: yard.form29b ?? '', until: yard.form29bUntil ?? '' } },
  });
  const errors = form.formState.errors.form29b;
  const isOver = yard.form29bUntil !== null && yard.form29bUntil < indianDay(Date.now());
  return (
    <PartForm
      title={t('Authorisation of the dealer')}
      description={t(
        'While it holds, the printed stock book is titled “Register under rules 55A to 55H”. We do not check it.',
      )}
      form={form}
      fields={['form29b.number', 'form29b.until']}
      toPart={({ form29b }) => ({ form29b })}
      saved={t('Authorisation saved')}
      onDirty={onDirty}
    >
      <Field label={t('Number on Form 29B')} error={errors?.number?.message}>
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          {...form.register('form29b.number')}
        />
      </Field>
      <Field
        label={t('Holds until')}
        hint={isOver ? t('It is over: the book is titled “Stock book”.') : undefined}
        error={errors?.until?.message}
      >
        <Input type="date" {...form.register('form29b.until')} />
      </Field>
    </PartForm>
  );
}
