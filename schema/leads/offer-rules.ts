import { parsePhone } from '../common/phone';
import { hasVisibleText } from '../common/visible-text';

/** The three things a buyer says, as typed. */
export interface OfferDraft {
  buyerName: string;
  buyerMobile: string;
  offerPrice: string;
}

export type OfferField = keyof OfferDraft;

/**
 * The offer form's rules in the words of spec 2, section 5; null for a value that is fine. Plain functions, so that the
 * buyer's page can check without carrying a schema library: the API's schema calls the same ones.
 */
export const OFFER_RULES: Record<OfferField, (value: string) => string | null> = {
  buyerName: (value) => (hasVisibleText(value) ? null : 'Name is required'),
  buyerMobile: (value) => {
    const phone = parsePhone(value.trim());
    return phone.ok ? null : phone.message;
  },
  offerPrice: (value) => {
    const price = value.trim();
    if (!price) return 'Offer price is required';
    if (!/^\d{1,10}(\.\d{1,2})?$/.test(price)) return 'Please enter a valid price';
    return Number(price) >= 1 ? null : 'Offer price must be at least 1';
  },
};

export const OFFER_FIELDS = Object.keys(OFFER_RULES) as OfferField[];

/** What is wrong with an offer, by field; empty when nothing is. */
export function offerProblems(draft: OfferDraft): Partial<Record<OfferField, string>> {
  const problems: Partial<Record<OfferField, string>> = {};
  for (const field of OFFER_FIELDS) {
    const problem = OFFER_RULES[field](draft[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}
