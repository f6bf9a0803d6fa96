import { readAmount } from '../../../schema/common/amount-words';
import { type ChosenFacets, chosenFacets, FACETS, isSort, type Sort } from '../../../schema/profile/facets';
import { MAX_PROFILE_SEARCH } from '../../../schema/profile/public-profile';

/** The field's maximum length. */
export const MAX_AMOUNT = 13;

/** Beyond this many choices search engines should ignore a page. */
export const FEW_CHOICES = 2;

/** The filter of a profile's vehicles, in the address, so that it can be shared and needs no script. */
export interface ProfileSearch {
  search?: string | undefined;
  maxPrice?: number | undefined;
  /** Set to the typed maximum price if it is invalid: all vehicles are shown, and the field says so. */
  wrongPrice?: string | undefined;
  facets: ChosenFacets;
  /** Without one, the seller's order. */
  sort?: Sort | undefined;
  /** The cursor of a later page. */
  cursor?: string | undefined;
}

/** What can be taken off a search. */
export type Choice = keyof ChosenFacets | 'search' | 'maxPrice';

export function readProfileSearch(raw: Record<string, unknown>): ProfileSearch {
  const search = String(raw.search ?? '')
    .trim()
    .slice(0, MAX_PROFILE_SEARCH);
  const cursor = String(raw.cursor ?? '');
  const typed = String(raw.maxPrice ?? '').trim();
  const maxPrice = readAmount(typed) ?? undefined;
  const sort = String(raw.sort ?? '');
  return {
    search: search || undefined,
    maxPrice,
    wrongPrice: maxPrice === undefined && typed ? typed.slice(0, MAX_AMOUNT) : undefined,
    facets: chosenFacets(raw),
    sort: isSort(sort) ? sort : undefined,
    cursor: /^(?:o\d{1,5}|\d{1,7}_[0-9a-f-]{36})$/.test(cursor) ? cursor : undefined,
  };
}

/** The choices of a search, as they are shown. */
export const choicesOf = ({ search, maxPrice, facets }: ProfileSearch): Choice[] => [
  ...(search ? (['search'] as const) : []),
  ...(maxPrice === undefined ? [] : (['maxPrice'] as const)),
  ...FACETS.filter((facet) => facets[facet] !== undefined),
];

/** The search without a choice, from its first page. */
export function withoutChoice(search: ProfileSearch, choice: Choice): ProfileSearch {
  const { cursor: _, ...kept } = search;
  if (choice === 'search' || choice === 'maxPrice') return { ...kept, [choice]: undefined };
  return { ...kept, facets: { ...kept.facets, [choice]: undefined } };
}

/** A search's parameters as names and values, in one order. */
export function parametersOf({ search, maxPrice, facets, sort, cursor }: ProfileSearch): [string, string][] {
  const all: [string, string | undefined][] = [
    ['search', search],
    ['maxPrice', maxPrice?.toString()],
    ...FACETS.map((facet): [string, string | undefined] => [facet, facets[facet]]),
    ['sort', sort],
    ['cursor', cursor],
  ];
  return all.filter((pair): pair is [string, string] => Boolean(pair[1]));
}

/** The address of a profile with this filter. */
export function profilePath(username: string, search: ProfileSearch): string {
  const query = new URLSearchParams(parametersOf(search));
  return query.size > 0 ? `/${username}?${query}` : `/${username}`;
}

/** The same, at the list instead of the seller. */
export const listPath = (username: string, search: ProfileSearch) =>
  `${profilePath(username, search)}#vehicles`;
