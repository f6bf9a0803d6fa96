import { useMutation } from '@tanstack/react-query';
import { PhoneOff } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { parsePhone } from '../../../schema/common/phone';
import { ApiError } from '../../lib/api';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { FormDialog } from '../../ui/form-dialog';
import { saveNumberMutation } from '../profile/profile.queries';
import { SellerNumberField } from '../profile/seller-number-field';

function NumberDialog({ onClose }: { onClose: () => void }) {
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
          toast({ title: 'Number saved', tone: 'success' });
          onClose();
        },
        onError: (error) => {
          const refusal = error instanceof ApiError ? error.body.fields?.mobileNumber : undefined;
          if (refusal) setProblem(refusal);
          else toastFailure(error, 'Failed to save your number. Please try again.');
        },
      },
    );
  };
  return (
    <FormDialog
      size="sm"
      title="Your mobile number"
      description="Your pages show it with Call and WhatsApp buttons."
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Save number"
      pendingLabel="Saving..."
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

/** What a seller without a number loses, and the way to add one. */
export function MissingNumber() {
  const [adding, setAdding] = useState(false);
  return (
    <section
      aria-label="Missing mobile number"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-warning-soft px-4 py-3"
    >
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <PhoneOff aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-warning" />
        <div className="min-w-0">
          <p className="font-medium text-warning">Buyers cannot call you</p>
          <p>Your pages show no number and no WhatsApp button. Buyers can only send offers.</p>
        </div>
      </div>
      <Button onClick={() => setAdding(true)}>Add your number</Button>
      {adding && <NumberDialog onClose={() => setAdding(false)} />}
    </section>
  );
}
