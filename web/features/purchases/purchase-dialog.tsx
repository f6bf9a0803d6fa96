import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { PurchaseDto } from '../../../schema/purchases/output';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { ApiError } from '../../lib/api';
import { isUnauthorized } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { toast } from '../../lib/toast-store';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { useMay } from '../staff/use-may';
import { PaidFields } from './paid-fields';
import { PurchaseFields } from './purchase-fields';
import { fieldOf, inputOf, PURCHASE_FIELDS, type PurchaseForm, startOf } from './purchase-form';
import { savePurchaseMutation } from './purchases.queries';
import { useWords } from './words';

interface PurchaseDialogProps {
  vehicle: OwnVehicleDto;
  /** As it was saved; undefined for the first time. */
  before: PurchaseDto | undefined;
  /** Whether a receipt was issued for it. */
  hasReceipt: boolean;
  onClose: () => void;
}

/** How a vehicle came in: from whom, when, with what. */
export function PurchaseDialog({ vehicle, before, hasReceipt, onClose }: PurchaseDialogProps) {
  const t = useWords();
  const seesMoney = useMay()('seeMoney');
  const form = useForm<PurchaseForm>({ defaultValues: startOf(vehicle, before, Date.now()) });
  const save = useMutation(savePurchaseMutation);
  const submit = (values: PurchaseForm) => {
    const { json, problems = [] } = inputOf(values, before?.version ?? 0);
    for (const [index, [path, message]] of problems.entries()) {
      form.setError(fieldOf(path), { message }, { shouldFocus: index === 0 });
    }
    if (!json) return;
    save.mutate(
      { vehicleId: vehicle.id, json },
      {
        onSuccess: () => {
          toast({ title: t('Saved'), tone: 'success' });
          onClose();
        },
        onError: (error) => {
          if (isUnauthorized(error)) return;
          const day = error instanceof ApiError ? error.body.fields?.at : undefined;
          if (day) form.setError('day', { message: day }, { shouldFocus: true });
          else showServerErrors(form, PURCHASE_FIELDS, error);
        },
      },
    );
  };
  return (
    <FormDialog
      title={t('How it came in')}
      description={
        hasReceipt && t('A receipt was issued. What was printed stays; this is kept as a correction.')
      }
      onClose={onClose}
      onSubmit={(event) => {
        form.clearErrors();
        void form.handleSubmit(submit)(event);
      }}
      submitLabel={t('Save')}
      pendingLabel={t('Saving...')}
      pending={save.isPending}
    >
      <PurchaseFields form={form} vehicle={vehicle} />
      {seesMoney && <PaidFields form={form} currency={vehicle.currency} isKept={before !== undefined} />}
      <p className="text-ink-muted text-sm">
        {t(
          'Never take forms that are signed but left blank. Whoever fills them in later does so in the name of the person who signed.',
        )}
      </p>
      <FormAlert message={form.formState.errors.root?.message} />
    </FormDialog>
  );
}
