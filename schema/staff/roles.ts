/** The roles of somebody who works for a seller. The seller is the owner and has no row. */
export const ROLES = ['manager', 'salesperson'] as const;
export type Role = (typeof ROLES)[number];

/** The one of two roles that may do less; roles are listed from the highest. */
export const lowerRole = (one: Role, other: Role): Role =>
  ROLES.indexOf(one) > ROLES.indexOf(other) ? one : other;
