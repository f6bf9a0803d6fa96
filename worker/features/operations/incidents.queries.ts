import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { incidents, messages } from '../../../schema/directory';
import type { IncidentKind } from '../../../schema/operations/incidents';
import { changesOf, type DirectoryDb, insertRow, updateWhere } from '../../platform/db';
import { storeMessage } from '../messages/messages.sql';

/** A fault: its kind, and what it concerns. */
export interface Fault {
  kind: IncidentKind;
  subject: string;
  detail: string;
}

export const listOpen = (db: DirectoryDb) =>
  db
    .select()
    .from(incidents)
    .where(isNull(incidents.endedAt))
    .orderBy(incidents.kind, incidents.subject)
    .limit(200);

export async function findIncident(db: DirectoryDb, id: string) {
  const [row] = await db.select().from(incidents).where(eq(incidents.id, id));
  return row ?? null;
}

/** Mails each operator if the preceding statement of the batch has changed the incident. */
const mailOperators = (messageId: string, incidentId: string, now: number) =>
  storeMessage(
    {
      id: sql`${messageId} || '-' || accounts.id`,
      kind: 'incident',
      recipient: '',
      userId: sql`accounts.id`,
      data: { incident: incidentId },
      createdAt: now,
    },
    sql`from accounts where is_admin = 1 and is_active = 1 and changes() = 1`,
  );

/** The mails that `mailOperators` has stored under a message id. */
export async function listMails(db: DirectoryDb, messageId: string): Promise<string[]> {
  const { id } = messages;
  const rows = await db
    .select({ id })
    .from(messages)
    .where(and(gt(id, `${messageId}-`), lt(id, `${messageId}.`)));
  return rows.map((row) => row.id);
}

/** Opens an incident with a mail to each operator, unless it is already open. Returns whether this call opened it. */
export async function openIncident(
  db: DirectoryDb,
  { kind, subject, detail, id, now }: Fault & { id: string; now: number },
): Promise<boolean> {
  const [opened] = await db.batch([
    db.run(insertRow(incidents, { id, kind, subject, detail, openedAt: now }, sql`on conflict do nothing`)),
    db.run(mailOperators(id, id, now)),
  ]);
  return changesOf(opened) === 1;
}

/** Ends an incident with a mail to each operator, once. Returns whether this call ended it. */
export async function endIncident(
  db: DirectoryDb,
  { id, messageId, now }: { id: string; messageId: string; now: number },
): Promise<boolean> {
  const [ended] = await db.batch([
    db.run(updateWhere(incidents, { endedAt: now }, sql`where id = ${id} and ended_at is null`)),
    db.run(mailOperators(messageId, id, now)),
  ]);
  return changesOf(ended) === 1;
}
