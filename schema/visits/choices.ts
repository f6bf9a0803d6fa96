import type { FieldRules } from '../common/field-rules';
import { PROBLEMS } from '../common/problem-texts';
import type { Weekday } from '../yards/days';

/** When a buyer would like to come. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** The hour (IST) at which a part of the day is over, for a visit on the same day. */
export const PART_ENDS: Readonly<Record<DayPart, number>> = { morning: 12, afternoon: 17, evening: 21 };

/** The hour (IST) at which somebody is expected, unless the yard opens later. */
export const PART_STARTS: Readonly<Record<DayPart, number>> = { morning: 10, afternoon: 14, evening: 17 };

/** How long before that who answers is reminded. */
export const REMINDER_MS = 2 * 3_600_000;

/** How many days ahead a visit can be requested. */
export const MAX_VISIT_DAYS = 14;

export const VISIT_STATUSES = ['asked', 'seen', 'confirmed', 'proposed', 'declined'] as const;
export type VisitStatus = (typeof VISIT_STATUSES)[number];

/** When a listing can be seen: what its form offers. */
export interface VisitTimes {
  /** In India, such as `2026-11-23`. */
  today: string;
  /** Those on which somebody is there. */
  days: readonly string[];
  /** The parts of today that are over. */
  over: readonly DayPart[];
  /** The weekly day off. */
  closedDay: Weekday | null;
}

/** The visit form's own rules, with the messages that buyers read. */
export const VISIT_RULES = {
  day: { must: [['.', PROBLEMS.visit_day]] },
  part: { must: [['.', PROBLEMS.visit_part]] },
} satisfies Record<string, FieldRules>;
