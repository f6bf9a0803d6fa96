/** Names the databases that did not answer, which are missing from the figures beside it. */
export function Silent({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p role="alert" className="rounded-lg bg-warning-soft px-4 py-3 text-warning">
      {names.join(', ')} {names.length === 1 ? 'does' : 'do'} not answer. The figures are incomplete.
    </p>
  );
}
