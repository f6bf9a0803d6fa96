import type { Permissions } from '../../../schema/contracts/permissions';
import type { UserCtx } from '../../context';
import * as queries from './permissions.queries';

/** What the person has allowed; empty before they were asked. */
export const getPermissions = (ctx: UserCtx): Partial<Permissions> => ctx.actor.user.permissions ?? {};

/** Stores the whole map. Storage and network stay on: no browser asks for them (DECISIONS.md). */
export async function savePermissions(ctx: UserCtx, input: Permissions): Promise<Permissions> {
  const permissions = { ...input, storage: true, network: true };
  await queries.savePermissions(ctx.db, ctx.actor.user.id, permissions, ctx.clock.now());
  return permissions;
}
