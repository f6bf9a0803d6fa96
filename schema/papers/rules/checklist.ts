import type { LOANS } from '../../vehicles/facts';
import { LAWS, type Law, type LawId } from './laws';

/** Where the buyer's office is, seen from the one in the RC. */
export const OFFICES = ['same', 'same_state', 'other_state'] as const;
export type Office = (typeof OFFICES)[number];

/** What a sale is like, as far as its papers depend on it. */
export interface SaleCase {
  /** In India, such as "2026-11-27". */
  soldOn: string;
  office: Office;
  loan: (typeof LOANS)[number];
  /** The RC is in a company's name. */
  isCompany: boolean;
  /** The owner in the RC has died. */
  isInherited: boolean;
  /** It was, or will be, driven in Delhi NCR. */
  isNcr: boolean;
  /** Older than 15 years. */
  isOld: boolean;
}

export const PARTIES = ['seller', 'buyer', 'both'] as const;
export type Party = (typeof PARTIES)[number];

interface Rule {
  by: Party;
  law: LawId;
  /** Days after the sale; without a time limit if missing. */
  within?: number;
  /** Always if missing. */
  when?: (sale: SaleCase) => boolean;
}

/** What is to be done, in the order in which it is done. */
const RULES = {
  heir: { by: 'seller', law: 'death', when: ({ isInherited }) => isInherited },
  company_letter: { by: 'seller', law: 'counter', when: ({ isCompany }) => isCompany },
  close_loan: { by: 'seller', law: 'loan', when: ({ loan }) => loan === 'running' },
  form_35: { by: 'seller', law: 'loan', when: ({ loan }) => loan !== 'none' },
  renew: { by: 'seller', law: 'renewal', when: ({ isOld }) => isOld },
  ncr: { by: 'both', law: 'ncr', when: ({ isNcr }) => isNcr },
  challans: { by: 'seller', law: 'register' },
  tolls: { by: 'seller', law: 'tolls' },
  fastag: { by: 'seller', law: 'fastag' },
  bring: { by: 'both', law: 'counter' },
  form_29: { by: 'seller', law: 'transfer', within: 14, when: ({ office }) => office !== 'other_state' },
  ask_noc: { by: 'seller', law: 'counter', when: ({ office }) => office === 'same_state' },
  form_28: { by: 'seller', law: 'noc', within: 45, when: ({ office }) => office === 'other_state' },
  insurance: { by: 'buyer', law: 'insurance', within: 14 },
  form_30: { by: 'buyer', law: 'transfer', within: 30 },
  tax: { by: 'buyer', law: 'tax', when: ({ office }) => office === 'other_state' },
  new_number: { by: 'buyer', law: 'newNumber', within: 365, when: ({ office }) => office === 'other_state' },
  see_rc: { by: 'seller', law: 'register' },
} as const satisfies Record<string, Rule>;
export type StepId = keyof typeof RULES;
export const STEP_IDS = Object.keys(RULES) as [StepId, ...StepId[]];

export interface Step {
  step: StepId;
  by: Party;
  /** The last day, as `soldOn`; null without a time limit. */
  until: string | null;
  law: Law;
}

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** What seller and buyer have to do for the RC to change hands, each with the law that it rests on. */
export function checklistOf(sale: SaleCase): Step[] {
  return (Object.entries(RULES) as [StepId, Rule][])
    .filter(([, { when }]) => when?.(sale) ?? true)
    .map(([step, { by, law, within }]) => ({
      step,
      by,
      until: within === undefined ? null : dayAfter(sale.soldOn, within),
      law: LAWS[law],
    }));
}

/** Whole days from one day to another; below zero if it has passed. */
export const daysUntil = (until: string, today: string): number =>
  Math.round((Date.parse(until) - Date.parse(today)) / DAY_MS);
