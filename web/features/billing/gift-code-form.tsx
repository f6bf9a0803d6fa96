import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Gift, X } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { ValidateGiftCodeInput } from '../../../schema/billing/gift-codes.input';
import type { GiftCodeValidityDto } from '../../../schema/billing/gift-codes.output';
import { failureText, isUnauthorized } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { IconButton } from '../../ui/core/icon-button';
import { Input } from '../../ui/core/input';
import { Form } from '../../ui/form';
import { claimGiftCodeMutation } from './billing.queries';
import { giftWords } from './gift-code';
import { useWords } from './words';

const INVALID = 'The gift code is invalid or expired.';

interface GiftCodeFormProps {
  gift: GiftCodeValidityDto | null;
  onClaim: (gift: GiftCodeValidityDto | null) => void;
}

/** Claims a gift code, whose discount then shows on the plans it applies to. */
export function GiftCodeForm({ gift, onClaim }: GiftCodeFormProps) {
  const t = useWords();
  const form = useForm({ resolver: zodResolver(ValidateGiftCodeInput), defaultValues: { code: '' } });
  const claim = useMutation({
    ...claimGiftCodeMutation,
    onSuccess: (claimed) => {
      form.reset();
      onClaim(claimed);
      toast({ title: t('Gift code claimed'), description: giftWords(claimed), tone: 'success' });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = failureText(error, t(INVALID));
      form.setError('code', { message: description }, { shouldFocus: true });
      toast({ title: t('Invalid Gift Code'), description, tone: 'error' });
    },
  });

  if (gift) {
    return (
      <div className="flex items-center gap-3 rounded-lg bg-positive-soft py-1.5 pr-1.5 pl-4 text-positive">
        <Gift aria-hidden="true" className="size-4.5 shrink-0" />
        <p className="min-w-0 flex-1">
          {t.rich('{code} {gift}. Choose the plan below to use it.', {
            code: (
              <span translate="no" className="font-semibold">
                {gift.code}
              </span>
            ),
            gift: giftWords(gift),
          })}
        </p>
        <IconButton
          label={t('Remove {code}', { code: gift.code })}
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={() => onClaim(null)}
        />
      </div>
    );
  }
  return (
    <Form
      label={t('Discount')}
      noValidate
      className="flex items-start gap-2"
      onSubmit={form.handleSubmit(({ code }) => claim.mutate(code))}
    >
      <Field
        label={t('Gift code')}
        hideLabel
        error={form.formState.errors.code?.message}
        className="min-w-0 flex-1"
      >
        <Input
          placeholder={t('Enter Gift Code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="uppercase placeholder:normal-case"
          {...form.register('code')}
        />
      </Field>
      <Button type="submit" pending={claim.isPending} icon={<Gift aria-hidden="true" className="size-4" />}>
        {t('Claim')}
      </Button>
    </Form>
  );
}
