import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { MAX_SUGGESTIONS, SUGGESTION_MESSAGES } from '../../../schema/suggestions/input';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useAllVehicles } from '../vehicles/use-all-vehicles';
import { CandidateList } from './candidate-list';
import {
  removeSuggestionsMutation,
  replaceSuggestionsMutation,
  suggestionsQuery,
} from './suggestions.queries';
import { useWords } from './words';

interface SuggestionsDialogProps {
  vehicle: Pick<OwnVehicleDto, 'id' | 'name'>;
  onClose: () => void;
}

/** 'Add Vehicle Suggestions': up to two of the seller's other vehicles, shown on this vehicle's page (Pro). */
export function SuggestionsDialog({ vehicle, onClose }: SuggestionsDialogProps) {
  const t = useWords();
  const [chosen, setChosen] = useState<string[]>([]);
  const current = useQuery(suggestionsQuery(vehicle.id));
  const own = useAllVehicles();
  const replace = useMutation(replaceSuggestionsMutation);
  const remove = useMutation(removeSuggestionsMutation);
  const candidates = own.data?.filter(({ id, status }) => id !== vehicle.id && status !== 'sold');
  const count = current.data?.length ?? 0;

  const toggle = (id: string) => {
    if (chosen.includes(id)) return setChosen(chosen.filter((other) => other !== id));
    if (chosen.length < MAX_SUGGESTIONS) return setChosen([...chosen, id]);
    toast({ title: t('Limit reached'), description: SUGGESTION_MESSAGES.tooMany, tone: 'error' });
  };

  const save = () => {
    if (chosen.length === 0) {
      return toast({ title: t('No selection'), description: SUGGESTION_MESSAGES.none, tone: 'error' });
    }
    replace.mutate(
      { id: vehicle.id, suggestedVehicleIds: chosen },
      {
        onSuccess: () => {
          toast({
            title: t('Suggestions added'),
            description: t('Shown on “{name}”.', { name: vehicle.name }),
            tone: 'success',
          });
          onClose();
        },
        onError: (error) => toastFailure(error, SUGGESTION_MESSAGES.failed),
      },
    );
  };

  const removeAll = () =>
    remove.mutate(vehicle.id, {
      onSuccess: () => toast({ title: t('Suggestions removed'), tone: 'success' }),
      onError: (error) => toastFailure(error, t('Failed to remove suggestions')),
    });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Add Vehicle Suggestions')}
      description={t('Up to {MAX_SUGGESTIONS} of your vehicles, shown on the page of {name}.', {
        MAX_SUGGESTIONS,
        name: vehicle.name,
      })}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" pending={replace.isPending} pendingLabel={t('Adding...')} onClick={save}>
            {count > 0 ? t('Replace suggestions') : t('Add Suggestions')}
          </Button>
        </>
      }
    >
      {count > 0 && (
        <div className="mb-4 flex items-center justify-between gap-3 rounded-md bg-sunken px-3 py-2">
          <p className="min-w-0 text-sm">
            {t('Now shown: {value}', {
              value: (current.data ?? []).map(({ suggestedVehicle }) => suggestedVehicle.name).join(', '),
            })}
          </p>
          <Button
            size="sm"
            variant="ghost"
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            pending={remove.isPending}
            onClick={removeAll}
          >
            {t('Remove')}
          </Button>
        </div>
      )}
      <CandidateList
        candidates={candidates}
        failed={own.isError}
        onRetry={() => own.refetch()}
        chosen={chosen}
        onToggle={toggle}
      />
    </Dialog>
  );
}
