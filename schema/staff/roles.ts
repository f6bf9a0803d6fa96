/** The roles of somebody who works for a seller. The seller is the owner and has no row. */
export const ROLES = ['manager', 'salesperson'] as const;
export type Role = (typeof ROLES)[number];
