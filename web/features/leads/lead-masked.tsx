import { useWords } from './words';
export const MASKED_REASON = "Over your plan's leads for this month" as const;

/** Why a buyer is hidden, and what to do about it. */
export function LeadMasked() {
  const t = useWords();
  return (
    <p className="max-w-96 font-normal text-sm text-warning">
      {t(MASKED_REASON)}.{' '}
      <a href="/subscription" className="font-medium underline underline-offset-2">
        {t('Upgrade to see this buyer')}
      </a>
    </p>
  );
}
