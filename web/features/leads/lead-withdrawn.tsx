/** Shown instead of the buyer. */
export function LeadWithdrawn() {
  return (
    <p className="max-w-96 font-normal text-ink-muted text-sm">
      Offer withdrawn by the buyer. Their name, number and message have been erased.
    </p>
  );
}
