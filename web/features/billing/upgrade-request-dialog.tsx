import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { UserDto } from '../../../schema/auth/output';
import { DURATION_LABELS, PLANS } from '../../../schema/billing/plans';
import { priceOf } from '../../../schema/billing/pricing';
import { UpgradeRequestInput } from '../../../schema/billing/upgrade-requests.input';
import { formatMobile } from '../../../schema/common/mobile-text';
import { isUnauthorized } from '../../lib/failure';
import { formatMinor } from '../../lib/money';
import { showServerErrors } from '../../lib/server-errors';
import { toast } from '../../lib/toast-store';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { requestUpgradeMutation } from './billing.queries';
import type { PlanChoice } from './plan-choice';
import { useWords } from './words';

interface UpgradeRequestDialogProps {
  user: UserDto;
  choice: PlanChoice;
  onClose: () => void;
}

/** Requests a plan from our team instead of paying here. */
export function UpgradeRequestDialog({ user, choice, onClose }: UpgradeRequestDialogProps) {
  const t = useWords();
  const { plan, duration, currency } = choice;
  const price = priceOf(choice);
  const form = useForm({
    resolver: zodResolver(UpgradeRequestInput),
    defaultValues: {
      name: `${user.firstName} ${user.lastName}`.trim(),
      mobile: user.mobileNumber ? formatMobile(user.mobileNumber) : '',
      email: user.email ?? '',
      plan,
      duration,
      currency,
    },
  });
  const { errors } = form.formState;
  const request = useMutation({
    ...requestUpgradeMutation,
    onSuccess: () => {
      toast({
        title: t('Request sent'),
        description: t('Our team will contact you shortly.'),
        tone: 'success',
      });
      onClose();
    },
    onError: (error) => {
      if (isUnauthorized(error)) {
        toast({ title: t('Unauthorized'), description: t('Please log in again'), tone: 'error' });
        return;
      }
      showServerErrors(form, ['name', 'mobile', 'email'], error);
      toast({ title: t('Error'), description: t('Failed to submit request'), tone: 'error' });
    },
  });
  const first = errors.name ?? errors.mobile ?? errors.email;

  return (
    <FormDialog
      title={t('Request {name}', { name: t.known(PLANS[plan].name) })}
      description={t('{time}, {price} tax included', {
        time: t.known(DURATION_LABELS[duration]),
        price: price ? formatMinor(price.finalMinor, currency) : '',
      })}
      onClose={onClose}
      onSubmit={form.handleSubmit((input) => request.mutate(input))}
      submitLabel={t('Send request')}
      pendingLabel={t('Sending...')}
      pending={request.isPending}
    >
      <FormAlert message={errors.root?.message ?? first?.message} />
      <Field label={t('Name')} required error={errors.name?.message}>
        <Input autoComplete="name" {...form.register('name')} />
      </Field>
      <Field label={t('Mobile')} required error={errors.mobile?.message}>
        <Input type="tel" inputMode="tel" autoComplete="tel" {...form.register('mobile')} />
      </Field>
      <Field
        label={t('Email')}
        required
        error={errors.email?.message}
        hint={t('The address of your account: it cannot be changed here.')}
      >
        <Input type="email" readOnly={user.email !== null} {...form.register('email')} />
      </Field>
      <p className="rounded-md bg-sunken px-3 py-2.5 text-ink-muted">
        {t('Our team contacts you within 24 hours and activates the plan with you. Nothing is charged now.')}
      </p>
    </FormDialog>
  );
}
