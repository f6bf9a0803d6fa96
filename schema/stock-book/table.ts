import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { time } from '../common/columns';
import { dataOf } from '../common/data';
import { oneOf, rulesOf } from '../common/rules';
import { sellers } from '../profile/table';
import { LINE_KINDS } from './kinds';
import type { Commitments, LineFields, PersonalFields } from './output';

const owner = () =>
  text()
    .notNull()
    .references(() => sellers.id, { onDelete: 'cascade' });

/**
 * The lines of a seller's stock book, trip book and buyers' book. A line is never changed, except that what it says of a
 * person is erased; a correction is another line. Two rows written a line, its own and one of an index.
 */
export const bookLines = sqliteTable(
  'book_lines',
  {
    ownerId: owner(),
    /** By the server's time, which decides about the day. */
    id: text().notNull(),
    vehicleId: text().notNull(),
    /** Made by the device, or named by what the line comes from: the same line, sent again, is one line. */
    key: text().notNull(),
    kind: text({ enum: LINE_KINDS }).notNull(),
    /** The line that this one closes or corrects. */
    aboutId: text(),
    /** Who of the staff noted it; null for the seller. */
    personId: text(),
    /** When it happened, as the person or the phone says; its clock may be wrong. */
    happenedAt: time().notNull(),
    /** The server's time. */
    createdAt: time().notNull(),
    fields: text({ mode: 'json' }).notNull().$type<LineFields>(),
    /** SHA-256 of each personal field with its salt, by its name. */
    commitments: text({ mode: 'json' }).notNull().$type<Commitments>(),
    /** Each personal field with its salt; what was erased is missing. */
    personal: text({ mode: 'json' }).notNull().$type<PersonalFields>(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('book_lines_once').on(table.ownerId, table.vehicleId, table.key),
  ],
);

export const bookLinesData = dataOf(bookLines, {
  kept: { with: 'person', rules: ['bookPersons'] },
  whose: { key: 'nobody', fields: 'nobody', commitments: 'token', personal: 'buyer' },
});

export const bookLinesRules = rulesOf(bookLines, { book_lines_kind: oneOf(bookLines.kind, LINE_KINDS) });

/** A day of a seller's book, sealed: its root is the end of a chain over all lines of that day and the seal before. */
export const bookSeals = sqliteTable(
  'book_seals',
  {
    ownerId: owner(),
    /** In India, `2026-11-28`. */
    day: text().notNull(),
    /** Its lines. */
    firstId: text().notNull(),
    lastId: text().notNull(),
    lines: time().notNull(),
    root: text().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day] }), index('book_seals_by_day').on(table.day)],
);

export const bookSealsData = dataOf(bookSeals, {
  kept: { with: 'person' },
  whose: { day: 'nobody', root: 'token' },
});

/** What is stamped into a vehicle, entered once. Outlives the vehicle, like its lines. */
export const stampedNumbers = sqliteTable(
  'stamped_numbers',
  {
    vehicleId: text().primaryKey(),
    ownerId: owner(),
    engine: text().notNull(),
    chassis: text().notNull(),
    updatedAt: time().notNull(),
  },
  (table) => [index('stamped_numbers_by_owner').on(table.ownerId)],
);

export const stampedNumbersData = dataOf(stampedNumbers, {
  kept: { with: 'person' },
  whose: { engine: 'nobody', chassis: 'nobody' },
});
