// Without a schema, so that the routes of every page can parse a profile's address without loading zod.

/** Vehicles per page of a profile. */
export const PROFILE_PAGE_SIZE = 9;
export const MAX_PROFILE_SEARCH = 50;
/** How long a vehicle is marked as new. */
export const NEW_DAYS = 7;

export const USERNAME_PATTERN = /^[a-z][a-z0-9_-]*$/;
