interface Guard {
  name: string;
  file: string;
  find: string;
  replace: string;
}

export const GUARDS: Guard[];
/** Why the guard cannot be taken out; null where it can. */
export function staleness(guard: Guard): string | null;
