import { readAmount } from '../../../schema/common/amount-words';
import { MAX_PROFILE_SEARCH } from '../../../schema/profile/public-profile';

/** The field's maximum length. */
export const MAX_AMOUNT = 13;

/** The filter of a profile's vehicles, in the address, so that it can be shared and needs no script. */
export interface ProfileSearch {
  search?: string | undefined;
  maxPrice?: number | undefined;
  /** Set to the typed maximum price if it is invalid: all vehicles are shown, and the field says so. */
  wrongPrice?: string | undefined;
  /** The cursor of a later page. */
  cursor?: string | undefined;
}

export function readProfileSearch(raw: Record<string, unknown>): ProfileSearch {
  const search = String(raw.search ?? '')
    .trim()
    .slice(0, MAX_PROFILE_SEARCH);
  const cursor = String(raw.cursor ?? '');
  const typed = String(raw.maxPrice ?? '').trim();
  const maxPrice = readAmount(typed) ?? undefined;
  return {
    search: search || undefined,
    maxPrice,
    wrongPrice: maxPrice === undefined && typed ? typed.slice(0, MAX_AMOUNT) : undefined,
    cursor: /^\d{1,7}_[0-9a-f-]{36}$/.test(cursor) ? cursor : undefined,
  };
}

/** The address of a profile with this filter. */
export function profilePath(username: string, { search, maxPrice, cursor }: ProfileSearch): string {
  const query = new URLSearchParams({
    ...(search ? { search } : {}),
    ...(maxPrice === undefined ? {} : { maxPrice: String(maxPrice) }),
    ...(cursor ? { cursor } : {}),
  });
  return query.size > 0 ? `/${username}?${query}` : `/${username}`;
}
