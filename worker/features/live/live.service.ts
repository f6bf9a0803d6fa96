import type { Ctx } from '../../context';

/**
 * Opens a socket for the session's person, for somebody who works for a seller at the seller's hub, or for a
 * visitor. Throws rate_limited (429) if there are too many.
 */
export function connectSocket({ actor, client, live }: Ctx): Promise<Response> {
  if (actor.kind !== 'user') return live.connect({ kind: 'visitor', network: client.site });
  const { user, member, sid } = actor;
  const isAdmin = user.isAdmin && !member;
  const { personId: memberId, accountId } = member ?? {};
  return live.connect({ kind: 'user', userId: user.id, memberId, accountId, sid, isAdmin });
}
