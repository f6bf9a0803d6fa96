/**
 * Search terms are personal, and URLs end up in histories and logs, so they are sent in a header (ASVS
 * 14.2.1). Without zod, which its callers do not need.
 */
export const SEARCH_HEADER = 'x-search';

/** The search header, percent-encoded because headers are ASCII; empty without a search. */
export const searchHeader = (search: string | undefined): { [SEARCH_HEADER]?: string } =>
  search ? { [SEARCH_HEADER]: encodeURIComponent(search) } : {};
