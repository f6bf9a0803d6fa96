import type { Duration, PaidPlan } from '../../schema/billing/plan-names.ts';
import type { UpgradeStatus } from '../../schema/billing/upgrade-requests.input.ts';
import type { AccountKey } from './story-types.ts';

interface StoryPayment {
  account: AccountKey;
  plan: PaidPlan;
  duration: Duration;
  ageDays: number;
  /** Why it was refunded. */
  refunded?: string;
  declined?: true;
}

export const PAYMENTS: readonly StoryPayment[] = [
  { account: 'growth', plan: 'growth', duration: '1_month', ageDays: 118 },
  { account: 'growth', plan: 'growth', duration: '3_months', ageDays: 88 },
  {
    account: 'sharma-motors',
    plan: 'growth',
    duration: '1_month',
    ageDays: 210,
    refunded: 'Meant to buy Pro',
  },
  { account: 'sharma-motors', plan: 'pro', duration: '3_months', ageDays: 209 },
  { account: 'sharma-motors', plan: 'pro', duration: '3_months', ageDays: 121, declined: true },
  { account: 'sharma-motors', plan: 'pro', duration: '3_months', ageDays: 120 },
  { account: 'sharma-motors', plan: 'pro', duration: '3_months', ageDays: 32 },
];

interface StoryGiftCode {
  code: string;
  discountPercentage: number;
  maxUses: number;
  usedCount: number;
  timePeriod: Duration;
  applicablePlans: PaidPlan[] | null;
  isActive: boolean;
  ageDays: number;
  /** Until it ends; null for never. */
  validDays: number | null;
}

export const GIFT_CODES: readonly StoryGiftCode[] = [
  {
    code: 'FESTIVE20',
    discountPercentage: 20,
    maxUses: 100,
    usedCount: 0,
    timePeriod: '3_months',
    applicablePlans: null,
    isActive: true,
    ageDays: 12,
    validDays: 45,
  },
  {
    code: 'PRO50',
    discountPercentage: 50,
    maxUses: 25,
    usedCount: 0,
    timePeriod: '1_month',
    applicablePlans: ['pro'],
    isActive: true,
    ageDays: 30,
    validDays: null,
  },
  {
    code: 'WELCOME100',
    discountPercentage: 100,
    maxUses: 10,
    usedCount: 0,
    timePeriod: '1_month',
    applicablePlans: ['growth'],
    isActive: true,
    ageDays: 60,
    validDays: null,
  },
  {
    code: 'MONSOON10',
    discountPercentage: 10,
    maxUses: 50,
    usedCount: 0,
    timePeriod: '1_year',
    applicablePlans: null,
    isActive: true,
    ageDays: 140,
    validDays: -50,
  },
];

interface StoryUpgradeRequest {
  account: AccountKey;
  plan: PaidPlan;
  duration: Duration;
  status: UpgradeStatus;
  notes: string | null;
  ageHours: number;
}

export const UPGRADE_REQUESTS: readonly StoryUpgradeRequest[] = [
  { account: 'starter', plan: 'growth', duration: '1_month', status: 'pending', notes: null, ageHours: 5 },
  {
    account: 'growth',
    plan: 'pro',
    duration: '1_year',
    status: 'contacted',
    notes: 'Called: wants an invoice in the firm’s name first.',
    ageHours: 30,
  },
  {
    account: 'starter',
    plan: 'pro',
    duration: '1_month',
    status: 'rejected',
    notes: 'Growth is enough for two vehicles; agreed on the phone.',
    ageHours: 400,
  },
];
