import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { RepublishPolicy } from '../../../schema/vehicles/input';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Dialog } from '../../ui/dialog';
import { updateVehicleMutation } from '../vehicles/vehicles.queries';
import { POLICY_LABELS } from './policy-labels';
import { RepublisherList } from './republisher-list';
import { useWords } from './words';

const CHOICES = [
  { value: 'allow', text: 'Any seller may offer it on a page of their own.' },
  { value: 'ask', text: 'Sellers ask you; existing pages stay up.' },
  { value: 'deny', text: 'Every page that others have made of it ends at once.' },
] as const satisfies { value: RepublishPolicy; text: string }[];

interface RepublishingDialogProps {
  vehicle: Pick<OwnVehicleDto, 'id' | 'name' | 'republishPolicy' | 'republishCount'>;
  onClose: () => void;
}

/** The owner's control over who else offers a vehicle: allow, ask or deny, and who offers it now. */
export function RepublishingDialog({ vehicle, onClose }: RepublishingDialogProps) {
  const t = useWords();
  const update = useMutation(updateVehicleMutation);
  // Shown at once; reverted if it could not be saved.
  const [policy, setPolicy] = useState(vehicle.republishPolicy);
  const [confirming, setConfirming] = useState(false);
  const save = (republishPolicy: RepublishPolicy) => {
    setPolicy(republishPolicy);
    update.mutate(
      { id: vehicle.id, republishPolicy },
      {
        onSuccess: () => toast({ title: t('Republishing updated'), tone: 'success' }),
        onError: (error) => {
          setPolicy(policy);
          toastFailure(error, t('Failed to update republishing'));
        },
      },
    );
  };
  // The only choice that affects others' pages.
  const choose = (value: RepublishPolicy) =>
    value === 'deny' && vehicle.republishCount > 0 ? setConfirming(true) : save(value);
  return (
    <Dialog open onOpenChange={onClose} title={t('Republishing')} description={vehicle.name}>
      <div className="flex flex-col gap-6">
        <fieldset disabled={update.isPending} className="flex flex-col gap-2">
          <legend className="pb-2 font-semibold text-sm">{t('Who may offer this vehicle?')}</legend>
          {CHOICES.map(({ value, text }) => (
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
                <span className="block font-medium text-sm">{t.known(POLICY_LABELS[value])}</span>
                <span className="block text-ink-muted text-sm">{t(text)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <RepublisherList vehicleId={vehicle.id} />
        <ConfirmDialog
          open={confirming}
          onOpenChange={setConfirming}
          tone="danger"
          title={t('End all their pages?')}
          body={t("Other sellers' pages of {name} end at once, and they are told so.", {
            name: vehicle.name,
          })}
          confirmLabel={t('Do not allow')}
          onConfirm={() => save('deny')}
        />
      </div>
    </Dialog>
  );
}
