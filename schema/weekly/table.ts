import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '../common/columns';
import { dataOf } from '../common/data';
import { oneOf, rulesOf } from '../common/rules';
import { OFFER_SOURCES } from '../leads/lead-sources';
import { sellers } from '../profile/table';
import { ADVICE } from './advice';

/** A seller's latest weekly note; the next one replaces it. */
export const weeklyNotes = sqliteTable('weekly_notes', {
  userId: text()
    .primaryKey()
    .references(() => sellers.id, { onDelete: 'cascade' }),
  /** The note's notification. */
  notificationId: text().notNull(),
  /** The Monday of writing, YYYY-MM-DD in IST. */
  monday: text().notNull(),
  views: integer().notNull(),
  scans: integer().notNull(),
  offers: integer().notNull(),
  /** The source of most offers; null without offers. */
  source: text({ enum: OFFER_SOURCES }),
  /** The listing that has waited longest for an offer; its name is read from the listing. */
  waitingId: text(),
  waitingDays: integer(),
  /** The median time to the first answer to the week's new offers; null if none was answered. */
  answerMinutes: integer(),
  advice: text({ enum: ADVICE }),
  createdAt: time().notNull(),
});

export const weeklyNotesData = dataOf(weeklyNotes, { kept: { with: 'person' }, whose: { monday: 'nobody' } });

export const weeklyNotesRules = rulesOf(weeklyNotes, {
  weekly_notes_source: oneOf(weeklyNotes.source, OFFER_SOURCES),
  weekly_notes_advice: oneOf(weeklyNotes.advice, ADVICE),
});
