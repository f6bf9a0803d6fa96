import { CONSENTS } from '../../../schema/common/consents';
import type { Permissions } from '../../../schema/permissions/input';
import type { Ctx, UserCtx } from '../../context';
import { newId } from '../../platform/random';
import * as queries from './permissions.queries';

/** What the person has allowed; empty before they were asked. */
export const getPermissions = (ctx: UserCtx): Partial<Permissions> => ctx.actor.user.permissions ?? {};

/** Stores the whole map with the version agreed to and the time. Storage and network stay on: browsers do not prompt for them. */
export async function savePermissions(ctx: UserCtx, input: Permissions): Promise<Permissions> {
  const permissions = { ...input, storage: true, network: true };
  const createdAt = ctx.clock.now();
  await queries.savePermissions(ctx.directory, {
    id: newId(createdAt),
    userId: ctx.actor.user.id,
    consentVersion: CONSENTS.permissions.version,
    permissions,
    createdAt,
  });
  return permissions;
}

/** The words of a consent's version; null for one that is unknown. */
export const findConsentText = (ctx: Ctx, version: string): Promise<string | null> =>
  queries.findConsentText(ctx.directory, version);
