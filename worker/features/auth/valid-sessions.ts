import type { Ctx } from '../../context';
import { listOpenSessions } from './session.queries';

/** A person's valid sessions, among the latest hundred. */
export async function listValidSids(
  { directory, clock }: Pick<Ctx, 'directory' | 'clock'>,
  userId: string,
): Promise<Set<string>> {
  const open = await listOpenSessions(directory, userId, clock.now());
  return new Set(open.map(({ sid }) => sid));
}
