import { checklistOf, type SaleCase } from '../papers/rules/checklist';
import { REMINDER_DAYS, type TickedSteps } from './kinds';

const DAY_MS = 86_400_000;
/** Reminders come at nine in the morning in India. */
const NINE_MS = 3.5 * 3_600_000;
/** Midnight at the end of a day in India. */
const END_MS = DAY_MS - 5.5 * 3_600_000;

const remindAt = (soldOn: string, day: number) => Date.parse(soldOn) + day * DAY_MS + NINE_MS;

/** When the next reminder after `now` is due; null after the last one. */
export const nextReminder = (soldOn: string, now: number): number | null =>
  REMINDER_DAYS.map((day) => remindAt(soldOn, day)).find((at) => at > now) ?? null;

/** The latest of the days whose reminder is due; null before the first one. */
export const dueReminder = (soldOn: string, now: number) =>
  REMINDER_DAYS.findLast((day) => remindAt(soldOn, day) <= now) ?? null;

/** When the first time limit of what is not ticked is over; without one, when the last reminder is due. */
export function overdueAt(sale: SaleCase, ticked: TickedSteps): number {
  const limits = checklistOf(sale).flatMap(({ step, until }) => (until && !ticked[step] ? until : []));
  const [first] = limits.sort();
  return first ? Date.parse(first) + END_MS : remindAt(sale.soldOn, Math.max(...REMINDER_DAYS));
}
