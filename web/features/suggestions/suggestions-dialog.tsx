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

interface SuggestionsDialogProps {
  vehicle: Pick<OwnVehicleDto, 'id' | 'name'>;
  onClose: () => void;
}

/** 'Add Vehicle Suggestions': up to two of the seller's other vehicles, shown on this vehicle's page (Pro). */
export function SuggestionsDialog({ vehicle, onClose }: SuggestionsDialogProps) {
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
    toast({ title: 'Limit reached', description: SUGGESTION_MESSAGES.tooMany, tone: 'error' });
  };

  const save = () => {
    if (chosen.length === 0) {
      return toast({ title: 'No selection', description: SUGGESTION_MESSAGES.none, tone: 'error' });
    }
    replace.mutate(
      { id: vehicle.id, suggestedVehicleIds: chosen },
      {
        onSuccess: () => {
          toast({ title: 'Suggestions added', description: `Shown on “${vehicle.name}”.`, tone: 'success' });
          onClose();
        },
        onError: (error) => toastFailure(error, SUGGESTION_MESSAGES.failed),
      },
    );
  };

  const removeAll = () =>
    remove.mutate(vehicle.id, {
      onSuccess: () => toast({ title: 'Suggestions removed', tone: 'success' }),
      onError: (error) => toastFailure(error, 'Failed to remove suggestions'),
    });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add Vehicle Suggestions"
      description={`Up to ${MAX_SUGGESTIONS} of your vehicles, shown on the page of ${vehicle.name}.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" pending={replace.isPending} pendingLabel="Adding..." onClick={save}>
            {count > 0 ? 'Replace suggestions' : 'Add Suggestions'}
          </Button>
        </>
      }
    >
      {count > 0 && (
        <div className="mb-4 flex items-center justify-between gap-3 rounded-md bg-sunken px-3 py-2">
          <p className="min-w-0 text-sm">
            Now shown: {current.data?.map(({ suggestedVehicle }) => suggestedVehicle.name).join(', ')}
          </p>
          <Button
            size="sm"
            variant="ghost"
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            pending={remove.isPending}
            onClick={removeAll}
          >
            Remove
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
