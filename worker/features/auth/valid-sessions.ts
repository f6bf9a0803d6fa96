import type { Databases } from '../../platform/databases';
import { listValidOperators } from './operator-sessions.queries';
import { listValidSellers } from './session.queries';

/**
 * Which of a person's sessions are valid, whether in the shard or, for operators, in the directory. The
 * directory is queried only for sessions that are not valid in the shard.
 */
export async function listValidSessions(
  { directory, shardOf }: Pick<Databases, 'directory' | 'shardOf'>,
  userId: string,
  sids: string[],
  now: number,
): Promise<Map<string, { isAdmin: boolean }>> {
  if (sids.length === 0) return new Map();
  const sellers = await listValidSellers(shardOf(userId), userId, sids, now);
  const rest = sids.filter((sid) => !sellers.includes(sid));
  const operators = rest.length > 0 ? await listValidOperators(directory, userId, rest, now) : [];
  return new Map([...sellers, ...operators].map((sid) => [sid, { isAdmin: operators.includes(sid) }]));
}
