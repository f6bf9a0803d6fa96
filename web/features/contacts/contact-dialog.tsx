import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { BookUser } from 'lucide-react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { nationalNumber, parsePhone } from '../../../schema/common/phone';
import { ContactForm } from '../../../schema/contacts/input';
import type { ContactDto } from '../../../schema/contacts/output';
import type { LeadDto } from '../../../schema/leads/output';
import { isUnauthorized, toastFailure } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { PrefixedInput } from '../../ui/prefixed-input';
import { type NumberOf, openNumberMutation } from '../numbers/numbers.queries';
import { useMay } from '../staff/use-may';
import { saveContactMutation } from './contacts.queries';
import { canPickContact, pickContact } from './pick-contact';
import { useWords } from './words';

const DIAL_CODE = '+91';
const WORDS = {
  add: {
    title: 'Add to Contacts',
    description: "Keep this buyer's number for later.",
    submit: 'Add Contact',
    pending: 'Adding...',
    success: 'Contact added successfully',
    failure: 'Failed to add contact',
  },
  change: {
    title: 'Edit contact',
    description: 'Correct the name or the number.',
    submit: 'Save contact',
    pending: 'Saving...',
    success: 'Contact saved',
    failure: 'Failed to save contact',
  },
} as const;
const FIELDS = ['name', 'mobileNumber'] as const;

type Buyer = Pick<LeadDto, 'id' | 'buyerName' | 'buyerMobile'>;
type ContactDialogProps = {
  onClose: () => void;
  /** Fills in the form of a new contact; without it the form is empty. */
  buyer?: Buyer | undefined;
  /** The contact to change. */
  contact?: ContactDto | undefined;
};

type Shown = Pick<ContactDialogProps, 'buyer' | 'contact'>;

const toForm = ({ buyer, contact }: Shown, sees: boolean) => {
  const mobile = sees && (contact?.mobileNumber ?? buyer?.buyerMobile);
  return {
    name: contact?.name ?? buyer?.buyerName ?? '',
    mobileNumber: mobile ? nationalNumber(mobile, DIAL_CODE) : '',
  };
};

/**
 * A picked number in the field's format; one that cannot be Indian stays unchanged, for the seller to see.
 */
function indianNumber(picked: string): string {
  const phone = parsePhone(picked);
  return phone.ok ? nationalNumber(phone.e164, DIAL_CODE) : picked;
}

const subjectOf = ({ buyer, contact }: Shown): NumberOf | null => {
  if (contact) return { of: 'contact', id: contact.id };
  return buyer ? { of: 'lead', id: buyer.id } : null;
};

/** Opens a number that the role does not see, since the form shows it. */
function useHiddenNumber(sees: boolean, shown: Shown, fill: (mobileNumber: string) => void) {
  const t = useWords();
  const open = useMutation(openNumberMutation);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each dialog
  useEffect(() => {
    const subject = sees ? null : subjectOf(shown);
    if (!subject) return;
    open.mutateAsync({ ...subject, use: 'shown' }).then(
      ({ mobileNumber }) => fill(nationalNumber(mobileNumber, DIAL_CODE)),
      (error) => toastFailure(error, t('The number could not be opened')),
    );
  }, []);
}

/** 'Add to Contacts', and editing a contact. */
export function ContactDialog({ onClose, buyer, contact }: ContactDialogProps) {
  const t = useWords();
  const words = contact ? WORDS.change : WORDS.add;
  const sees = useMay()('seeNumbers');
  const form = useForm({
    resolver: zodResolver(ContactForm),
    defaultValues: toForm({ buyer, contact }, sees),
  });
  useHiddenNumber(sees, { buyer, contact }, (mobileNumber) => form.setValue('mobileNumber', mobileNumber));
  const { register, handleSubmit, reset, formState } = form;
  const save = useMutation(saveContactMutation);

  const pick = async () => {
    const picked = await pickContact();
    if (!picked) return;
    reset({ name: picked.name, mobileNumber: indianNumber(picked.mobileNumber) });
  };

  const refused = (error: Error) => {
    if (isUnauthorized(error)) return;
    showServerErrors(form, FIELDS, error);
    toast({ title: t('Error'), description: t(words.failure), tone: 'error' });
  };

  const submit = (input: ContactForm) =>
    save.mutate(
      { ...input, id: contact?.id },
      {
        onSuccess: () => {
          toast({ title: t('Success'), description: t(words.success), tone: 'success' });
          onClose();
        },
        onError: refused,
      },
    );

  return (
    <FormDialog
      size="sm"
      title={t(words.title)}
      description={t(words.description)}
      open
      onClose={onClose}
      onSubmit={handleSubmit(submit)}
      submitLabel={t(words.submit)}
      pendingLabel={t(words.pending)}
      pending={save.isPending}
    >
      {!contact && canPickContact() && (
        <Button block icon={<BookUser aria-hidden="true" className="size-4" />} onClick={pick}>
          {t('Pick from your phone')}
        </Button>
      )}
      <Field label={t('Name')} error={formState.errors.name?.message}>
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <Field label={t('Mobile Number')} error={formState.errors.mobileNumber?.message}>
        <PrefixedInput
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          prefix={DIAL_CODE}
          maxLength={10}
          placeholder={t('10 digit mobile number')}
          {...register('mobileNumber')}
        />
      </Field>
      <FormAlert message={formState.errors.root?.message} />
    </FormDialog>
  );
}
