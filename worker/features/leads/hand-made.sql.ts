import { type SQL, sql } from 'drizzle-orm';
import { HAND_SOURCES } from '../../../schema/leads/lead-sources';

const SOURCES = sql.raw(`(${HAND_SOURCES.map((source) => `'${source}'`).join(', ')})`);

/** Whether a seller wrote the lead or offer down, for the table's name or alias. */
export const isHandMade = (table = 'leads'): SQL => sql`${sql.raw(table)}.source in ${SOURCES}`;
