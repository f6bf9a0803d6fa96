import { z } from 'zod';
import { answer, Count } from '../common/answer';
import { Id } from '../common/text';
import { OFFER_SOURCES } from '../leads/lead-sources';
import { ADVICE } from './advice';

/** A seller's past week, Monday to Sunday (IST). */
export const WeeklyNoteDto = answer('WeeklyNote', {
  /** The Monday after the week. */
  monday: z.iso.date(),
  views: Count,
  scans: Count,
  offers: Count,
  source: z.enum(OFFER_SOURCES).nullable(),
  /** The median time to the first answer to the week's new offers, by the recorded results of calls. */
  answerMinutes: Count.nullable(),
  /** The listing that has waited longest for an offer, and what may help. */
  waiting: z.strictObject({ id: Id, name: z.string(), days: Count, advice: z.enum(ADVICE) }).nullable(),
});
export type WeeklyNoteDto = z.output<typeof WeeklyNoteDto>;

/** null between the seller's first listing and the following Monday, and while the note is off. */
export const WeeklyNoteAnswer = answer('WeeklyNoteAnswer', { note: WeeklyNoteDto.nullable() });
export type WeeklyNoteAnswer = z.output<typeof WeeklyNoteAnswer>;
