import { useWords } from './words';
/** Shown instead of the buyer. */
export function LeadWithdrawn() {
  const t = useWords();
  return (
    <p className="max-w-96 font-normal text-ink-muted text-sm">
      {t('Offer withdrawn by the buyer. Their name, number and message have been erased.')}
    </p>
  );
}
