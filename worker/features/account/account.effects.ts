import type { Ctx } from '../../context';
import type { Payloads } from '../../platform/effect-kinds';
import { copyProfile } from './account.queries';

/** Stores a version of a profile as what the directory knows of a seller. */
export async function applyProfile(ctx: Ctx, profile: Payloads['profile']): Promise<null> {
  await copyProfile(ctx.directory, profile);
  return null;
}
