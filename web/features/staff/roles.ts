import type { Role } from '../../../schema/staff/roles';

/** What the screens call a role. */
export const ROLE_LABELS = {
  manager: 'Manager',
  salesperson: 'Salesperson',
  helper: 'Yard helper',
} as const satisfies Record<Role, string>;

/** What a role may do, in one sentence. */
export const ROLE_TEXTS = {
  salesperson:
    'Sees stock and leads, opens buyers’ numbers one by one, changes the status, adds vehicles, prints.',
  helper: 'Adds vehicles as drafts, and photos. Sees no prices and no buyers.',
  manager: 'Also changes prices and details, deletes, exports leads and answers requests.',
} as const satisfies Record<Role, string>;
