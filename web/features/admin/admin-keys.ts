import type { QueryClient } from '@tanstack/react-query';

export const ADMIN_POLL_MS = 30_000;
export const FEED_LIMIT = '100';
export const LIST_LIMIT = '50';

/** Refreshed by the socket while someone is active (features/live/apply-message.ts). */
export const live = ['api', 'admin'] as const;
/** Lists that a person is reading, refreshed only after their own actions. */
export const lists = ['api', 'admin-lists'] as const;
export const details = ['api', 'admin-details'] as const;

/** Refetches after any change by an operator. */
export const refreshAdmin = (client: QueryClient) =>
  Promise.all([live, lists, details].map((queryKey) => client.invalidateQueries({ queryKey })));
