import { ROLES, type Role, SALES_ROLES } from './roles';
import type { Switches } from './switches';

const MANAGERS = ['manager'] as const;

/**
 * What people who work for a seller may do, by role. The owner may do all of it. A route names one of these
 * (worker/http/route-entry.ts), never a role.
 */
export const ABILITIES = {
  /** The seller's name and plan, which everybody who works there sees. */
  seeSeller: ROLES,
  /** With prices and figures. */
  seeStock: SALES_ROLES,
  /** What stands in the yard, without prices and buyers. */
  seeYard: ROLES,
  addVehicles: SALES_ROLES,
  draftVehicles: ROLES,
  addPhotos: ROLES,
  /** Prices, facts, photos, order, visibility and deletion. */
  changeVehicles: MANAGERS,
  /** Only the price; a salesperson only down to what the owner's switch allows. */
  lowerPrices: SALES_ROLES,
  changeStatus: SALES_ROLES,
  seeLeads: SALES_ROLES,
  /** Buyers' numbers in lists. Everybody else opens them one by one, and each is recorded. */
  seeNumbers: MANAGERS,
  workOnLeads: SALES_ROLES,
  exportLeads: MANAGERS,
  /** The secret address of the catalogue feed. */
  manageFeed: MANAGERS,
  /** Address and hours of the yard, and the texts that everybody sends. */
  manageYard: MANAGERS,
  /** Who answers for a vehicle, and works on a lead. */
  assign: MANAGERS,
  print: SALES_ROLES,
  seeFigures: MANAGERS,
  /** What vehicles have cost, and the margin: managers only if the owner's switch says so. */
  seeMoney: MANAGERS,
  republish: MANAGERS,
  /** Requests for certificates, and by resellers. */
  answerRequests: MANAGERS,
  /** Account, sign-in, plan, messages, staff: only the person whose account it is. */
  oneself: [],
} as const satisfies Record<string, readonly Role[]>;
export type Ability = keyof typeof ABILITIES;

/** The role that most of the owner's switches are about. */
export const SWITCHED_ROLE = 'salesperson' satisfies Role;

/** What a role may do only if a switch of the owner says so, and which. */
export const SWITCHED = {
  addVehicles: { role: SWITCHED_ROLE, by: 'addVehicles' },
  draftVehicles: { role: SWITCHED_ROLE, by: 'addVehicles' },
  lowerPrices: { role: SWITCHED_ROLE, by: 'lowerPercent' },
  seeMoney: { role: 'manager', by: 'managersSeeMoney' },
} as const satisfies Partial<Record<Ability, { role: Role; by: keyof Switches }>>;
export type SwitchedAbility = keyof typeof SWITCHED;

export const isSwitched = (ability: Ability): ability is SwitchedAbility => ability in SWITCHED;

/** Somebody who works for a seller, and what the owner lets people of their role do. */
export interface Position {
  role: Role;
  switches: Switches;
}

/** Whether somebody in a position has an ability; `null` is the owner. */
export const may = (position: Position | null, ability: Ability): boolean =>
  position === null ||
  ((ABILITIES[ability] as readonly Role[]).includes(position.role) &&
    (!isSwitched(ability) ||
      position.role !== SWITCHED[ability].role ||
      Boolean(position.switches[SWITCHED[ability].by])));
