import { ACTING_HEADER, actingAt } from '../../schema/staff/acting';
import { ApiError } from './api';

/**
 * For whom the person works in this document, read from its address whenever it is needed; null in one's own
 * workspace. Changing the seller loads another document.
 */
export const actingHere = () => actingAt(window.location.pathname);

/** What stands before the workspace's own paths in this document's addresses. */
export const actingBase = (): string => actingHere()?.base ?? '';

/** The header of a request on the seller's behalf; empty in one's own workspace. */
export const actingHeader = (): Record<string, string> => {
  const acting = actingHere();
  return acting ? { [ACTING_HEADER]: acting.seller } : {};
};

/** Of an answer on a shared phone before anybody has said who uses it. */
export const LOCKED = 423;

/** Fired when an answer says that the person does not work for the seller: every other refusal names the seller. */
export const NOT_HERE = 'not-here';

/** Fired when a shared phone asks who uses it. */
export const PHONE_ASKS = 'phone-asks';

/** On a shared phone, the account that is signed in has no page of its own: the seller's opens instead. */
function ownPage(response: Response): Response {
  const seller = response.status === LOCKED ? response.headers.get(ACTING_HEADER) : null;
  if (seller) window.location.replace(`/for/${seller}/dashboard`);
  return response;
}

/** `fetch` on behalf of the seller in the address. Throws if the answer is not about that seller. */
export async function fetchForSeller(input: string, init?: RequestInit): Promise<Response> {
  const sent = Object.entries(actingHeader());
  if (sent.length === 0) return ownPage(await fetch(input, init));
  const response = await fetch(input, { ...init, headers: [...new Headers(init?.headers), ...sent] });
  const isTheirs = sent.every(([name, seller]) => response.headers.get(name) === seller);
  if (response.status === LOCKED) window.dispatchEvent(new Event(PHONE_ASKS));
  if (response.status === 404 && !isTheirs) window.dispatchEvent(new Event(NOT_HERE));
  if (response.ok && !isTheirs) throw new ApiError(404, 'an answer about another seller');
  return response;
}
