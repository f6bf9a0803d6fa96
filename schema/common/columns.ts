import { integer, text } from 'drizzle-orm/sqlite-core';

/** UUIDv7, made by the service before the insert, so that a retried insert is harmless. */
export const id = () => text().primaryKey();

/** Epoch milliseconds. */
export const time = () => integer({ mode: 'number' });
export const flag = (initial: boolean) => integer({ mode: 'boolean' }).notNull().default(initial);

export const timestamps = { createdAt: time().notNull(), updatedAt: time().notNull() };
