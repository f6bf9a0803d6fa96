/** What saving will show and hide. A vehicle is in at most one of the two lists. */
export interface PendingChoice {
  add: readonly string[];
  remove: readonly string[];
}

export const NO_CHOICE: PendingChoice = { add: [], remove: [] };

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);

/** Puts a vehicle on one list and removes it from the other. */
export function choose({ add, remove }: PendingChoice, list: keyof PendingChoice, id: string): PendingChoice {
  const chosen = { add: without(add, id), remove: without(remove, id) };
  return { ...chosen, [list]: [...chosen[list], id] };
}

/** Removes a vehicle from both lists, which leaves it unchanged. */
export const leave = ({ add, remove }: PendingChoice, id: string): PendingChoice => ({
  add: without(add, id),
  remove: without(remove, id),
});
