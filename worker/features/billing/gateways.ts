import type { CurrencyCode } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import type { Ctx } from '../../context';
import type { PaymentGateway, PaymentGateways } from '../../platform/payments';
import type { PaymentRow } from './payments.queries';

/** The gateway of a payment; undefined if it is no longer configured. */
export const gatewayOf = (ctx: Ctx, { paymentGateway }: Pick<PaymentRow, 'paymentGateway'>) =>
  ctx.payments.find(({ kind }) => kind === paymentGateway);

/** The same. Throws unavailable (503) if it is not configured. */
export function requireGateway(ctx: Ctx, payment: Pick<PaymentRow, 'paymentGateway'>): PaymentGateway {
  const gateway = gatewayOf(ctx, payment);
  if (!gateway) throw new AppError('payments_unavailable');
  return gateway;
}

/** The ways that take a currency. UPI is for Indian banks: people with a number from elsewhere are offered it last. */
export function waysFor({ payments, actor }: Ctx, currency: CurrencyCode | null): PaymentGateways {
  const { countryCode = null } = actor.kind === 'user' ? actor.user : {};
  const isAbroad = countryCode !== null && countryCode !== '+91';
  return payments
    .filter(({ currencies }) => currency === null || currencies === null || currencies.includes(currency))
    .toSorted((one, other) => (isAbroad ? Number(one.kind === 'upi') - Number(other.kind === 'upi') : 0));
}
