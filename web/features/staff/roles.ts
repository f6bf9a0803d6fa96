import type { Role } from '../../../schema/staff/roles';

/** What the screens call a role. */
export const ROLE_LABELS = { manager: 'Manager', salesperson: 'Salesperson' } as const satisfies Record<
  Role,
  string
>;
