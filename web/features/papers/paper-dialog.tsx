import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatMobile } from '../../../schema/common/mobile-text';
import type { LeadDto } from '../../../schema/leads/output';
import { PAPER_LABELS, PAPER_QUESTIONS, type SaleKind } from '../../../schema/papers/kinds';
import type { PaperDto } from '../../../schema/papers/output';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { ApiError } from '../../lib/api';
import { failureText, isUnauthorized } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { DeliveryFields } from './delivery-fields';
import { buyerOf, fieldOf, inputOf, otherOffer, PAPER_FIELDS, type PaperForm, startOf } from './paper-form';
import { type Known, type Question, questionsOf } from './paper-questions';
import { PhotoField } from './photo-field';
import { SaleFields } from './sale-fields';
import { SignatureFields, unsigned } from './signature-fields';
import type { Signatures } from './signatures';
import type { SmallPhoto } from './small-photo';
import { TokenFields } from './token-fields';
import { useIssuePaper } from './use-issue-paper';
import { useWords } from './words';

/** Refusals that ask something, with what answers them. */
const QUESTION_OF: Readonly<Record<string, (typeof PAPER_QUESTIONS)[number]>> = {
  paper_second: 'second',
  cash_of_sale: 'cash',
};

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
  known: Pick<Known, 'kms' | 'loan' | 'standing' | 'cameInAt'>;
  onClose: () => void;
}

/** Issues a token receipt or a delivery note: who, what, both signatures, then a PDF. */
export function PaperDialog({
  kind,
  vehicle,
  leads,
  earlier,
  rcOwner,
  plate,
  known,
  onClose,
}: PaperDialogProps) {
  const t = useWords();
  useEffect(() => {
    // While there is a network: what the PDF needs.
    void import('./make-paper').then(({ openPaperShop }) => openPaperShop()).catch(() => undefined);
  }, []);
  const shown = leads.filter(({ masked, withdrawnAt }) => !masked && withdrawnAt === null);
  const likely = shown.find(({ status }) => status === 'won') ?? shown[0];
  const form = useForm<PaperForm>({
    defaultValues: startOf(kind, vehicle, likely, earlier, Date.now(), { rcOwner, plate }),
  });
  const [signatures, setSignatures] = useState<Signatures>({ seller: [], buyer: [] });
  const [photo, setPhoto] = useState<SmallPhoto | null>(null);
  const [isTried, setTried] = useState(false);
  /** The questions that were shown, by their keys: issuing once more answers them with yes. */
  const [seen, setSeen] = useState<readonly string[]>([]);
  const issue = useIssuePaper(vehicle);

  const choose = (id: string) => {
    const lead = shown.find((one) => one.id === id);
    form.reset({ ...form.getValues(), leadId: '', buyerName: '', buyerMobile: '', ...buyerOf(lead) });
  };
  const showProblem = (path: string, message: string) =>
    form.setError(fieldOf(path), { message }, { shouldFocus: true });
  const ask = (questions: readonly Question[]) => {
    setSeen([...seen, ...questions.map(({ key }) => key)]);
    const ofForm = questions.flatMap(({ field, text }) => (field === 'root' ? text : []));
    if (ofForm.length > 0) form.setError('root', { message: ofForm.join(' ') });
    for (const { field, text } of questions) if (field !== 'root') showProblem(field, text);
  };
  const showRefusal = (error: Error) => {
    if (isUnauthorized(error)) return;
    const { code = '', fields } = error instanceof ApiError ? error.body : {};
    // Refusals that are questions; issuing once more answers them.
    const question = QUESTION_OF[code];
    if (question) {
      setSeen([...seen, question]);
      const message = `${failureText(error, '')} ${t('If this is right, issue it once more.')}`;
      form.setError(question === 'cash' ? 'amount' : 'root', { message }, { shouldFocus: true });
      return;
    }
    const moment = fields?.at ?? fields?.heldUntil;
    if (moment) showProblem('day', moment);
    else showServerErrors(form, PAPER_FIELDS, error);
  };
  const submit = (values: PaperForm) => {
    setTried(true);
    const { json, problems = [] } = inputOf(kind, vehicle.id, values);
    for (const [index, [path, message]] of problems.entries()) {
      form.setError(fieldOf(path), { message }, { shouldFocus: index === 0 });
    }
    if (!json || unsigned(signatures).length > 0) return;
    const questions = questionsOf(kind, values, {
      ...known,
      currency: vehicle.currency,
      otherOffer: otherOffer(values, shown),
    }).filter(({ key }) => !seen.includes(key));
    if (questions.length > 0) return ask(questions);
    issue.start({
      json: { ...json, seen: PAPER_QUESTIONS.filter((question) => seen.includes(question)) },
      signatures,
      photo,
      onIssued: onClose,
      onProblem: showProblem,
      onError: showRefusal,
    });
  };
  return (
    <FormDialog
      title={t(PAPER_LABELS[kind])}
      description={[
        t('It gets a number and cannot be changed afterwards.'),
        kind === 'token_receipt' ? t('The vehicle becomes pending.') : '',
        t('Without a network it is made on this device, and its number follows.'),
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
        <>
          <DeliveryFields form={form} vehicleKms={vehicle.kmsDriven} />
          <PhotoField photo={photo} onChange={setPhoto} />
        </>
      )}
      <SignatureFields signatures={signatures} onChange={setSignatures} isTried={isTried} />
      <FormAlert message={form.formState.errors.root?.message} />
    </FormDialog>
  );
}
