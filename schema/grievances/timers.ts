import type { GrievanceKind } from './kinds';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** India has no summer time. */
const IST_OFFSET_MS = 5.5 * HOUR;

type Period = { hours: number } | { days: number } | { months: number };

interface Timer {
  /** What must have happened by then. */
  stage: 'acknowledge' | 'resolve';
  kinds: readonly GrievanceKind[] | 'all';
  period: Period;
  /** Only for complaints received before or since the amendment of 2026 applies (`IT_AMENDMENT_FROM`). */
  amended?: boolean;
  rule: string;
  /** The day on which the rule was notified. */
  date: string;
}

const IT_RULES = 'Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021';
const E_COMMERCE = 'Consumer Protection (E-Commerce) Rules, 2020';
const NOT_ORDERS = ['listing', 'data', 'other', 'report'] as const;

/** The time limits of the law, each with its source. A complaint has the shortest of those that apply to it. */
export const TIMERS = {
  it_acknowledge: {
    stage: 'acknowledge',
    kinds: 'all',
    period: { hours: 24 },
    rule: `${IT_RULES}, rule 3(2)(a)(i)`,
    date: '2021-02-25',
  },
  it_resolve: {
    stage: 'resolve',
    kinds: NOT_ORDERS,
    period: { days: 15 },
    amended: false,
    rule: `${IT_RULES}, rule 3(2)(a)(i)`,
    date: '2021-02-25',
  },
  it_resolve_amended: {
    stage: 'resolve',
    kinds: NOT_ORDERS,
    period: { days: 7 },
    amended: true,
    rule: `${IT_RULES}, rule 3(2)(a)(i), as amended in 2026`,
    date: '2026-02-10',
  },
  order: {
    stage: 'resolve',
    kinds: ['order'],
    period: { hours: 3 },
    rule: `${IT_RULES}, rule 3(1)(d), as amended in 2026`,
    date: '2026-02-10',
  },
  e_commerce_acknowledge: {
    stage: 'acknowledge',
    kinds: 'all',
    period: { hours: 48 },
    rule: `${E_COMMERCE}, rule 4(5)`,
    date: '2020-07-23',
  },
  e_commerce_resolve: {
    stage: 'resolve',
    kinds: NOT_ORDERS,
    period: { months: 1 },
    rule: `${E_COMMERCE}, rule 4(5)`,
    date: '2020-07-23',
  },
} as const satisfies Record<string, Timer>;
export type TimerName = keyof typeof TIMERS;
export const TIMER_NAMES = Object.keys(TIMERS) as [TimerName];

/** The same time of day on the same date of a later month in India, or on that month's last day. */
function monthsLater(time: number, months: number): number {
  const local = new Date(time + IST_OFFSET_MS);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(local.getUTCDate(), lastDay);
  const timeOfDay = (time + IST_OFFSET_MS) % DAY;
  return Date.UTC(year, month, day) + timeOfDay - IST_OFFSET_MS;
}

function endOf(period: Period, from: number): number {
  if ('hours' in period) return from + period.hours * HOUR;
  if ('days' in period) return from + period.days * DAY;
  return monthsLater(from, period.months);
}

export interface Deadline {
  timer: TimerName;
  stage: Timer['stage'];
  /** Epoch milliseconds. */
  at: number;
}

/** When an Indian date begins, in epoch milliseconds. */
export const startOfIndianDate = (date: string) => Date.parse(`${date}T00:00:00+05:30`);

/**
 * The time limits of a complaint, earliest first. `amendedFrom`: the Indian date since which the amendment of
 * 2026 applies; without one it does not.
 */
export function deadlinesOf(kind: GrievanceKind, receivedAt: number, amendedFrom?: string): Deadline[] {
  const isAmended = amendedFrom !== undefined && receivedAt >= startOfIndianDate(amendedFrom);
  return TIMER_NAMES.flatMap((timer): Deadline[] => {
    const { stage, kinds, period, amended }: Timer = TIMERS[timer];
    if (kinds !== 'all' && !kinds.includes(kind)) return [];
    if (amended !== undefined && amended !== isAmended) return [];
    return [{ timer, stage, at: endOf(period, receivedAt) }];
  }).sort((a, b) => a.at - b.at);
}

const earliest = (deadlines: readonly Deadline[], stage: Timer['stage']) =>
  Math.min(...deadlines.flatMap((deadline) => (deadline.stage === stage ? [deadline.at] : [])));

/** By when a complaint must be acknowledged and resolved, in epoch milliseconds. */
export function dueTimes(kind: GrievanceKind, receivedAt: number, amendedFrom?: string) {
  const deadlines = deadlinesOf(kind, receivedAt, amendedFrom);
  const resolveBy = earliest(deadlines, 'resolve');
  return { acknowledgeBy: Math.min(earliest(deadlines, 'acknowledge'), resolveBy), resolveBy };
}

/** How long before a time limit the officer is told: a day, or the last third of a short one. */
export const warningBefore = (receivedAt: number, dueAt: number) =>
  dueAt - Math.min(DAY, Math.floor((dueAt - receivedAt) / 3));

/** An overdue complaint is mailed about again after this time. */
export const REPEATED_MS = DAY;

/** In how many days complaints are resolved, apart from orders. */
export function resolveDays(now: number, amendedFrom?: string): number {
  return Math.floor((dueTimes('other', now, amendedFrom).resolveBy - now) / DAY);
}
