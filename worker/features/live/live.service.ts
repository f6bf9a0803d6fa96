import type { Ctx } from '../../context';

/** Opens a socket for the session's person or a visitor. Throws rate_limited (429) if there are too many. */
export function connectSocket({ actor, client, live }: Ctx): Promise<Response> {
  if (actor.kind !== 'user') return live.connect({ kind: 'visitor', network: client.site });
  const { user, sid } = actor;
  return live.connect({ kind: 'user', userId: user.id, sid, isAdmin: user.isAdmin });
}
