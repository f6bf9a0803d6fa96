import { z } from 'zod';
import { searchedBy } from '../common/search';
import { text } from '../common/text';

export const USER_SORTS = ['newest', 'last_activity', 'most_vehicles', 'most_leads'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** The search index of people works on groups of three characters. */
export const MIN_SEARCH = 3;

export const UsersSearch = searchedBy(
  text({ max: 100 }).pipe(
    z.union([z.literal(''), z.string().min(MIN_SEARCH, `Type at least ${MIN_SEARCH} characters`)]),
  ),
);

export const UsersQuery = z.object({
  sort: z.enum(USER_SORTS).default('newest'),
});
export type UsersQuery = z.output<typeof UsersQuery> & z.output<typeof UsersSearch>;
