import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ListingRef } from '../../../schema/vehicles/input';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/core/error-state';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { Form } from '../../ui/form';
import { Skeleton } from '../../ui/skeleton';
import { useAllVehicles } from '../vehicles/use-all-vehicles';
import { pointCodeMutation } from './links.queries';
import { useWords } from './words';

interface PointCodeFormProps {
  code: string;
  /** The code's present destination. */
  listing: ListingRef;
  onPointed: (name: string) => void;
}

/** Chooses the vehicle that a printed code opens from now on. */
export function PointCodeForm({ code, listing, onPointed }: PointCodeFormProps) {
  const t = useWords();
  const vehicles = useAllVehicles();
  // Here rather than at the call, because this form's code has left its list by the time the lists are
  // refetched.
  const point = useMutation({
    ...pointCodeMutation,
    onSuccess: (_link, { vehicleId }) =>
      onPointed(vehicles.data?.find(({ id }) => id === vehicleId)?.name ?? 'the other vehicle'),
    onError: (error) => toastFailure(error, t('Failed to change the code. Please try again.')),
  });
  const [chosenId, setChosenId] = useState('');
  if (vehicles.isError) {
    return <ErrorState title={t('Failed to load your vehicles')} onRetry={vehicles.refetch} />;
  }
  if (!vehicles.data) return <Skeleton className="h-28" />;
  const others = vehicles.data.filter(({ id, status }) => id !== listing.vehicleId && status !== 'sold');
  if (others.length === 0) {
    return <p className="pb-2 text-ink-muted text-sm">{t('You have no other vehicle that is for sale.')}</p>;
  }
  const chosen = others.find(({ id }) => id === chosenId) ?? others[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) point.mutate({ code, vehicleId: chosen.id });
  };
  return (
    <Form label={t('Where the code leads')} className="flex flex-col gap-3" onSubmit={submit}>
      <Field
        label={t('Another vehicle')}
        hint={t('Buyers who scan the printed code see this vehicle from now on.')}
      >
        <Select value={chosen?.id} onChange={(event) => setChosenId(event.target.value)}>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" pending={point.isPending} pendingLabel={t('Pointing…')}>
        {t('Point code at this vehicle')}
      </Button>
    </Form>
  );
}
