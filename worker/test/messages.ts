import { messages } from '../../schema/tables';
import { newId } from '../platform/random';
import { db, type Seller } from './factories';

/** A message to a seller that its provider would not take; answers its id. */
export async function failedMessage({ user }: Pick<Seller, 'user'>): Promise<string> {
  const now = Date.now();
  const id = newId(now);
  await db.insert(messages).values({
    id,
    channel: 'mail',
    kind: 'test',
    recipient: '',
    recipientKey: '',
    userId: user.id,
    data: {},
    attempts: 9,
    outcome: 'given_up',
    error: 'mail provider answered 500',
    createdAt: now,
  });
  return id;
}
