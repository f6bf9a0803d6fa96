import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { GST_STATES } from '../../../schema/billing/gst';
import { BillInput } from '../../../schema/bills/input';
import { SCHEME_LABELS, TAX_SCHEMES } from '../../../schema/bills/tax';
import { CURRENCIES, type CurrencyCode } from '../../../schema/common/currencies';
import { describePrice } from '../../lib/amount-words';
import { isUnauthorized } from '../../lib/failure';
import { formatPrice } from '../../lib/format';
import { showServerErrors } from '../../lib/server-errors';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Select } from '../../ui/core/select';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { NeedsNetwork } from '../papers/needs-network';
import { usePaperFile } from '../papers/use-paper-file';
import { PriceInput } from '../vehicles/price-input';
import { billMutation } from './bills.queries';
import { useWords } from './words';

type Form = z.input<typeof BillInput>;

const FIELDS = [
  'plate',
  'buyerName',
  'buyerMobile',
  'buyerAddress',
  'price',
  'gstin',
  'scheme',
  'commission',
  'buyerState',
] as const;
const STATES = Object.entries(GST_STATES).sort(([, a], [, b]) => a.localeCompare(b));
/** It is signed by hand on the print. */
const BY_HAND = { seller: null, buyer: null };

interface BillDialogProps {
  start: Form;
  /** Another price is asked about once. */
  agreed: number | null;
  currency: CurrencyCode;
  onClose: () => void;
}

/** Issues the bill of a sale: to whom, for how much, and with a GST number how it is taxed. */
export function BillDialog({ start, agreed, currency, onClose }: BillDialogProps) {
  const t = useWords();
  const form = useForm<Form, unknown, BillInput>({ resolver: zodResolver(BillInput), defaultValues: start });
  const { register, control, watch, formState, handleSubmit } = form;
  const { errors } = formState;
  const issue = useMutation(billMutation);
  const print = usePaperFile();
  const [seen, setSeen] = useState<number>();
  const submit = (input: BillInput) => {
    const price = Number(input.price);
    if (agreed !== null && price !== agreed && price !== seen) {
      setSeen(price);
      const message = t('The sale says {price}. If this price is right, issue it once more.', {
        price: formatPrice(agreed, currency, CURRENCIES),
      });
      return form.setError('price', { message }, { shouldFocus: true });
    }
    issue.mutate(input, {
      onSuccess: (paper) => {
        print.mutate({ paper, signatures: BY_HAND });
        onClose();
      },
      onError: (error) => {
        if (!isUnauthorized(error)) showServerErrors(form, FIELDS, error);
      },
    });
  };
  const hasGst = (watch('gstin') ?? '').trim() !== '';
  return (
    <FormDialog
      title={t('Sale bill')}
      description={t('It gets a number and cannot be changed afterwards.')}
      onClose={onClose}
      onSubmit={handleSubmit(submit)}
      submitLabel={t('Issue and save the PDF')}
      pendingLabel={t('Issuing...')}
      pending={issue.isPending}
    >
      <NeedsNetwork />
      <Field label={t('Number plate')} hint={t('As in the RC')} error={errors.plate?.message}>
        <Input autoComplete="off" autoCapitalize="characters" {...register('plate')} />
      </Field>
      <Field label={t('Buyer’s name')} error={errors.buyerName?.message}>
        <Input autoComplete="off" {...register('buyerName')} />
      </Field>
      <Field label={t('Buyer’s number')} error={errors.buyerMobile?.message}>
        <Input type="tel" inputMode="tel" autoComplete="off" {...register('buyerMobile')} />
      </Field>
      <Field
        label={t('Buyer’s address')}
        hint={hasGst ? undefined : t('Optional')}
        error={errors.buyerAddress?.message}
      >
        <Input autoComplete="off" {...register('buyerAddress')} />
      </Field>
      <Field
        label={t('Price')}
        hint={describePrice(String(watch('price')), currency)}
        error={errors.price?.message}
      >
        <PriceInput control={control} name="price" currency={currency} />
      </Field>
      <Field
        label={t('Your GSTIN')}
        hint={t('Empty without one: the bill then says nothing of tax.')}
        error={errors.gstin?.message}
      >
        <Input autoComplete="off" spellCheck={false} className="uppercase" {...register('gstin')} />
      </Field>
      {hasGst && (
        <>
          <Field label={t('Tax')} error={errors.scheme?.message}>
            <Select {...register('scheme')}>
              {TAX_SCHEMES.map((scheme) => (
                <option key={scheme} value={scheme}>
                  {t(SCHEME_LABELS[scheme])}
                </option>
              ))}
            </Select>
          </Field>
          {watch('scheme') === 'commission' && (
            <Field
              label={t('Commission')}
              hint={describePrice(String(watch('commission')), currency)}
              error={errors.commission?.message}
            >
              <PriceInput control={control} name="commission" currency={currency} />
            </Field>
          )}
          <Checkbox
            label={t('The tax is in the price')}
            description={t('18 of 118. Otherwise 18% come on top.')}
            {...register('isTaxInPrice')}
          />
          <Field label={t('State of the buyer')} error={errors.buyerState?.message}>
            <Select {...register('buyerState')}>
              <option value="">{t('Choose')}</option>
              {STATES.map(([code, name]) => (
                <option key={code} value={code}>
                  {t.known(name)}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
      <FormAlert message={errors.root?.message} />
    </FormDialog>
  );
}
