import { type SQL, sql } from 'drizzle-orm';
import type { MessageKind } from '../../../schema/messages/kinds';
import type { MessageData } from '../../../schema/messages/table';
import { messages } from '../../../schema/tables';
import { insertWhere } from '../../platform/db';

export interface NewMessage {
  id: string;
  kind: MessageKind | SQL;
  recipient: string | SQL;
  /** From `recipientKey` (messages.service.ts), for messages that a request triggers. */
  recipientKey?: string;
  userId: string | SQL | null;
  askedFrom?: string;
  data: MessageData;
  createdAt: number;
}

/**
 * A message that is stored only if `guard` holds, for the batch of its cause. After the batch its service calls `ctx.deliver`
 * with the id.
 */
export const storeMessage = ({ recipientKey = '', askedFrom, ...message }: NewMessage, guard: SQL): SQL =>
  insertWhere(
    messages,
    {
      ...message,
      channel: 'mail',
      recipientKey,
      askedFrom: askedFrom ?? null,
      dueAt: message.createdAt,
    },
    guard,
  );

/** Whether this network or device has requested no message of these kinds to a recipient since a moment. */
export const notAskedSince = (
  { recipientKey, askedFrom }: Required<Pick<NewMessage, 'recipientKey' | 'askedFrom'>>,
  kinds: readonly MessageKind[],
  since: number,
): SQL => sql`not exists (
  select 1 from messages where recipient_key = ${recipientKey} and created_at > ${since}
    and asked_from = ${askedFrom} and kind in (select value from json_each(${JSON.stringify(kinds)}))
)`;
