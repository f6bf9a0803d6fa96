import { TimeAgo } from '../../ui/core/time-ago';
import { useWords } from './words';

/** When the seller last spoke with the buyer. */
export function LastContact({ at }: { at: string }) {
  const t = useWords();
  return (
    <p className="text-ink-muted text-sm">{t.rich('Last contact: {when}', { when: <TimeAgo at={at} /> })}</p>
  );
}
