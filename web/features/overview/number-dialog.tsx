import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { parsePhone } from '../../../schema/common/phone';
import { ApiError } from '../../lib/api';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { FormDialog } from '../../ui/form-dialog';
import { saveNumberMutation } from '../profile/profile.queries';
import { SellerNumberField } from '../profile/seller-number-field';
import { useWords } from './words';

/** Asks for the phone number that a seller's pages show. */
export function NumberDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const [number, setNumber] = useState('');
  const [problem, setProblem] = useState<string>();
  const save = useMutation(saveNumberMutation);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parsePhone(number);
    if (!parsed.ok) return setProblem(parsed.message);
    save.mutate(
      { mobileNumber: number },
      {
        onSuccess: () => {
          toast({ title: t('Number saved'), tone: 'success' });
          onClose();
        },
        onError: (error) => {
          const refusal = error instanceof ApiError ? error.body.fields?.mobileNumber : undefined;
          if (refusal) setProblem(refusal);
          else toastFailure(error, t('Failed to save your number. Please try again.'));
        },
      },
    );
  };
  return (
    <FormDialog
      size="sm"
      title={t('Your mobile number')}
      description={t('Your pages show it with Call and WhatsApp buttons.')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('Save number')}
      pendingLabel={t('Saving...')}
      pending={save.isPending}
    >
      <SellerNumberField
        value={number}
        error={problem}
        onChange={(value) => {
          setProblem(undefined);
          setNumber(value);
        }}
      />
    </FormDialog>
  );
}
