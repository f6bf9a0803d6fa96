import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TRANSFER_SHEETS, type TransferSheet } from '../../../schema/papers/transfer-input';
import type { Loan } from '../../../schema/purchases/kinds';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { describePrice } from '../../lib/amount-words';
import { indianDay } from '../../lib/indian-day';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { passOn } from '../papers/pass-on';
import { PriceInput } from '../vehicles/price-input';
import { PersonFields } from './person-fields';
import { transferMutation } from './rto-forms.queries';
import { checkTransfer, goesElsewhere, isForm35Odd, type TransferForm } from './transfer-form';
import { useWords } from './words';

const SHEETS = {
  form29: ['Form 29', 'The owner in the RC reports the sale. Two copies.'],
  form30: ['Form 30', 'The buyer asks for the RC in his name. Two copies with a loan.'],
  form28: ['Form 28', 'NOC for another office or State. Three copies.'],
  form35: ['Form 35', 'The loan has ended. Two copies, with the bank’s NOC.'],
  portal: ['Sheet to copy from', 'For the portal, in the order of its fields.'],
  agreement: ['Sale agreement', 'With 12 cm free for stamp paper.'],
} as const satisfies Record<TransferSheet, readonly [string, string]>;

interface TransferDialogProps {
  vehicle: OwnVehicleDto;
  start: TransferForm;
  loan: Loan | null;
  onClose: () => void;
}

/** Fills the forms of a transfer and the agreement: which, the vehicle, both persons, the sale. */
export function TransferDialog({ vehicle, start, loan, onClose }: TransferDialogProps) {
  const t = useWords();
  const form = useForm<TransferForm>({ defaultValues: start });
  const { register, control, watch, formState } = form;
  const { errors } = formState;
  const make = useMutation(transferMutation);
  const [isAsked, setAsked] = useState(false);

  const submit = (values: TransferForm) => {
    const checked = checkTransfer(values, vehicle, Date.now());
    if ('problems' in checked) {
      for (const [index, [field, message]] of checked.problems.entries()) {
        form.setError(field, { message }, { shouldFocus: index === 0 });
      }
      return;
    }
    if (!isAsked && isForm35Odd(checked.input, loan)) {
      setAsked(true);
      form.setError(
        'sheets',
        {
          message: t(
            'Form 35 ends a loan, but there was none, as the purchase or the listing says. If this is right, save once more.',
          ),
        },
        { shouldFocus: true },
      );
      return;
    }
    make.mutate(
      { input: checked.input, form: values, vehicle },
      {
        onSuccess: (file) => {
          passOn(file);
          onClose();
        },
        onError: () =>
          form.setError('root', { message: t('The PDF could not be made. Try again with a network.') }),
      },
    );
  };
  const needsNoc = goesElsewhere(watch()) && !watch('sheets').includes('form28');
  return (
    <FormDialog
      title={t('Forms and agreement')}
      description={t('Filled in on this device. What you type stays here until you log out.')}
      onClose={onClose}
      onSubmit={(event) => {
        form.clearErrors();
        void form.handleSubmit(submit)(event);
      }}
      submitLabel={t('Save the PDF')}
      pendingLabel={t('Saving...')}
      pending={make.isPending}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-semibold">{t('What to make')}</legend>
        {TRANSFER_SHEETS.map((sheet) => (
          <Checkbox
            key={sheet}
            label={t(SHEETS[sheet][0])}
            description={t(SHEETS[sheet][1])}
            value={sheet}
            {...register('sheets')}
          />
        ))}
        <Checkbox
          className="mt-1 border-line border-t pt-3"
          label={t('With all copies')}
          description={t('Each form in the PDF as often as it says here.')}
          {...register('allCopies')}
        />
        <FormAlert message={errors.sheets?.message} />
      </fieldset>
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-3 font-semibold">{t('Vehicle')}</legend>
        <Field label={t('Number plate')} error={errors.plate?.message}>
          <Input autoComplete="off" autoCapitalize="characters" {...register('plate')} />
        </Field>
        <Field label={t('Chassis number')} hint={t('As in the RC')} error={errors.chassis?.message}>
          <Input autoComplete="off" autoCapitalize="characters" {...register('chassis')} />
        </Field>
        <Field
          label={t('Engine number')}
          hint={t('Of an electric vehicle the number of its motor')}
          error={errors.engine?.message}
        >
          <Input autoComplete="off" autoCapitalize="characters" {...register('engine')} />
        </Field>
        <Field
          label={t('Bank or financier in the RC')}
          hint={t('Name and place; empty without a loan')}
          error={errors.financier?.message}
        >
          <Input autoComplete="off" {...register('financier')} />
        </Field>
      </fieldset>
      <PersonFields form={form} side="owner" title={t('Owner in the RC')} />
      <PersonFields form={form} side="buyer" title={t('Buyer')} />
      <Field
        label={t('The buyer’s transport office')}
        hint={
          needsNoc
            ? t('Another office than the vehicle’s: it needs Form 28 too.')
            : t('Its code and place, such as {example}', { example: 'UP-32 Lucknow' })
        }
        error={errors.buyerOffice?.message}
      >
        <Input autoComplete="off" {...register('buyerOffice')} />
      </Field>
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-3 font-semibold">{t('Sale')}</legend>
        <Field
          label={t('Who sells')}
          hint={t('You, also when the RC is in somebody else’s name')}
          error={errors.sellerName?.message}
        >
          <Input autoComplete="off" {...register('sellerName')} />
        </Field>
        <Field label={t('Day of the sale')} error={errors.soldOn?.message}>
          <Input type="date" max={indianDay(Date.now())} {...register('soldOn')} />
        </Field>
        <Field
          label={t('Price')}
          hint={describePrice(String(watch('price')), vehicle.currency)}
          error={errors.price?.message}
        >
          <PriceInput control={control} name="price" currency={vehicle.currency} />
        </Field>
      </fieldset>
      <p className="text-ink-muted text-sm">
        {t(
          'Never sign a form that is not filled in, and never take one: whoever holds it can put any name into it. Signatures are made by hand on the print.',
        )}
      </p>
      <FormAlert message={errors.root?.message} />
    </FormDialog>
  );
}
