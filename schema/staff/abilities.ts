import { ROLES, type Role } from './roles';

const MANAGERS = ['manager'] as const;

/**
 * What people who work for a seller may do, by role. The owner may do all of it. A route names one of these
 * (worker/http/route-entry.ts), never a role.
 */
export const ABILITIES = {
  /** The seller's name and plan, which everybody who works there sees. */
  seeSeller: ROLES,
  seeStock: ROLES,
  addVehicles: ROLES,
  /** Prices, facts, photos, order, visibility and deletion. */
  changeVehicles: MANAGERS,
  changeStatus: ROLES,
  seeLeads: ROLES,
  /** Buyers' numbers in lists. Everybody else opens them one by one, and each is recorded. */
  seeNumbers: MANAGERS,
  workOnLeads: ROLES,
  exportLeads: MANAGERS,
  print: ROLES,
  seeFigures: MANAGERS,
  republish: MANAGERS,
  /** Requests for certificates, and by resellers. */
  answerRequests: MANAGERS,
  /** Account, sign-in, plan, messages, staff: only the person whose account it is. */
  oneself: [],
} as const satisfies Record<string, readonly Role[]>;
export type Ability = keyof typeof ABILITIES;

/** Whether a role has an ability; `null` is the owner. */
export const may = (role: Role | null, ability: Ability): boolean =>
  role === null || (ABILITIES[ability] as readonly Role[]).includes(role);
