import { useMutation } from '@tanstack/react-query';
import type { OwnVehicleDto, RepublishPolicy } from '../../../schema/contracts/vehicles';
import { toastFailure } from '../../lib/failure';
import { Dialog } from '../../ui/dialog';
import { toast } from '../../ui/toast-store';
import { updateVehicleMutation } from '../vehicles/vehicles.queries';
import { RepublisherList } from './republisher-list';

const CHOICES: { value: RepublishPolicy; label: string; text: string }[] = [
  { value: 'allow', label: 'Allow', text: 'Any seller may offer it on a page of their own.' },
  { value: 'ask', label: 'Ask me first', text: 'Sellers ask you; pages that are up stay up.' },
  { value: 'deny', label: 'Do not allow', text: 'Every page that others have made of it ends at once.' },
];

interface RepublishingDialogProps {
  vehicle: Pick<OwnVehicleDto, 'id' | 'name' | 'republishPolicy'>;
  onClose: () => void;
}

/** The owner's control over who else offers a vehicle: allow, ask or deny, and who does it now. */
export function RepublishingDialog({ vehicle, onClose }: RepublishingDialogProps) {
  const update = useMutation(updateVehicleMutation);
  // The list behind the dialog is only as new as its last answer.
  const policy =
    update.isPending || update.isSuccess ? update.variables.republishPolicy : vehicle.republishPolicy;
  const choose = (republishPolicy: RepublishPolicy) =>
    update.mutate(
      { id: vehicle.id, republishPolicy },
      {
        onSuccess: () => toast({ title: 'Republishing updated', tone: 'success' }),
        onError: (error) => toastFailure(error, 'Failed to update republishing'),
      },
    );
  return (
    <Dialog open onOpenChange={onClose} title="Republishing" description={vehicle.name}>
      <div className="flex flex-col gap-6">
        <fieldset disabled={update.isPending} className="flex flex-col gap-2">
          <legend className="pb-2 font-semibold text-sm">Who may offer this vehicle?</legend>
          {CHOICES.map(({ value, label, text }) => (
            <label
              key={value}
              className="flex cursor-pointer items-start gap-3 rounded-md border border-line px-3 py-2.5 has-checked:border-accent has-checked:bg-accent-soft"
            >
              <input
                type="radio"
                name="policy"
                value={value}
                checked={policy === value}
                onChange={() => choose(value)}
                className="mt-0.5 size-4.5 accent-accent"
              />
              <span>
                <span className="block font-medium text-sm">{label}</span>
                <span className="block text-ink-muted text-sm">{text}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <RepublisherList vehicleId={vehicle.id} />
      </div>
    </Dialog>
  );
}
