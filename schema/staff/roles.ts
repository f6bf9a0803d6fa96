/** The roles of somebody who works for a seller. The seller is the owner and has no row. */
export const ROLES = ['manager', 'salesperson', 'helper'] as const;
export type Role = (typeof ROLES)[number];

/** Roles with buyers and prices. Yard helpers have seats of their own, so nobody changes from one to the other. */
export const SALES_ROLES = ['manager', 'salesperson'] as const satisfies readonly Role[];

/** The one of two roles that may do less; roles are listed from the highest. */
export const lowerRole = (one: Role, other: Role): Role =>
  ROLES.indexOf(one) > ROLES.indexOf(other) ? one : other;
