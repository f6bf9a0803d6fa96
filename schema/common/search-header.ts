/**
 * What people are looked for by is theirs, and addresses stay in histories and logs: it travels in a header (ASVS 14.2.1). Without
 * Free of zod, which its callers do not need.
 */
export const SEARCH_HEADER = 'x-search';

/** The header of a search, percent-encoded as headers are ASCII; none for no search. */
export const searchHeader = (search: string | undefined): { [SEARCH_HEADER]?: string } =>
  search ? { [SEARCH_HEADER]: encodeURIComponent(search) } : {};
