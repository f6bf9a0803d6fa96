import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { waLink } from '../../../schema/common/wa-link';
import { DealerSaleInput } from '../../../schema/dealer-sales/input';
import { ApiError } from '../../lib/api';
import { isUnauthorized } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { toast } from '../../lib/toast-store';
import { buttonClass } from '../../ui/button-class';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { offerToDealerMutation } from './dealer-sales.queries';
import { useWords } from './words';

interface DealerSaleDialogProps {
  vehicle: { id: string; name: string };
  onClose: () => void;
}

/** Names the dealer who has bought a vehicle, by the number that their firm has confirmed. */
export function DealerSaleDialog({ vehicle, onClose }: DealerSaleDialogProps) {
  const t = useWords();
  const form = useForm<z.input<typeof DealerSaleInput>, unknown, DealerSaleInput>({
    resolver: zodResolver(DealerSaleInput),
    defaultValues: { vehicleId: vehicle.id, mobileNumber: '' },
  });
  const { register, handleSubmit, formState } = form;
  const offer = useMutation(offerToDealerMutation);
  const isUnknown = offer.error instanceof ApiError && offer.error.body.code === 'dealer_not_found';
  const submit = (json: DealerSaleInput) =>
    offer.mutate(json, {
      onSuccess: ({ sale }) => {
        toast({ title: t('{dealer} is asked', { dealer: sale?.dealerName ?? '' }) });
        onClose();
      },
      onError: (error) => void (isUnauthorized(error) || showServerErrors(form, ['mobileNumber'], error)),
    });
  return (
    <FormDialog
      title={t('Sold to a dealer')}
      description={t(
        'The firm is asked. Once it accepts, {vehicle} is a draft in its stock with photos and facts, is sold here, and both stock books have a line. Your price and your text stay with you.',
        { vehicle: vehicle.name },
      )}
      onClose={onClose}
      onSubmit={handleSubmit(submit)}
      submitLabel={t('Ask the dealer')}
      pendingLabel={t('Asking...')}
      pending={offer.isPending}
    >
      <Field
        label={t('Mobile number of the dealer')}
        hint={t('The number that the firm has confirmed here.')}
        error={formState.errors.mobileNumber?.message}
      >
        <Input type="tel" inputMode="tel" autoComplete="off" data-autofocus {...register('mobileNumber')} />
      </Field>
      {isUnknown && offer.variables && (
        <a
          href={waLink(
            String(offer.variables.mobileNumber),
            t(
              'I have sold you {vehicle} and have its photos and facts on Chaabi. Open an account for your firm and confirm this number, and I can hand it over to your stock: {url}',
              { vehicle: vehicle.name, url: `${window.location.origin}/signup` },
            ),
          )}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('Invite on WhatsApp')}
        </a>
      )}
      <FormAlert message={formState.errors.root?.message} />
    </FormDialog>
  );
}
