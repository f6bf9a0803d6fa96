import { CONSENTS } from '../../../schema/common/consents';
import type { WorkspaceLanguage } from '../../../schema/common/languages';
import type { Permissions } from '../../../schema/permissions/input';
import type { Ctx, UserCtx } from '../../context';
import { newId } from '../../platform/random';
import * as queries from './permissions.queries';

/** What the person has allowed; empty before they were asked. */
export const getPermissions = (ctx: UserCtx): Partial<Permissions> => ctx.actor.user.permissions ?? {};

/**
 * Stores all permissions with the version agreed to, in the language in which it was read, and the time. Storage and network stay on, because
 * browsers never prompt for them.
 */
export async function savePermissions(
  ctx: UserCtx,
  input: Permissions,
  language: WorkspaceLanguage,
): Promise<Permissions> {
  const permissions = { ...input, storage: true, network: true };
  const createdAt = ctx.clock.now();
  const id = newId(createdAt);
  await queries.savePermissions(ctx.directory, {
    id,
    userId: ctx.actor.user.id,
    consentVersion: CONSENTS.permissions.version[language],
    permissions,
    createdAt,
  });
  await ctx.settle(ctx.directory, id);
  return permissions;
}

/** The text of a consent's version; null if it is unknown. */
export const findConsentText = (ctx: Ctx, version: string): Promise<string | null> =>
  queries.findConsentText(ctx.directory, version);
