import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { CurrencyCode } from '../../../schema/common/currencies';
import { Price, UNDO_SOLD_MINUTES } from '../../../schema/vehicles/input';
import { describePrice } from '../../lib/amount-words';
import { failureText, isUnauthorized } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { toast } from '../../lib/toast-store';
import { Field } from '../../ui/core/field';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { PriceInput } from './price-input';
import { useUndoSold } from './use-undo-sold';
import { setStatusMutation } from './vehicles.queries';
import { say, useWords } from './words';

const FAILED = 'Failed to update status. Please try again.';
const FIELDS = ['soldPrice'] as const;
/** An empty field means no price; otherwise it is parsed as by the server. */
const SoldPrice = z.string().transform((typed, ctx) => {
  if (typed.trim() === '') return undefined;
  const read = Price.safeParse(typed);
  if (read.success) return read.data;
  ctx.addIssue({
    code: 'custom',
    message: read.error.issues[0]?.message ?? say('Please enter a valid price'),
  });
  return z.NEVER;
});
const SaleForm = z.object({ soldPrice: SoldPrice });

interface MarkSoldDialogProps {
  vehicle: { id: string; name: string; currency: CurrencyCode };
  /** The agreed price, if known. */
  price?: string;
  onClose: () => void;
  /** Called instead of closing, if something follows the sale. */
  onSold?: () => void;
}

/** Marks a vehicle as sold, with the price if the seller enters it. */
export function MarkSoldDialog({
  vehicle: { id, name, currency },
  price = '',
  onClose,
  onSold,
}: MarkSoldDialogProps) {
  const t = useWords();
  const form = useForm({ resolver: zodResolver(SaleForm), defaultValues: { soldPrice: price } });
  const { control, handleSubmit, watch, formState, setError } = form;
  const change = useMutation(setStatusMutation);
  const { undo } = useUndoSold();

  const refused = (error: Error) => {
    if (isUnauthorized(error)) return;
    showServerErrors(form, FIELDS, error);
    setError('root', { message: failureText(error, say(FAILED)) });
  };
  const sold = () => {
    toast({
      title: t('Marked as sold'),
      tone: 'success',
      action: { label: t('Undo'), onSelect: () => undo(id) },
    });
    (onSold ?? onClose)();
  };
  const submit = ({ soldPrice }: z.output<typeof SaleForm>) =>
    change.mutate({ id, status: 'sold', soldPrice }, { onSuccess: sold, onError: refused });

  return (
    <FormDialog
      size="sm"
      title={t('Mark as sold?')}
      description={t(
        'Buyers can no longer send offers for “{name}”, and its republished pages close. You can undo this for {UNDO_SOLD_MINUTES} minutes.',
        { name, UNDO_SOLD_MINUTES },
      )}
      onClose={onClose}
      onSubmit={handleSubmit(submit)}
      submitLabel={t('Mark as sold')}
      pendingLabel={t('Marking...')}
      pending={change.isPending}
    >
      <Field
        label={t('Sold for')}
        hint={describePrice(watch('soldPrice'), currency) ?? t('Optional, for your own records')}
        error={formState.errors.soldPrice?.message}
      >
        <PriceInput control={control} name="soldPrice" currency={currency} />
      </Field>
      <FormAlert message={formState.errors.root?.message} />
    </FormDialog>
  );
}
