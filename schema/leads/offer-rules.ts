import type { FieldRules } from '../common/field-rules';
import { PHONE_RULES } from '../common/phone';
import { OFFER_PRICE_RULES } from '../common/price-rules';
import { PROBLEMS } from '../common/problem-texts';
import { VISIBLE_TEXT } from '../common/visible-text';

/** The offer form's rules, with the messages that buyers read. */
export const OFFER_RULES = {
  buyerName: { must: [[VISIBLE_TEXT, PROBLEMS.name_required]] },
  buyerMobile: PHONE_RULES,
  offerPrice: OFFER_PRICE_RULES,
} satisfies Record<string, FieldRules>;
