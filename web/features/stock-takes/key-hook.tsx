import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { MAX_HOOK } from '../../../schema/stock-takes/kinds';
import type { StockVehicleDto } from '../../../schema/stock-takes/output';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Form } from '../../ui/form';
import { hangKeyMutation } from './stock-takes.queries';
import { useWords } from './words';

/** Where the key of the vehicle that was just found hangs. */
export function KeyHook({ vehicle }: { vehicle: StockVehicleDto }) {
  const t = useWords();
  const [hook, setHook] = useState(vehicle.hook ?? '');
  const hang = useMutation({
    ...hangKeyMutation,
    onError: (error) => toastFailure(error, t('That did not work. Please try again.')),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    hang.mutate({ vehicleId: vehicle.id, hook });
  };
  const isSaved = hang.isSuccess && hang.variables.hook === hook;
  return (
    <Form label={t('Key')} onSubmit={save} className="flex items-end gap-2">
      <Field label={t('Its key hangs at')} className="flex-1">
        <Input
          value={hook}
          maxLength={MAX_HOOK}
          autoComplete="off"
          onChange={({ target }) => setHook(target.value)}
        />
      </Field>
      <Button type="submit" pending={hang.isPending} disabled={isSaved || hook === (vehicle.hook ?? '')}>
        {isSaved ? t('Saved') : t('Save')}
      </Button>
    </Form>
  );
}
