import { AppError } from '../../../schema/common/errors';
import {
  DAY_PARTS,
  type DayPart,
  MAX_VISIT_DAYS,
  PART_ENDS,
  PART_STARTS,
  REMINDER_MS,
} from '../../../schema/visits/choices';
import { weekdayOf } from '../../../schema/yards/days';
import type { YardDto } from '../../../schema/yards/output';
import { indianCalendar, minuteOfIndianDay } from '../../platform/clock';

const DAY_MS = 86_400_000;

/** A day (IST) and a part of it. */
export interface VisitTime {
  day: string;
  part: DayPart;
}

/** What visits need to know of a yard. */
export type VisitHours = Pick<YardDto, 'opens' | 'closedDay'>;

/** The days for which a visit can be requested, from today in India, such as `2026-11-23`. */
export const visitDays = (now: number): string[] =>
  Array.from({ length: MAX_VISIT_DAYS + 1 }, (_, days) => indianCalendar(now + days * DAY_MS).day);

const isOver = (part: DayPart, now: number) => minuteOfIndianDay(now) >= PART_ENDS[part] * 60;
const isClosed = (day: string, { closedDay }: VisitHours) =>
  closedDay !== null && weekdayOf(day) === closedDay;

/** The same without the weekly day off, and without today once its evening is over. */
export const openDays = (now: number, hours: VisitHours): string[] =>
  visitDays(now).filter((day, index) => !isClosed(day, hours) && (index > 0 || !isOver('evening', now)));

/** The parts of today that are over. */
export const overParts = (now: number): DayPart[] => DAY_PARTS.filter((part) => isOver(part, now));

/** Throws invalid (400) for a time that is past or too far ahead, and for the weekly day off. */
export function checkTime({ day, part }: VisitTime, now: number, hours: VisitHours): void {
  if (!visitDays(now).includes(day)) throw new AppError('visit_day', { field: 'day' });
  if (isClosed(day, hours)) throw new AppError('visit_closed', { field: 'day' });
  if (day === indianCalendar(now).day && isOver(part, now))
    throw new AppError('visit_over', { field: 'part' });
}

/** Two hours before somebody is expected, as epoch milliseconds; null if that is past. */
export function reminderOf({ day, part }: VisitTime, now: number, { opens }: VisitHours): number | null {
  const usual = `${PART_STARTS[part]}:00`;
  const start = opens && opens > usual ? opens : usual;
  const at = Date.parse(`${day}T${start}:00+05:30`) - REMINDER_MS;
  return at > now ? at : null;
}
