import type { PaymentOptionsDto, PlanCatalogueDto, PlanOfferDto } from '../../../schema/billing/output';
import { planFeatures } from '../../../schema/billing/plan-features';
import { PLANS, type Plan } from '../../../schema/billing/plans';
import { type CurrencyCode, toMajor } from '../../../schema/common/currencies';
import type { Ctx } from '../../context';
import { waysFor } from './gateways';

function offerOf(plan: Plan, currency: CurrencyCode): PlanOfferDto {
  const price = toMajor(plan.monthlyMinor[currency] ?? 0, currency);
  // A plan has only one price: discounts come only from gift codes.
  return {
    name: plan.name,
    price,
    actualPrice: price,
    discountedPrice: price,
    features: planFeatures(plan),
  };
}

/** The plans with monthly prices in major units of a currency. */
export const getPlans = (currency: CurrencyCode): PlanCatalogueDto => ({
  starter: offerOf(PLANS.starter, currency),
  growth: offerOf(PLANS.growth, currency),
  pro: offerOf(PLANS.pro, currency),
});

/** How this installation takes payments. */
export const getPaymentOptions = (ctx: Ctx): PaymentOptionsDto => ({
  ways: waysFor(ctx, null).map(({ kind, publishableKey, currencies }) => ({
    way: kind,
    publishableKey,
    currencies: currencies && [...currencies],
  })),
});
