/**
 * The set after a press on one item: it and, with Shift, everything from the item that was pressed before are picked,
 * or no longer, as the item itself.
 */
export function afterPress(
  ids: readonly string[],
  chosen: ReadonlySet<string>,
  { id, last, withShift }: { id: string; last: string | null; withShift: boolean },
): ReadonlySet<string> {
  const [from = -1, to = -1] = [ids.indexOf(last ?? id), ids.indexOf(id)].sort((one, other) => one - other);
  const pressed = withShift && from >= 0 ? ids.slice(from, to + 1) : [id];
  const next = new Set(chosen);
  const isChosen = !chosen.has(id);
  for (const one of pressed) {
    if (isChosen) next.add(one);
    else next.delete(one);
  }
  return next;
}
