import { Id } from '../../../schema/common/text';
import type { Ctx } from '../../context';
import { findOpenPage } from '../republish/republish.service';
import { findPublicListing } from '../vehicles/vehicles.service';
import { findSellerNamed } from './grievances.queries';

/** Whom a complaint is about. */
export interface About {
  vehicleId: string | null;
  ownerId: string | null;
}

const NOBODY: About = { vehicleId: null, ownerId: null };

/** The path of an address as typed: "https://chaabi.example/vehicle/1?x", "/vehicle/1", "@sharma-motors". */
export function pathOf(typed: string): string[] {
  const path = typed
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '');
  return path.split('/').filter(Boolean);
}

/** Finds the listing or seller that an address or a username names; nobody if its page is not there. */
export async function findAbout(ctx: Ctx, typed: string): Promise<About> {
  const path = pathOf(typed);
  const at = path.findIndex((part) => part === 'vehicle' || part === 'republished');
  const id = path[at + 1];
  if (at >= 0) {
    if (!Id.safeParse(id).success || !id) return NOBODY;
    const found = path[at] === 'vehicle' ? await findPublicListing(ctx, id) : await findOpenPage(ctx, id);
    return found ? { vehicleId: found.vehicleId, ownerId: found.ownerId } : NOBODY;
  }
  const username = path.at(-1)?.replace(/^@/, '').toLowerCase();
  const ownerId = username ? await findSellerNamed(ctx.directory, username) : null;
  return { vehicleId: null, ownerId };
}
