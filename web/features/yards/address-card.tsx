import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { text } from '../../../schema/common/text';
import { MAX_ADDRESS } from '../../../schema/yards/input';
import type { YardDto } from '../../../schema/yards/output';
import { Field } from '../../ui/core/field';
import { Textarea } from '../../ui/textarea';
import { PartForm } from './part-form';
import { useWords } from './words';

const AddressForm = z.object({ address: text({ max: MAX_ADDRESS, multiline: true }) });

interface YardPartProps {
  yard: YardDto;
  onDirty: (isDirty: boolean) => void;
}

/** The address, as it is put into texts. */
export function AddressCard({ yard, onDirty }: YardPartProps) {
  const t = useWords();
  const form = useForm({
    resolver: zodResolver(AddressForm),
    values: { address: yard.address ?? '' },
  });
  const length = form.watch('address').length;
  return (
    <PartForm
      title={t('Address')}
      form={form}
      fields={['address']}
      toPart={({ address }) => ({ address })}
      saved={t('Address saved')}
      onDirty={onDirty}
    >
      <Field
        label={t('Address of the yard')}
        hint={t(
          'In texts that you send. Your public page shows it only if you switch that on in its settings.',
        )}
        error={form.formState.errors.address?.message}
        aside={
          <span className="text-ink-muted text-sm tabular-nums">
            {length}/{MAX_ADDRESS}
          </span>
        }
      >
        <Textarea rows={3} autoComplete="street-address" {...form.register('address')} />
      </Field>
    </PartForm>
  );
}
