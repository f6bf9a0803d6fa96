import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CURRENCIES } from '../../../schema/common/currencies';
import { formatMobile } from '../../../schema/common/mobile-text';
import type { LeadDto } from '../../../schema/leads/output';
import { PAPER_LABELS, type SaleKind } from '../../../schema/papers/kinds';
import type { PaperDto } from '../../../schema/papers/output';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { ApiError } from '../../lib/api';
import { isUnauthorized } from '../../lib/failure';
import { formatPrice } from '../../lib/format';
import { showServerErrors } from '../../lib/server-errors';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { DeliveryFields } from './delivery-fields';
import { buyerOf, fieldOf, inputOf, otherOffer, PAPER_FIELDS, type PaperForm, startOf } from './paper-form';
import { issueMutation } from './papers.queries';
import { SaleFields } from './sale-fields';
import { SignatureFields, unsigned } from './signature-fields';
import type { Signatures } from './signatures';
import { TokenFields } from './token-fields';
import { usePaperFile } from './use-paper-file';
import { useWords } from './words';

interface PaperDialogProps {
  kind: SaleKind;
  vehicle: OwnVehicleDto;
  /** The vehicle's buyers, to choose from. */
  leads: readonly LeadDto[];
  /** The latest paper of the same vehicle. */
  earlier: PaperDto | undefined;
  /** Whose name is in the RC, if it was said. */
  rcOwner: string;
  /** As the purchase has it; empty if it was not said. */
  plate: string;
  onClose: () => void;
}

/** Issues a token receipt or a delivery note: who, what, both signatures, then a PDF. */
export function PaperDialog({ kind, vehicle, leads, earlier, rcOwner, plate, onClose }: PaperDialogProps) {
  const t = useWords();
  const shown = leads.filter(({ masked, withdrawnAt }) => !masked && withdrawnAt === null);
  const likely = shown.find(({ status }) => status === 'won') ?? shown[0];
  const form = useForm<PaperForm>({
    defaultValues: startOf(kind, vehicle, likely, earlier, Date.now(), { rcOwner, plate }),
  });
  const [signatures, setSignatures] = useState<Signatures>({ seller: [], buyer: [] });
  const [isTried, setTried] = useState(false);
  /** A price that is not the accepted offer, of which that was said. */
  const [confirmed, setConfirmed] = useState<string>();
  const issue = useMutation(issueMutation);
  const print = usePaperFile();

  const choose = (id: string) => {
    const lead = shown.find((one) => one.id === id);
    form.reset({ ...form.getValues(), leadId: '', buyerName: '', buyerMobile: '', ...buyerOf(lead) });
  };
  const submit = (values: PaperForm) => {
    setTried(true);
    const { json, problems = [] } = inputOf(kind, vehicle.id, values);
    for (const [index, [path, message]] of problems.entries()) {
      form.setError(fieldOf(path), { message }, { shouldFocus: index === 0 });
    }
    if (!json || unsigned(signatures).length > 0) return;
    const offer = otherOffer(values, shown);
    if (offer !== null && values.price !== confirmed) {
      setConfirmed(values.price);
      const said = formatPrice(offer, vehicle.currency, CURRENCIES);
      const message = t('The accepted offer is {offer}. If this price is right, issue it once more.', {
        offer: said,
      });
      form.setError('price', { message }, { shouldFocus: true });
      return;
    }
    issue.mutate(json, {
      onSuccess: (paper) => {
        print.mutate({ paper, signatures });
        onClose();
      },
      onError: (error) => {
        if (isUnauthorized(error)) return;
        const fields = error instanceof ApiError ? error.body.fields : undefined;
        const moment = fields?.at ?? fields?.heldUntil;
        if (moment) form.setError('day', { message: moment }, { shouldFocus: true });
        else showServerErrors(form, PAPER_FIELDS, error);
      },
    });
  };
  return (
    <FormDialog
      title={t(PAPER_LABELS[kind])}
      description={[
        t('It gets a number and cannot be changed afterwards.'),
        kind === 'token_receipt' ? t('The vehicle becomes pending.') : '',
      ]
        .filter(Boolean)
        .join(' ')}
      onClose={onClose}
      onSubmit={(event) => {
        form.clearErrors();
        void form.handleSubmit(submit)(event);
      }}
      submitLabel={t('Issue and save the PDF')}
      pendingLabel={t('Issuing...')}
      pending={issue.isPending}
    >
      {shown.length > 0 && (
        <Field label={t('Buyer')}>
          <Select value={form.watch('leadId')} onChange={({ target }) => choose(target.value)}>
            <option value="">{t('Somebody else')}</option>
            {shown.map(({ id, buyerName, buyerMobile }) => (
              <option key={id} value={id}>
                {buyerName ?? formatMobile(buyerMobile ?? '')}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <SaleFields form={form} currency={vehicle.currency} />
      {kind === 'token_receipt' ? (
        <TokenFields form={form} currency={vehicle.currency} />
      ) : (
        <DeliveryFields form={form} vehicleKms={vehicle.kmsDriven} />
      )}
      <SignatureFields signatures={signatures} onChange={setSignatures} isTried={isTried} />
      <FormAlert message={form.formState.errors.root?.message} />
    </FormDialog>
  );
}
