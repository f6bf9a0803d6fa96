import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { ContactInput } from '../../../schema/contracts/contacts';
import type { LeadDto } from '../../../schema/contracts/leads';
import { nationalNumber } from '../../../schema/contracts/phone';
import { ApiError } from '../../lib/api';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import { PrefixedInput } from '../../ui/prefixed-input';
import { toast } from '../../ui/toast-store';
import { createContactMutation } from './contacts.queries';

const FORM = 'add-contact';
const DIAL_CODE = '+91';
const FIELDS = ['name', 'mobileNumber'] as const;

type Buyer = Pick<LeadDto, 'buyerName' | 'buyerMobile'>;
type AddContactDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Fills the form; without one it is empty. */
  buyer?: Buyer | undefined;
};

const toForm = (buyer?: Buyer) => ({
  name: buyer?.buyerName ?? '',
  mobileNumber: buyer ? nationalNumber(buyer.buyerMobile, DIAL_CODE) : '',
});

/** 'Add to Contacts' (spec 1, section 2). */
export function AddContactDialog({ open, onOpenChange, buyer }: AddContactDialogProps) {
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(ContactInput),
    defaultValues: toForm(buyer),
  });
  const save = useMutation(createContactMutation);

  useEffect(() => {
    if (open) reset(toForm(buyer));
  }, [open, buyer, reset]);

  const refused = (error: Error) => {
    const faults = error instanceof ApiError ? error.body.fields : undefined;
    for (const field of FIELDS) {
      if (faults?.[field]) setError(field, { message: faults[field] }, { shouldFocus: true });
    }
    toastFailure(error, 'Failed to add contact');
  };

  const submit = (input: ContactInput) =>
    save.mutate(input, {
      onSuccess: () => {
        toast({ title: 'Success', description: 'Contact added successfully', tone: 'success' });
        onOpenChange(false);
      },
      onError: refused,
    });

  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      title="Add to Contacts"
      description="Keep this buyer's number for later."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={FORM}
            pending={save.isPending}
            pendingLabel="Adding..."
          >
            Add Contact
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={handleSubmit(submit)} className="flex flex-col gap-4">
        <Field label="Name" error={formState.errors.name?.message}>
          <Input autoComplete="off" {...register('name')} />
        </Field>
        <Field label="Mobile Number" error={formState.errors.mobileNumber?.message}>
          <PrefixedInput
            type="tel"
            inputMode="numeric"
            autoComplete="off"
            prefix={DIAL_CODE}
            maxLength={10}
            placeholder="10 digit mobile number"
            {...register('mobileNumber')}
          />
        </Field>
      </form>
    </Dialog>
  );
}
