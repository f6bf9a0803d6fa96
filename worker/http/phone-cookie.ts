import { AppError } from '../../schema/common/errors';
import { KEPT } from '../../schema/common/retention';
import { ACTING_HEADER, SHORT_ID } from '../../schema/staff/acting';
import type { AppContext } from './app-env';
import type { RouteEntry } from './route-entry';
import { type AnyContext, stepCookie } from './session-cookie';

/**
 * Marks a browser that a seller's staff share, with the seller's short id. It lasts as long as a session, and goes
 * with it.
 */
export const phoneCookie = stepCookie('phone', KEPT.session * 86_400);

const OF_ANYBODY: readonly RouteEntry['access'][] = ['anyone', 'viewer', 'provider'];

/**
 * The account that is signed in on a shared phone is used only for the seller: whoever holds the phone could
 * otherwise change its number or password without a PIN. Throws locked (423), and names the seller.
 */
export function refuseOwnOnSharedPhone(c: AppContext, { access }: RouteEntry): void {
  if (OF_ANYBODY.includes(access)) return;
  const seller = phoneCookie.read(c) ?? '';
  if (!SHORT_ID.test(seller)) return;
  c.header(ACTING_HEADER, seller);
  throw new AppError('who_are_you');
}

/** Opens the account again: somebody signs in or out, or the seller's staff (`seller`) share the phone no more. */
export function leaveSharedPhone(c: AnyContext, seller = phoneCookie.read(c)): void {
  if (seller !== undefined && phoneCookie.read(c) === seller) phoneCookie.clear(c);
}
