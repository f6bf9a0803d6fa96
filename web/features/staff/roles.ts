import type { Role } from '../../../schema/staff/roles';

/** What the screens call a role. */
export const ROLE_LABELS = {
  manager: 'Manager',
  salesperson: 'Salesperson',
  helper: 'Yard helper',
} as const satisfies Record<Role, string>;
